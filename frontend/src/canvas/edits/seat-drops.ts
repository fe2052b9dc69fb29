/* Where guests who are dragged over the plan would sit down. */
import type { Guest } from '@/api/schema'
import type { Hit, Point } from '@/plan/types'
import { nameOf } from '@/canvas/text/describe'
import type { Env } from '@/canvas/env'
import { messages } from '@/canvas/text/messages'
import { tableOfSeat } from '@/canvas/seats/seating'
import { guestsInHand, markDropTarget } from '@/canvas/store/hand'
import { dropOf, type Drop } from '@/canvas/seats/drop'

/** Screen pixels beside a chair that still count as on it. */
const REACH = 10

/** Marks where guests would sit at a place; `undefined` takes the mark away. */
export function markDrop(
  designer: Env,
  place: Point | undefined,
  guests: readonly string[] = guestsInHand(designer.view.getState()),
): void {
  const hit = place && hitAt(designer, place)
  const drop = place && hit && { ...hit, seats: seatsOf(dropOn(designer, guests, hit, place)) }
  const shown = designer.view.getState().drop
  const isSame =
    shown?.element === drop?.element &&
    shown?.seat === drop?.seat &&
    shown?.seats.join() === drop?.seats.join()
  if (!isSame) markDropTarget(designer.view, drop)
}

/** The seats that would be taken. */
function seatsOf(drop: Drop): readonly string[] {
  switch (drop.kind) {
    case 'seat':
    case 'swap':
      return [drop.seatId]
    case 'group':
      return drop.moves.map(({ seatId }) => seatId)
    case 'party':
      return drop.seats
    case 'nothing':
    case 'full':
    case 'locked':
      return []
  }
}

/** What letting go of guests at a place asks for. */
export function dropAt(designer: Env, guestIds: readonly string[], place: Point | undefined): Drop {
  if (place === undefined) return { kind: 'nothing' }
  return dropOn(designer, guestIds, hitAt(designer, place), place)
}

/** What choosing a chair or table for guests asks for. */
export function dropOn(
  designer: Env,
  guestIds: readonly string[],
  hit: Hit | undefined,
  place: Point,
): Drop {
  const seating = designer.seating.getState()
  const guests = guestIds.flatMap((id): Guest[] => {
    const guest = seating.byId.get(id)
    return guest === undefined ? [] : [guest]
  })
  const session = designer.plan.session()
  return dropOf(guests, seating, {
    hit,
    place,
    seatsFrom: (element, x, y) => session.seatsFrom(element, x, y),
    hints: () => designer.seatAdvisor.hints(guestIds),
    isLocked: (element) => isLockedTable(designer, element),
  })
}

/** Lets go of a guest who was dragged from a chair. */
export function dropSeated(designer: Env, guestId: string, place: Point): void {
  markDrop(designer, undefined)
  const drop = dropAt(designer, [guestId], place)
  if (drop.kind !== 'party') runDrop(designer, drop)
}

export function runDrop(designer: Env, drop: Exclude<Drop, { kind: 'party' }>): void {
  switch (drop.kind) {
    case 'nothing':
      return
    case 'full':
      designer.ports.failure(
        drop.wanted === 1 ? messages.tableFull : messages.tooFewSeats(drop.wanted),
      )
      return
    case 'locked': {
      const element = designer.plan.state.getState().elements.get(drop.element)
      designer.ports.failure(messages.tableLocked(element === undefined ? 'It' : nameOf(element)))
      return
    }
    case 'seat':
      void designer.seats.assign(drop.guestId, drop.seatId)
      return
    case 'swap':
      void designer.seats.swap(drop.guestId, drop.seatId)
      return
    case 'group':
      void designer.seats.seatTogether(drop.moves)
  }
}

/** Whether a wish keeps the table as it is. */
function isLockedTable(designer: Env, element: string): boolean {
  const { wishes } = designer.seatAdvisor.wishes.getState()
  return wishes.some(({ kind, tableId }) => kind === 'lock' && tableId === element)
}

/** Whether a lock keeps guests from a table: one of that table, or of one where they sit now. */
export function isLockedFor(designer: Env, guestIds: readonly string[], element: string): boolean {
  const { byId } = designer.seating.getState()
  const from = guestIds.flatMap((id) => byId.get(id)?.seat?.id ?? []).map(tableOfSeat)
  return [element, ...from].some((table) => isLockedTable(designer, table))
}

function hitAt(designer: Env, place: Point): Hit | undefined {
  const { zoom } = designer.view.getState().camera
  return designer.plan.session().hitTest(place.x, place.y, REACH / zoom)
}
