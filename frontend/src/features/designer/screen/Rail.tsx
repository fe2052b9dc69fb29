/* The icon rail: one tab for each panel. Arrow keys move along it. */
import type { KeyboardEvent } from 'react'

import { Tooltip } from '@/ui/Tooltip'
import { cn } from '@/ui/class-names'
import { useDesigner, useView } from '@/canvas/context'
import { panelsFor } from '@/features/designer/screen/panels'
import { openPanel, type PanelName, togglePanel } from '@/canvas/store/panel'

export function Rail() {
  const designer = useDesigner()
  const panel = useView((state) => state.panel)
  const open = useView((state) => state.panelOpen)
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const panels = panelsFor(designer, isReadOnly)

  const choose = (name: PanelName): void => {
    togglePanel(designer.view, name)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = panels.findIndex((each) => each.name === panel)
    const next = panels[(at + step + panels.length) % panels.length]
    if (next === undefined) return
    openPanel(designer.view, next.name)
    document.getElementById(`panel-tab-${next.name}`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label="Panels"
      aria-orientation="vertical"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex w-12 flex-col items-center scroll-shadows gap-1 overflow-y-auto border-r border-border py-2"
    >
      {panels.map(({ name, label, icon: Icon, page }) => {
        const current = name === panel
        return (
          <Tooltip key={name} text={label} side="right">
            <button
              type="button"
              id={`panel-tab-${name}`}
              role="tab"
              aria-label={label}
              aria-selected={current}
              aria-controls="side-panel"
              tabIndex={current ? 0 : -1}
              onPointerEnter={page.preload}
              onClick={() => {
                choose(name)
              }}
              className={cn(
                'grid size-9 shrink-0 place-items-center pointer-coarse:size-11 rounded-control -outline-offset-2 transition-colors duration-120',
                current && open
                  ? 'bg-accent-soft text-accent'
                  : 'text-muted hover:bg-surface-2 hover:text-text',
              )}
            >
              <Icon aria-hidden className="size-5" strokeWidth={1.75} />
            </button>
          </Tooltip>
        )
      })}
    </div>
  )
}
