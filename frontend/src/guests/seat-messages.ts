/* What is said when guests are seated, moved and unseated. The texts of the specification are word for word. */
import type { SeatChange, SkippedGuest } from '@/api/schema'
import { guestMessages } from '@/guests/messages'
import { countNoun } from '@/lib/words'

/** Guests of a change in several seats who are named; the others are counted. */
const named = 3

export const seatMessages = {
  /** In the seat assignment, which fills the window. */
  seatAssigned: {
    title: 'Seat Assigned',
    text: 'Guest has been successfully assigned to the seat.',
  },
  assignmentFailed: {
    title: 'Assignment Failed',
    text: 'Failed to assign guest to seat.',
  },
  /** The same where guests are seated beside other work. */
  guestAssigned: { title: 'Seat Assigned', text: 'Guest assigned to seat' },
  guestNotAssigned: { title: 'Assignment Failed', text: 'Failed to assign guest' },
  seatUnassigned: {
    title: 'Seat Unassigned',
    text: 'Guest has been removed from their seat.',
  },
  unseated: (guests: number) => ({
    title: 'Seat Unassigned',
    text: `${countNoun(guests, 'guest')} no longer ${guests === 1 ? 'has' : 'have'} a seat.`,
  }),
  /** Added to the words of the specification, which name neither guest nor seat. */
  seatedAt: (guest: string, seat: string) => `Seated ${guest} at ${seat}.`,
  movedFrom: (guest: string, from: string, to: string) => `Moved ${guest} from ${from} to ${to}.`,
  unseatedFrom: (guest: string, seat: string) => `${guest} no longer has ${seat}.`,
  seatOccupied: {
    title: 'Seat Occupied',
    text: 'This seat is already taken by another guest.',
  },
  occupiedBy: (guest: string, seat: string) => `${guest} has ${seat}.`,
  allSeated: (guests: number, table: string) => ({
    title: 'Seat Assigned',
    text: `${countNoun(guests, 'guest')} ${guests === 1 ? 'has' : 'have'} been seated at ${table}.`,
  }),
  someSeated: (seated: number, guests: number) => ({
    title: 'Assignment Failed',
    text: `${String(seated)} of ${countNoun(guests, 'guest')} could be seated. The others are on the list.`,
  }),
  swapped: (one: string, other: string) => ({
    title: 'Seats Swapped',
    text: `${one} and ${other} have changed places.`,
  }),
  tookSeat: (one: string, other: string) => ({
    title: 'Seat Assigned',
    text: `${one} sits there now. ${other} is back on the list.`,
  }),
  autoAssignFailed: { title: 'Auto-Assign', text: 'Failed to auto-assign guests' },
  applied: (changes: readonly SeatChange[]) => {
    const newly = changes.filter(({ before }) => before.seatId === undefined).length
    const moved = changes.length - newly
    return {
      title: 'Auto-Assign',
      text: guestMessages.autoAssigned(newly),
      ...(moved === 0 ? {} : { detail: `${countNoun(moved, 'guest')} moved to another seat.` }),
    }
  },
  undone: (title: string) => ({ title: `Undid: ${title}`, text: 'Action undone successfully' }),
  /** Added to the words above, which name no guest. */
  sitsNow: (guest: string, seat: string | undefined) =>
    seat === undefined ? `${guest} has no seat.` : `${guest} has ${seat}.`,
  notTravelled: (direction: 'undo' | 'redo', title: string) => ({
    title: `Cannot ${direction}: ${title}`,
  }),
  movedSince: (guest = 'One of these guests') => `${guest} was moved since. Nothing was changed.`,
  stayed: (guests: readonly SkippedGuest[]) => {
    const reasons = guests.slice(0, named)
    const [first] = reasons
    return first !== undefined && guests.length === 1
      ? `${first.name} stays where they are now. ${first.reason}`
      : `${countNoun(guests.length, 'guest')} stay where they are now. ${reasons
          .map(({ name, reason }) => `${name}: ${reason}`)
          .join(' ')}`
  },
  notRestored: {
    title: 'Assignment Failed',
    text: 'Not every guest could be seated again. The others are on the list.',
  },
} as const

/** What screen readers hear. */
export const seatAnnouncements = {
  seated: (guest: string, seat: string, left: number) =>
    `${guest} seated at ${seat}. ${countNoun(left, 'guest')} left`,
  waiting: (left: number) => `${countNoun(left, 'guest')} left`,
  unseated: (guest: string, seat: string) => `${guest} removed from ${seat}`,
} as const
