/* The side panel: the chosen tab's page, wider or narrower by its edge. The outline stays in the page when hidden. */
import type { KeyboardEvent, PointerEvent } from 'react'

import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { useDesigner, useView } from '@/features/planner/designer/context'
import { Outline } from '@/features/planner/outline/Outline'
import { PANEL_PAGES } from '@/features/planner/components/panel-pages'
import { usePreload } from '@/features/planner/hooks/use-preload'
import { PANEL_WIDTH } from '@/features/planner/store/view'
import { PANELS } from '@/features/planner/components/panels'

export function SidePanel() {
  const panel = useView((state) => state.panel)
  const open = useView((state) => state.panelOpen)
  const width = useView((state) => state.panelWidth)
  // A selection opens Properties at once.
  usePreload(PANEL_PAGES.properties.preload)
  const Page = PANEL_PAGES[panel].Part
  const title = PANELS.find((each) => each.name === panel)?.label ?? ''
  return (
    <div className="relative flex h-full min-h-0" style={{ width: open ? width : 0 }}>
      <section
        id="side-panel"
        role="tabpanel"
        aria-labelledby={`panel-tab-${panel}`}
        className={
          open
            ? 'flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden border-r border-border bg-surface'
            : 'sr-only'
        }
      >
        <h2
          tabIndex={-1}
          className="flex h-11 shrink-0 items-center border-b border-border px-4 text-sm font-semibold focus:outline-none"
        >
          {title}
        </h2>
        {open && (
          <ErrorBoundary key={panel}>
            <Page />
          </ErrorBoundary>
        )}
        <ErrorBoundary>
          <Outline visible={open && panel === 'outline'} />
        </ErrorBoundary>
      </section>
      {open && <Edge />}
    </div>
  )
}

const STEP = 20

function Edge() {
  const designer = useDesigner()
  const width = useView((state) => state.panelWidth)
  const setWidth = (wanted: number): void => {
    const panelWidth = Math.min(PANEL_WIDTH.max, Math.max(PANEL_WIDTH.min, wanted))
    designer.view.setState({ panelWidth })
  }
  const onPointerDown = (event: PointerEvent): void => {
    event.preventDefault()
    const from = event.clientX - width
    const edge = event.currentTarget
    edge.setPointerCapture(event.pointerId)
    const move = (moved: globalThis.Event): void => {
      if (moved instanceof globalThis.PointerEvent) setWidth(moved.clientX - from)
    }
    const stop = (): void => {
      edge.removeEventListener('pointermove', move)
      edge.removeEventListener('pointerup', stop)
    }
    edge.addEventListener('pointermove', move)
    edge.addEventListener('pointerup', stop)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') setWidth(width + STEP)
    if (event.key === 'ArrowLeft') setWidth(width - STEP)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a splitter takes focus and keys
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Panel width"
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTH.min}
      aria-valuemax={PANEL_WIDTH.max}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a splitter is moved with arrow keys
      tabIndex={0}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 -right-1 z-10 w-2 cursor-col-resize touch-none transition-colors duration-120 hover:bg-accent/30"
    />
  )
}
