/*
 * What a guest who is dropped on the plan asks for: a chair takes the guest; a table takes the guest on the next free
 * chair clockwise from where the hand let go, or the whole party when it is wished. Pure.
 */
import type { Hit, Point } from '@/plan/types'
import type { Guest } from '@/api/schema'
import { isSeated, waitingParty, type Seating } from '@/guests/seating'

export type Drop =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'seat'; readonly guestId: string; readonly seatId: string }
  | { readonly kind: 'full'; readonly element: string }
  /** The party of the guest fits too: somebody has to say whether all sit down. */
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
}

export function dropOf(guest: Guest, seating: Seating, plan: DropPlan): Drop {
  const { hit, place } = plan
  if (hit === undefined) return { kind: 'nothing' }
  if (hit.seat !== undefined) return { kind: 'seat', guestId: guest.id, seatId: hit.seat }
  const seats = plan.seatsFrom(hit.element, place.x, place.y)
  if (seats.length === 0) return { kind: 'nothing' }
  const free = seats.filter((seat) => !seating.bySeat.has(seat))
  const [first] = free
  if (first === undefined) return { kind: 'full', element: hit.element }
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
