/* What the lists of events compute. */
import { expect, test } from 'vitest'
import {
  availableSeats,
  daysLeft,
  eventTotals,
  filterEvents,
  listDefaults,
  missingSeats,
  sortEvents,
  type EventFilter,
} from '@/features/events/event-list'
import { statuses, statusTone } from '@/features/events/status'
import { capitalised } from '@/lib/capitalised'
import { aGuest, anEvent } from '@/testing/builders'

const now = new Date('2027-01-15T12:00:00Z')
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id)

test('search looks into name and description, whatever the case and the accents', () => {
  const events = [
    anEvent({ id: 'a', name: 'Zoë’s gala', description: '' }),
    anEvent({ id: 'b', description: 'A GALA night' }),
    anEvent({ id: 'c' }),
  ]
  const found = (query: string) => ids(filterEvents(events, { ...listDefaults, query }, now))
  expect(found('gala')).toEqual(['a', 'b'])
  expect(found('  ZOE ')).toEqual(['a'])
  expect(found('')).toHaveLength(3)
})

test('the filter narrows by status, and active means confirmed or in progress', () => {
  const events = statuses.map((status) => anEvent({ id: status, status }))
  const of = (status: string) => ids(filterEvents(events, { ...listDefaults, status }, now))
  expect(of('completed')).toEqual(['completed'])
  expect(of('active')).toEqual(['confirmed', 'in-progress'])
  expect(of('')).toHaveLength(5)
})

test('the filter narrows by date: upcoming, past, this month and a range of days', () => {
  const events = [
    anEvent({ id: 'past', date: '2026-05-01T10:00:00Z', localDate: '2026-05-01T11:00' }),
    anEvent({ id: 'month', date: '2027-01-31T20:00:00Z', localDate: '2027-01-31T20:00' }),
    anEvent({ id: 'next' }),
  ]
  const of = (filter: Partial<EventFilter>) =>
    ids(filterEvents(events, { ...listDefaults, ...filter }, now))
  expect(of({ period: 'upcoming' })).toEqual(['month', 'next'])
  expect(of({ period: 'past' })).toEqual(['past'])
  expect(of({ period: 'month' })).toEqual(['month'])
  expect(of({ period: 'range', from: '2026-05-01', to: '2027-01-31' })).toEqual(['past', 'month'])
  expect(of({ period: 'range', from: '2027-02-01' })).toEqual(['next'])
  expect(of({ period: 'range' })).toHaveLength(3)
  expect(of({ period: 'no such period' })).toHaveLength(3)
})

test('an event that goes on is not past, and a day is a day of the event’s own calendar', () => {
  const party = anEvent({
    date: '2027-01-15T10:00:00Z',
    endDate: '2027-01-15T14:00:00Z',
    zone: 'Pacific/Auckland',
    localDate: '2027-01-16T00:00',
  })
  expect(filterEvents([party], { ...listDefaults, period: 'upcoming' }, now)).toHaveLength(1)
  const onThe = (day: string) =>
    filterEvents([party], { ...listDefaults, period: 'range', from: day, to: day }, now)
  expect(onThe('2027-01-16')).toHaveLength(1)
  expect(onThe('2027-01-15')).toHaveLength(0)
})

test('every column orders the list, and equal rows stay in the order of their dates', () => {
  const events = [
    anEvent({ id: 'b', name: 'Party 10', guestCount: 5, status: 'cancelled' }),
    anEvent({ id: 'a', name: 'party 9', guestCount: 70, date: '2027-01-01T00:00:00Z' }),
    anEvent({ id: 'c', name: 'Élan', guestCount: 5, lastActivity: '2027-01-09T00:00:00Z' }),
  ]
  const by = (column: string, descending = false) =>
    ids(sortEvents(events, { column, descending })).join('')
  expect(by('name')).toBe('cab')
  expect(by('name', true)).toBe('bac')
  expect(by('date')).toBe('abc')
  expect(by('status')).toBe('acb')
  expect(by('guests', true)).toBe('abc')
  expect(by('activity', true)).toBe('cab')
  expect(by('unknown')).toBe('abc')
})

test('the totals count planning, active events, guests and assigned seats', () => {
  const open = statuses.filter((status) => status !== 'cancelled')
  const events = open.map((status) => anEvent({ id: status, status }))
  expect(eventTotals(events)).toEqual({
    total: 4,
    planning: 1,
    active: 2,
    guests: 8,
    assigned: 4,
  })
})

test('available seats are seats of the plan minus assigned ones, never below zero', () => {
  expect(availableSeats({ seatCount: 8, assignedSeats: 3 })).toBe(5)
  expect(availableSeats({ seatCount: 2, assignedSeats: 3 })).toBe(0)
})

test('only guests who attend can be more than there are seats', () => {
  const guests = [
    aGuest({ rsvp: 'attending' }),
    aGuest({ rsvp: 'attending', status: 'cancelled' }),
    aGuest({ attendance: 'arrived' }),
    aGuest({ rsvp: 'declined', status: 'cancelled' }),
    aGuest({ rsvp: 'maybe' }),
    aGuest(),
  ]
  expect(missingSeats(guests, 1)).toBe(1)
  expect(missingSeats(guests, 2)).toBe(0)
  expect(missingSeats(guests, 40)).toBe(0)
})

test('the days left to restore count the begun one', () => {
  expect(daysLeft('2027-02-14T11:00:00Z', now)).toBe(30)
  expect(daysLeft('2027-01-15T12:00:01Z', now)).toBe(1)
  expect(daysLeft('2027-01-15T11:00:00Z', now)).toBe(0)
})

test('a status reads as a word', () => {
  expect(capitalised('in-progress')).toBe('In progress')
})

test('planning, active and completed have their own look, other statuses are a neutral blue', () => {
  expect(statuses.map(statusTone)).toEqual(['warning', 'success', 'success', 'neutral', 'info'])
})
