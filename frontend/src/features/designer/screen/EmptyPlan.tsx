/* Said over an empty room: what to do first. It lets the pointer through, so that drawing can start at once. */
import { Button } from '@/ui/Button'
import { IDLE } from '@/canvas/hand/gesture'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { closeSetup, openPanel } from '@/canvas/store/panel'
import { leaveSeating } from '@/canvas/store/screen'
import { isHandheld } from '@/canvas/store/view'
import { useDesigner, useInteraction, usePlanState, useView } from '@/canvas/context'

export function EmptyPlan() {
  const designer = useDesigner()
  const empty = usePlanState((state) => state.order.length === 0)
  const handheld = useView(isHandheld)
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const seating = useView((state) => state.surface.kind === 'seating')
  const idle = useInteraction((active) => active === IDLE)
  if (!empty || !idle) return null
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-6 short:p-2">
      <div className="max-w-md rounded-card border border-border bg-surface/95 p-6 text-center shadow-float short:p-3">
        <h2 className="text-base font-semibold">This room is empty</h2>
        <p className="mt-1 text-sm text-muted">
          {seating
            ? 'Tables are placed in the designer.'
            : isReadOnly
              ? 'No floor plan created yet. Ask an owner or planner of your organisation to draw it.'
              : handheld
                ? 'No floor plan created yet. Open this page on a larger screen to draw it.'
                : 'Choose one of the objects beside the plan and click in the room to place it.'}
        </p>
        {seating && (
          <Button
            variant="primary"
            className="pointer-events-auto mt-4"
            onClick={() => {
              leaveSeating(designer.view)
              focusPlan()
            }}
          >
            Go to the designer
          </Button>
        )}
        {!handheld && !isReadOnly && !seating && (
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            <Button
              variant="primary"
              className="pointer-events-auto"
              onClick={() => {
                openPanel(designer.view, 'objects')
                designer.place('round')
                focusPlan()
              }}
            >
              Place a round table
            </Button>
            <Button
              className="pointer-events-auto"
              onClick={() => {
                openPanel(designer.view, 'templates')
                closeSetup(designer.view)
                document.getElementById('panel-tab-templates')?.focus()
              }}
            >
              Start from a template
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
