/* What a guest answered to the invitation: a fact of its own, beside the seat. */
import type { Guest } from '@/api/schema'

/** The answers, as they are stored and as people read them. */
export const rsvpWords = [
  ['no-answer', 'No answer'],
  ['attending', 'Attending'],
  ['maybe', 'Maybe'],
  ['declined', 'Declined'],
] as const

/** Returns “Attending” for `attending`; a word of a later version as it is. */
export function rsvpText(rsvp: string): string {
  return rsvpWords.find(([word]) => word === rsvp)?.[1] ?? rsvp
}

/** Says whether a guest gets no seat because the guest does not come. */
export function hasDeclined({ rsvp }: Pick<Guest, 'rsvp'>): boolean {
  return rsvp === 'declined'
}
