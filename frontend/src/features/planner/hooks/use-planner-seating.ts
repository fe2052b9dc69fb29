/* Guests of the event, kept in the designer for painting, and the requests that seat them. */
import { useEffect, useMemo } from 'react'

import { useGuests } from '@/api/guests'
import type { Guest } from '@/api/schema'
import { useAssignSeat, useRestoreSeats, useSwapSeats, useUnassignSeat } from '@/api/seating'
import type { Designer } from '@/features/planner/designer/designer'
import { seatGuest, unseatGuest } from '@/features/planner/hooks/seat-guest'
import { assignSeats, swapSeats } from '@/features/planner/hooks/seat-moves'
import { seatAgain, type SeatRequests } from '@/features/planner/hooks/seat-undo'
import { useGuestActions } from '@/features/planner/hooks/use-guest-actions'
import type { SeatActions } from '@/features/planner/seat-actions'
import { seatingOf, type PlannerGuest } from '@/features/planner/seating'

/** Reads the guests; `designer.seating` follows the answer. */
export function useSeatingOfEvent(designer: Designer, eventId: string): void {
  const { data } = useGuests(eventId)
  const seating = useMemo(
    () => (data === undefined ? undefined : seatingOf(data.map(plannerGuest))),
    [data],
  )
  useEffect(() => {
    if (seating !== undefined) designer.pendingSeats.receive(seating)
  }, [designer, seating])
}

function plannerGuest(guest: Guest): PlannerGuest {
  return {
    id: guest.id,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    mobile: guest.mobile,
    company: guest.company,
    dietary: guest.dietary,
    party: guest.party?.name,
    rsvp: guest.rsvp,
    seatId: guest.seat?.id,
    byHand: guest.seat?.byHand ?? true,
  }
}

/** Everything that can be done with guests, with its messages. */
export function usePlannerSeatActions(designer: Designer, eventId: string): SeatActions {
  const requests = useSeatRequests(eventId)
  const guests = useGuestActions(designer, eventId)
  const changing = <T>(change: Promise<T>): Promise<T> => designer.editing.changingSeats(change)
  return {
    ...guests,
    assign: (guestId, seatId) => changing(seatGuest(designer, requests, guestId, seatId)),
    unassign: (guest) => changing(unseatGuest(designer, requests, guest)),
    assignAll: (moves) => changing(assignSeats(designer, requests, moves)),
    swap: (guestId, seatId) => changing(swapSeats(designer, requests, guestId, seatId)),
    restore: (seats) => seatAgain(designer, requests, seats),
  }
}

function useSeatRequests(eventId: string): SeatRequests {
  const { mutateAsync: assign } = useAssignSeat(eventId)
  const { mutateAsync: unassign } = useUnassignSeat(eventId)
  const { mutateAsync: swap } = useSwapSeats(eventId)
  const { mutateAsync: restore } = useRestoreSeats(eventId)
  return { assign, unassign, swap, restore }
}
