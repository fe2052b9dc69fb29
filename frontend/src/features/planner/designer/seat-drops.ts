/* Where a guest who is carried over the plan would sit down. */
import type { Hit, Point } from '@/plan/types'
import type { Designer } from '@/features/planner/designer/designer'
import { messages } from '@/features/planner/messages'
import { dropOf, type Drop } from '@/features/planner/seats/drop'

/** Screen pixels beside a chair that still count as on it. */
const REACH = 10

/** Marks the chair or the table under a place; `undefined` takes the mark away. */
export function markDrop(designer: Designer, place: Point | undefined): void {
  const hit = place && hitAt(designer, place)
  const shown = designer.view.getState().drop
  if (shown?.element === hit?.element && shown?.seat === hit?.seat) return
  designer.view.setState({ drop: hit })
}

/** What letting go of a guest at a place asks for. */
export function dropAt(designer: Designer, guestId: string, place: Point | undefined): Drop {
  const seating = designer.seating.getState()
  const guest = seating.byId.get(guestId)
  if (guest === undefined || place === undefined) return { kind: 'nothing' }
  const session = designer.plan.session()
  return dropOf(guest, seating, {
    hit: hitAt(designer, place),
    place,
    seatsFrom: (element, x, y) => session.seatsFrom(element, x, y),
  })
}

/** Lets go of a guest who was dragged from a chair. */
export function dropSeated(designer: Designer, guestId: string, place: Point): void {
  markDrop(designer, undefined)
  const drop = dropAt(designer, guestId, place)
  if (drop.kind === 'seat') void designer.seats.assign(drop.guestId, drop.seatId)
  if (drop.kind === 'full') designer.doors.failure(messages.tableFull)
}

function hitAt(designer: Designer, place: Point): Hit | undefined {
  const { zoom } = designer.view.getState().camera
  return designer.plan.session().hitTest(place.x, place.y, REACH / zoom)
}
