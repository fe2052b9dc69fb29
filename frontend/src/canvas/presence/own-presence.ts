/* What this page tells of itself. */
import type { OwnPresence, PlanPoint, PlanRect } from '@/api/live-presence'
import type { Env } from '@/canvas/env'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { followedView, type Presence } from '@/canvas/presence/presence'
import { visibleBox } from '@/canvas/store/camera'
import type { Point } from '@/plan/types'

/** The server takes no more ids than these. */
const MOST_SELECTED = 50

/** Returns where this page is now; `pointer` is the last position on the plan. */
export function ownPresence(
  designer: Env,
  presence: Presence,
  pointer: Point | undefined,
): Omit<OwnPresence, 'leaving'> {
  const { surface, mode } = designer.view.getState()
  const { ids, seat } = designer.selection.getState()
  const isFlat = mode === '2d'
  return {
    clientId: presence.clientId,
    place: surface.kind === 'seating' ? 'seating' : 'designer',
    selection: seat === undefined ? ids.slice(0, MOST_SELECTED) : [seat],
    cursor: isFlat && pointer !== undefined ? rounded(pointer) : null,
    view: isFlat ? ownView(designer, presence) : null,
    laser: isFlat && isDrawing(designer.interaction.getState(), 'laser'),
  }
}

/**
 * A page that follows hands on the view it was given. Two that follow each other would otherwise fit each other's view
 * into a larger one for ever.
 */
function ownView(designer: Env, presence: Presence): PlanRect | null {
  const followed = followedView(presence.state.getState())
  if (followed !== null) return followed
  const { camera, size } = designer.view.getState()
  if (size.width === 0 || size.height === 0) return null
  const { x, y, width, height } = visibleBox(camera, size, 0)
  return { ...rounded({ x, y }), width: tenth(width), height: tenth(height) }
}

function rounded({ x, y }: Point): PlanPoint {
  return { x: tenth(x), y: tenth(y) }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
