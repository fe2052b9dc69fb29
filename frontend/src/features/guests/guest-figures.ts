/* The figures above the guest list. */
import type { Guest, Rsvp } from '@/api/schema'
import { isSeated } from '@/guests/seating'

type Figure = { label: string; value: number; hint?: string }

/** Counts the guests by their answer, and by whether they have a seat. */
export function guestFigures(guests: readonly Guest[]): Figure[] {
  const answered = (answer: Rsvp) => guests.filter(({ rsvp }) => rsvp === answer)
  const attending = answered('attending')
  return [
    { label: 'Total Guests', value: guests.length },
    { label: 'Attending', value: attending.length },
    { label: 'Declined', value: answered('declined').length },
    { label: 'No answer', value: answered('no-answer').length },
    { label: 'Seated', value: guests.filter(isSeated).length },
    {
      label: 'Unseated',
      value: attending.filter((guest) => !isSeated(guest)).length,
      hint: 'of those attending',
    },
  ]
}
