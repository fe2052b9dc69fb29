/* Every text the guest screen can say, word for word as the product is specified. */

import { seatMessages } from '@/guests/seat-messages'
import { count, countNoun } from '@/lib/words'

export const messages = {
  nameMissing: {
    title: 'Missing Information',
    text: 'First name and last name are required.',
  },
  nameRequired: 'A name is required',
  firstNameRequired: 'First name is required',
  emailInvalid: 'This does not look like an email address',
  added: (name: string) => ({ title: 'Guest Added', text: `${name} is on the list.` }),
  addFailed: { title: 'Error', text: 'Failed to add guest. Please try again.' },
  updated: { title: 'Guest Updated' },
  updateFailed: {
    title: 'Update Failed',
    text: 'Failed to update guest information. Please try again.',
  },
  seatOccupied: seatMessages.seatOccupied,
  removed: (names: readonly string[]) => ({
    title: 'Guest Removed',
    text: `${namesOrNumber(names)} ${names.length === 1 ? 'is' : 'are'} no longer on the list.`,
  }),
  removeFailed: { title: 'Error', text: 'Failed to remove guest. Please try again.' },
  exported: 'Seating chart exported',
  exportFailed: { title: 'Error', text: 'Failed to export seating chart' },
  copied: 'Copied!',
  copyFailed: {
    title: 'Error',
    text: 'The code could not be copied. Select it and copy it by hand.',
  },
  checkedIn: (name: string) => ({ title: 'Checked in', text: `${name} has arrived.` }),
  notArrived: (name: string) => ({ title: 'Check-in undone', text: `${name} has not arrived.` }),
  checkInFailed: {
    title: 'Update Failed',
    text: 'Failed to update guest information. Please try again.',
  },
  loadFailed: 'The guest list could not be loaded',
  refreshFailed: 'The latest guest list could not be loaded.',
  noGuests: 'No guests found',
  notFound: (query: string) =>
    `No name, contact, meal, need, note, party, tag or table contains “${query}”.`,
  hidden: (found: number, query: string) =>
    `${countNoun(found, 'guest matches', 'guests match')} “${query}”, but the filters leave out ${found === 1 ? 'this guest' : 'them'}.`,
  noneFits: 'No guests match the filters.',
  nothingToAssign: 'There are no guests yet. Add guests or import a list first.',
  notLoaded: 'The guest list is not loaded.',
  progress: (assigned: number, total: number) =>
    `${count(assigned)} of ${count(total)} guests assigned`,
  notCounted: (declined: number) =>
    `${count(declined)} declined ${declined === 1 ? 'is' : 'are'} not counted`,
} as const

/** “Ana Ruiz” or “3 guests”. */
export function namesOrNumber([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : countNoun(others.length + 1, 'guest')
}
