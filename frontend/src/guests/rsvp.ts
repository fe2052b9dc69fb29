/* What a guest answered to the invitation: a fact of its own, beside the seat. */
import type { Guest, Rsvp } from '@/api/schema'
import { ordinal } from '@/lib/words'

type AnswerFacts = Pick<Guest, 'rsvp' | 'waitingPosition'>

/** What guests who wait for a place are on. They are stored as “Maybe” until they move up. */
export const waitingList = 'Waiting list'

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

/** Returns “Waiting list, 3rd”. */
export function waitingText(position: number): string {
  return `${waitingList}, ${ordinal(position)}`
}

/** Returns the answer of a guest in words, “Waiting list, 3rd” for one who wants to come and waits for a place. */
export function answerText({ rsvp, waitingPosition }: AnswerFacts): string {
  return waitingPosition === undefined ? rsvpText(rsvp) : waitingText(waitingPosition)
}

/** Returns whether a guest gets no seat because they have declined. */
export function hasDeclined({ rsvp }: Pick<Guest, 'rsvp'>): boolean {
  return rsvp === 'declined'
}
