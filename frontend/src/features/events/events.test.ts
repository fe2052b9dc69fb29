/* What the event screens compute. */
import { expect, test } from 'vitest'
import { checkEvent, patchOf, valuesOf } from '@/features/events/event-form'
import {
  availableSeats,
  eventTotals,
  filterEvents,
  missingSeats,
} from '@/features/events/event-list'
import { statusLabel } from '@/features/events/status'
import { anEvent } from '@/testing/builders'

const now = new Date('2027-01-01T00:00:00Z')
const everything = { query: '', status: '', period: 'all' } as const

test('search looks into name and description, whatever the case', () => {
  const events = [
    anEvent({ id: 'a', name: 'Zoë’s gala', description: '' }),
    anEvent({ id: 'b', description: 'A GALA night' }),
    anEvent({ id: 'c' }),
  ]
  const found = filterEvents(events, { ...everything, query: 'gala' }, now)
  expect(found.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(filterEvents(events, { ...everything, query: 'zoe' }, now)).toHaveLength(1)
})

test('the filter narrows by status and by date', () => {
  const events = [
    anEvent({ id: 'past', date: '2026-05-01T10:00:00Z', status: 'completed' }),
    anEvent({ id: 'next' }),
  ]
  const ids = (filter: Parameters<typeof filterEvents>[1]) =>
    filterEvents(events, filter, now).map(({ id }) => id)
  expect(ids({ ...everything, status: 'completed' })).toEqual(['past'])
  expect(ids({ ...everything, period: 'upcoming' })).toEqual(['next'])
})

test('active means confirmed or in progress', () => {
  const events = ['planning', 'confirmed', 'in-progress', 'completed'].map((status, index) =>
    anEvent({ id: String(index), status }),
  )
  expect(eventTotals(events)).toMatchObject({ total: 4, planning: 1, active: 2, guests: 8 })
})

test('available seats are seats of the plan minus assigned ones, never below zero', () => {
  expect(availableSeats({ seatCount: 8, assignedSeats: 3 })).toBe(5)
  expect(availableSeats({ seatCount: 2, assignedSeats: 3 })).toBe(0)
  expect(missingSeats({ seatCount: 8, guestCount: 11 })).toBe(3)
})

test('name and date are required, with the specified words', () => {
  const values = { ...valuesOf(anEvent()), name: '  ', date: '' }
  expect(checkEvent(values)).toEqual({
    name: 'Event name is required',
    date: 'Event date is required',
  })
})

test('an edit that leaves date and zone alone does not send them', () => {
  const before = valuesOf(anEvent())
  expect(patchOf(before, { ...before, name: 'New name ' })).toEqual({
    name: 'New name',
    venue: 'Old Mill',
    description: 'Dinner in the garden',
    status: 'planning',
  })
})

test('a new zone travels together with the wall clock', () => {
  const before = valuesOf(anEvent())
  expect(patchOf(before, { ...before, zone: 'Asia/Tokyo' })).toMatchObject({
    date: '2027-06-12T15:00',
    zone: 'Asia/Tokyo',
  })
})

test('a status reads as a word, a missing one as pending', () => {
  expect(statusLabel('in-progress')).toBe('In progress')
  expect(statusLabel('')).toBe('Pending')
})
