/* What a guest answered to the invitation: a fact of its own, beside the seat. */
import type { Guest, Rsvp } from '@/api/schema'

/** The answers, as they are stored and as people read them. */
export const rsvpWords: Record<Rsvp, string> = {
  'no-answer': 'No answer',
  attending: 'Attending',
  maybe: 'Maybe',
  declined: 'Declined',
}

/** Returns “Attending” for `attending`. */
export function rsvpText(rsvp: Rsvp): string {
  return rsvpWords[rsvp]
}

/** Says whether a guest gets no seat because the guest does not come. */
export function hasDeclined({ rsvp }: Pick<Guest, 'rsvp'>): boolean {
  return rsvp === 'declined'
}
