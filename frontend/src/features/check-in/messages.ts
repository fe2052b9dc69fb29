/* Every text of the check-in screen that depends on what happened. */
import { deviceLabel } from '@/features/check-in/model/device'
import type { Outcome } from '@/features/check-in/model/outcome'
import type { DoorGuest } from '@/features/check-in/model/roster'
import { fullName } from '@/guests/names'
import { tableText } from '@/guests/places'
import { timeOfDay } from '@/lib/dates'
import { countNoun } from '@/lib/words'

export const messages = {
  noEvent: { text: 'Check-in belongs to an event. Create one first, then add its guests.' },
  mayNot: {
    title: 'Your role cannot check in guests',
    text: 'Owners, planners and door staff check in guests. Ask an owner to change your role.',
  },
  notKept: 'This browser cannot save check-ins. Keep this page open until all of them are sent.',
  noMatch: (typed: string) => `No guest matches “${typed}”.`,
  matches: (count: number) => `${countNoun(count, 'guest')} found. Choose one.`,
  waiting: (count: number) => `${countNoun(count, 'scan')} waiting to be sent`,
  offline: (count: number) =>
    count === 0 ? 'Offline' : `Offline — ${countNoun(count, 'scan')} will be sent`,
  offlineSince: (time: string) => `Working offline since ${time}`,
  askName: 'Ask the guest’s name before you let them in.',
  wrongEvent: 'Nothing was checked in. Ask for a name: the guest may be on both lists.',
  listAge: (time: string) => `Registered today? The list was updated at ${time}.`,
  otherDay: (date: string) => `This event is on ${date}.`,
  seated: (place: string) => ({ title: 'Seat assigned', text: place }),
  tableFull: {
    title: 'No seat was assigned',
    text: 'The table is now full. Choose another one in the seating plan.',
  },
}

/** The title of an outcome, in two or three words. */
export function outcomeTitle(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'found':
      return 'On the list'
    case 'arrived':
      return 'Welcome'
    case 'already':
      return 'Already checked in'
    case 'undone':
      return 'Check-in undone'
    case 'not-expected':
      return outcome.hasDeclined ? 'Declined' : 'Not expected'
    case 'other-event':
      return 'Wrong event'
    case 'unknown':
      return 'Code Not Found'
    case 'asking':
      return 'Not on this device’s list'
    case 'invalid':
      return 'Not checked in'
  }
}

/** The outcome as one sentence, for people who hear it. */
export function outcomeSentence(outcome: Outcome, zone: string): string {
  const title = outcomeTitle(outcome)
  switch (outcome.kind) {
    case 'found':
    case 'arrived':
    case 'undone':
    case 'not-expected':
      return [title, fullName(outcome.guest), placeSentence(outcome.guest)]
        .filter(Boolean)
        .join('. ')
    case 'already':
      return `${title} ${arrivalText(outcome.first, zone)}. ${fullName(outcome.guest)}`
    case 'other-event':
      return `${title}. ${messages.wrongEvent}`
    case 'unknown':
    case 'asking':
      return `${title}: ${outcome.code}`
    case 'invalid':
      return `${title}. ${outcome.message}`
  }
}

/** “at 18:42 by Tom”. */
export function arrivalText({ time, by }: { time: number; by?: string }, zone: string): string {
  const at = `at ${clockText(time, zone)}`
  return by === undefined || by === '' ? at : `${at} by ${by}`
}

/** “18:42”. */
export function clockText(time: number, zone: string): string {
  return Number.isNaN(time) ? '' : timeOfDay({ date: new Date(time).toISOString(), zone })
}

/** “Table 6 · Seat C”, “Table 6”, or “No table”. */
export function doorPlace({ table, seat }: Pick<DoorGuest, 'table' | 'seat'>): string {
  if (table == null) return 'No table'
  return seat == null ? tableText(table) : `${tableText(table)} · Seat ${seat.seatLabel}`
}

function placeSentence(guest: DoorGuest): string {
  return guest.table == null ? '' : doorPlace(guest).replace(' · ', ', ')
}

/** “Main door”. */
export function deviceText(device: string, own: string): string {
  return device === own ? 'This device' : deviceLabel(device)
}
