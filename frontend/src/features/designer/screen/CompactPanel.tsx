/* A panel in a small window that is worked with mouse and keyboard, as on a page zoomed to 400 %: over the plan. */
import { X } from 'lucide-react'
import { useEffect } from 'react'

import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { IconButton } from '@/ui/IconButton'
import { panelNamed } from '@/features/designer/screen/panels'
import { useDesigner, useView } from '@/canvas/context'
import { focusPlan, PLAN_REGION } from '@/canvas/focus/focus-plan'
import { Outline } from '@/features/designer/outline/Outline'
import { closePanel } from '@/canvas/store/panel'
import { isHandheld } from '@/canvas/store/view'

/** Renders the open panel, and the outline that screen readers read when it is not the one. */
export function CompactPanel() {
  const designer = useDesigner()
  const panel = useView((state) => state.panel)
  const open = useView((state) => state.panelOpen && !isHandheld(state))
  useEffect(() => {
    // What is done on the plan is not done behind a panel.
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.id === PLAN_REGION) {
        closePanel(designer.view)
      }
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
    }
  }, [designer])
  const { label: title, page } = panelNamed(designer, panel)
  return (
    <section
      id="side-panel"
      aria-label={title}
      className={
        open
          ? 'absolute inset-0 z-20 flex animate-fade-in flex-col overflow-y-auto bg-surface'
          : 'sr-only'
      }
    >
      <div className="flex h-11 shrink-0 items-center gap-2 border-b border-border pr-2 pl-4">
        <h2 tabIndex={-1} className="flex-1 text-sm font-semibold focus:outline-none">
          {title}
        </h2>
        {open && (
          <IconButton label="Close panel" size="icon-sm" onClick={focusPlan}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {open && (
        <ErrorBoundary key={panel}>
          <page.Part />
        </ErrorBoundary>
      )}
      <ErrorBoundary>
        <Outline visible={open && panel === 'outline'} />
      </ErrorBoundary>
    </section>
  )
}
