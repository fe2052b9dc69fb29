/* The side panel: the chosen tab's page, wider or narrower by its edge. The outline stays in the page when hidden. */
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { Splitter } from '@/ui/Splitter'
import { useDesigner, useView } from '@/canvas/context'
import { Outline } from '@/features/designer/outline/Outline'
import { usePreload } from '@/canvas/hooks/use-preload'
import { PANEL_WIDTH, setPanelWidth } from '@/canvas/store/panel'
import { panelNamed } from '@/features/designer/screen/panels'

export function SidePanel() {
  const designer = useDesigner()
  const panel = useView((state) => state.panel)
  const open = useView((state) => state.panelOpen)
  const width = useView((state) => state.panelWidth)
  // A selection opens Properties at once.
  usePreload(panelNamed(designer, 'properties').page.preload)
  const { label: title, page } = panelNamed(designer, panel)
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
            <page.Part />
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

function Edge() {
  const designer = useDesigner()
  const width = useView((state) => state.panelWidth)
  return (
    <Splitter
      label="Panel width"
      edge="end"
      width={width}
      min={PANEL_WIDTH.min}
      max={PANEL_WIDTH.max}
      onWidth={(panelWidth) => {
        setPanelWidth(designer.view, panelWidth)
      }}
    />
  )
}
