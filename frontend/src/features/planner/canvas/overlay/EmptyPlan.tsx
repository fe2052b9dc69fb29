/* Said over an empty room: what to do first. It lets the pointer through, so that drawing can start at once. */
import { Button } from '@/ui/Button'
import { focusPlan } from '@/features/planner/focus-plan'
import {
  useDesigner,
  useInteraction,
  usePlanState,
  useView,
} from '@/features/planner/designer/context'

export function EmptyPlan() {
  const designer = useDesigner()
  const empty = usePlanState((state) => state.order.length === 0)
  const compact = useView((state) => state.compact)
  const idle = useInteraction((state) => state.kind === 'idle')
  if (!empty || !idle) return null
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-6">
      <div className="max-w-80 rounded-card border border-border bg-surface/95 p-6 text-center shadow-float">
        <h2 className="text-base font-semibold">This room is empty</h2>
        <p className="mt-1 text-sm text-muted">
          {compact
            ? 'No floor plan created yet. Open this page on a larger screen to draw it.'
            : 'Choose an object on the left and click in the room to place it.'}
        </p>
        {!compact && (
          <Button
            variant="primary"
            className="pointer-events-auto mt-4"
            onClick={() => {
              designer.view.setState({ panel: 'objects', panelOpen: true })
              designer.place('round')
              focusPlan()
            }}
          >
            Place a round table
          </Button>
        )}
      </div>
    </div>
  )
}
