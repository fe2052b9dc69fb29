/* What the checklist calls done, what is next, and with which numbers. */
import { expect, test } from 'vitest'
import { stepsOf } from '@/features/events/checklist'
import { anEvent, aProgress } from '@/testing/builders'

const none = { attending: 0, maybe: 0, declined: 0, noAnswer: 0 }

/** Each step as one line. */
const lines = (...facts: Parameters<typeof stepsOf>) =>
  stepsOf(...facts).map(({ name, state, text, action }) => `${name} ${state}: ${text} (${action})`)

test('a new event begins with the room', () => {
  const event = anEvent({ guestCount: 0, seatCount: 0, assignedSeats: 0 })
  const progress = aProgress({ guests: none, seated: none })
  expect(lines({ event, tables: 0, progress })).toEqual([
    'Room next: No seats yet (Draw the room)',
    'Guests waiting: No guests yet (Add guests)',
    'Seats waiting: A seat for each guest (Seat 0 guests)',
    'Invitations waiting: None sent yet (Send invitations)',
    'Print waiting: Board, place cards, kitchen sheet (Choose sheets)',
  ])
})

test('once guests say yes, they are the ones who need a seat', () => {
  const event = anEvent({ guestCount: 120, seatCount: 126 })
  const guests = { attending: 102, maybe: 4, declined: 8, noAnswer: 6 }
  const seated = { ...none, attending: 86 }
  const progress = aProgress({ guests, seated, withDiet: 31, invited: 120 })
  expect(lines({ event, tables: 16, progress })).toEqual([
    'Room done: 16 tables, 126 seats (Add 0 seats)',
    'Guests done: 120 guests, 31 with a diet (Add guests)',
    'Seats next: 16 who said yes have no seat (Seat 16 guests)',
    'Invitations waiting: 120 sent, 114 answered (Remind 6)',
    'Print waiting: Board, place cards, kitchen sheet (Choose sheets)',
  ])
})

test('a room with too few seats for those who come is not done', () => {
  const event = anEvent({ guestCount: 12, seatCount: 8 })
  const progress = aProgress({ guests: { ...none, noAnswer: 12 }, seated: none })
  expect(lines({ event, tables: 1, progress })[0]).toBe(
    'Room next: 1 table, 8 seats, 4 too few (Add 4 seats)',
  )
})

test('a skipped step is passed over, and one that is done all the same is done', () => {
  const event = anEvent({ guestCount: 2, seatCount: 8 })
  const progress = aProgress({
    guests: { ...none, noAnswer: 2 },
    seated: { ...none, noAnswer: 2 },
  })
  const steps = stepsOf({ event, tables: 1, progress, skipped: ['Guests', 'Invitations'] })
  expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Room done',
    'Guests done',
    'Seats done',
    'Invitations skipped',
    'Print next',
  ])
})

test('everything can be done', () => {
  const event = anEvent({ guestCount: 2, seatCount: 8 })
  const progress = aProgress({
    guests: { ...none, attending: 1, declined: 1 },
    seated: { ...none, attending: 1 },
    printedAt: '2027-06-01T10:00:00Z',
  })
  expect(stepsOf({ event, tables: 1, progress }).map(({ state }) => state)).toEqual(
    Array.from({ length: 5 }, () => 'done'),
  )
})
