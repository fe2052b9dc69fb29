/* The figures above the guest list. */
import type { Guest, Rsvp } from '@/api/schema'
import { rsvpWords, waitingList } from '@/guests/rsvp'
import { isSeated } from '@/guests/seating'

type Figure = { label: string; value: number; hint?: string }

/** Counts the guests by their answer, and by whether they have a seat. Those who wait for a place are not among “Maybe”. */
export function guestFigures(guests: readonly Guest[]): Figure[] {
  const answered = (answer: Rsvp) => guests.filter(({ rsvp }) => rsvp === answer)
  const attending = answered('attending')
  const waiting = guests.filter(({ waitingPosition }) => waitingPosition !== undefined).length
  const rare = [
    { label: rsvpWords.maybe, value: answered('maybe').length - waiting },
    { label: waitingList, value: waiting },
  ]
  return [
    { label: 'Total Guests', value: guests.length },
    { label: 'Attending', value: attending.length },
    { label: 'Declined', value: answered('declined').length },
    { label: 'No answer', value: answered('no-answer').length },
    ...rare.filter(({ value }) => value > 0),
    { label: 'Seated', value: guests.filter(isSeated).length },
    {
      label: 'Unseated',
      value: attending.filter((guest) => !isSeated(guest)).length,
      hint: 'of those attending',
    },
  ]
}
