/* A guest of the designer; a test names only what it is about. */
import type { Guest } from '@/api/schema'
import { aGuest } from '@/testing/builders'

export type PlannerGuestFields = Omit<Partial<Guest>, 'party' | 'seat'> & {
  /** Name of the party. */
  party?: string | undefined
  seatId?: string | undefined
  byHand?: boolean
}

export function plannerGuest(id: string, own: PlannerGuestFields = {}): Guest {
  const { party, seatId, byHand = true, ...fields } = own
  return aGuest({
    id,
    email: '',
    mobile: '',
    rsvp: 'attending',
    ...fields,
    ...(party === undefined ? {} : { party: { id: `party ${party}`, name: party } }),
    ...(seatId === undefined
      ? {}
      : { seat: { id: seatId, seatNumber: 1, seatLabel: 'A', byHand } }),
  })
}
