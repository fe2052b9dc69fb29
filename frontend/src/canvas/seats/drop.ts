/*
 * What dropping guests on the plan does: a chair takes a guest; a table takes the guest on the next free chair
 * clockwise from the drop point, or the whole party on request. A dragged party is seated from the chair on, or on the
 * best seats of the table. Pure functions.
 */
import type { Hit, Point, SeatHint } from '@/plan/types'
import type { Guest } from '@/api/schema'
import { isSeated, waitingParty, type Seating } from '@/guests/seating'
import { tableOfSeat } from '@/canvas/seats/seating'

interface SeatMove {
  readonly guestId: string
  readonly seatId: string
}

export type Drop =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'seat'; readonly guestId: string; readonly seatId: string }
  /** A seated guest was dragged to a taken chair: the two guests swap places. */
  | { readonly kind: 'swap'; readonly guestId: string; readonly seatId: string }
  | { readonly kind: 'group'; readonly moves: readonly SeatMove[] }
  | { readonly kind: 'full'; readonly element: string; readonly wanted: number }
  | { readonly kind: 'locked'; readonly element: string }
  /** The party of the guest fits too: the person decides whether all are seated. */
  | {
      readonly kind: 'party'
      readonly element: string
      readonly guests: readonly Guest[]
      readonly seats: readonly string[]
    }

export interface DropPlan {
  readonly hit: Hit | undefined
  readonly place: Point
  /** The seats of an element clockwise, from the chair nearest to a place. */
  readonly seatsFrom: (element: string, x: number, y: number) => string[]
  /** The value of free seats to the guests in hand. */
  readonly hints: () => readonly SeatHint[]
  readonly isLocked: (element: string) => boolean
}

export function dropOf(guests: readonly Guest[], seating: Seating, plan: DropPlan): Drop {
  const { hit, place } = plan
  const [guest] = guests
  if (hit === undefined || guest === undefined) return { kind: 'nothing' }
  const seats = plan.seatsFrom(hit.element, place.x, place.y)
  if (hit.seat === undefined && seats.length === 0) return { kind: 'nothing' }
  const tables = [hit.element, ...guests.flatMap((each) => each.seat?.id ?? []).map(tableOfSeat)]
  const locked = tables.find((table) => plan.isLocked(table))
  if (locked !== undefined) return { kind: 'locked', element: locked }
  if (guests.length > 1) return dropOfGroup(guests, hit, new Set(seats), plan)
  if (hit.seat !== undefined) {
    const swaps = isSeated(guest) && seating.bySeat.has(hit.seat)
    return { kind: swaps ? 'swap' : 'seat', guestId: guest.id, seatId: hit.seat }
  }
  const free = seats.filter((seat) => !seating.bySeat.has(seat))
  const [first] = free
  if (first === undefined) return { kind: 'full', element: hit.element, wanted: 1 }
  // A guest who has a seat moves alone.
  const party = isSeated(guest) ? [guest] : waitingParty(seating, guest)
  if (party.length > 1 && free.length >= party.length) {
    return {
      kind: 'party',
      element: hit.element,
      guests: party,
      seats: free.slice(0, party.length),
    }
  }
  return { kind: 'seat', guestId: guest.id, seatId: first }
}

function dropOfGroup(
  guests: readonly Guest[],
  { element, seat }: Hit,
  seats: ReadonlySet<string>,
  { hints }: DropPlan,
): Drop {
  const there = hints().filter((hint) => seats.has(hint.seats[0] ?? ''))
  const wanted = seat === undefined ? undefined : there.find((hint) => hint.seats[0] === seat)
  const best = wanted ?? bestHint(there)
  if (best === undefined) return { kind: 'full', element, wanted: guests.length }
  return {
    kind: 'group',
    moves: guests.flatMap(({ id }, at) => {
      const seatId = best.seats[at]
      return seatId === undefined ? [] : [{ guestId: id, seatId }]
    }),
  }
}

/** Returns the hint that breaks the fewest rules, then the one with the highest gain. */
export function bestHint(hints: readonly SeatHint[]): SeatHint | undefined {
  let best: SeatHint | undefined
  for (const hint of hints) {
    const isBetter =
      best === undefined ||
      hint.breaks < best.breaks ||
      (hint.breaks === best.breaks && hint.gain > best.gain)
    if (isBetter) best = hint
  }
  return best
}
