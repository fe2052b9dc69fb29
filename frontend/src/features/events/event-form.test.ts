// @vitest-environment jsdom
/* What the event dialogs check and send. */
import { expect, test } from 'vitest'
import {
  isUnchanged,
  newEventOf,
  emptyEvent,
  patchOf,
  valuesOf,
} from '@/features/events/event-form'
import { checkEvent, isPast, textError } from '@/features/events/event-rules'
import { endOf } from '@/features/events/event-times'
import { anEvent } from '@/testing/builders'

const wrong = (errors: Partial<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))

test('name and date are required, with the specified words', () => {
  expect(wrong(checkEvent({ ...valuesOf(anEvent()), name: '  ', date: '' }))).toEqual({
    name: 'Event name is required',
    date: 'Event date is required',
  })
  expect(wrong(checkEvent(valuesOf(anEvent())))).toEqual({})
})

test('10,000 characters and control characters are told beside their field', () => {
  const values = valuesOf(anEvent())
  const errors = checkEvent({
    ...values,
    name: 'x'.repeat(10_000),
    venue: 'Old\u0000Mill',
    contact: 'x'.repeat(201),
    description: 'x'.repeat(5_001),
  })
  expect(wrong(errors)).toEqual({
    name: 'Use at most 200 characters.',
    venue: 'Remove the invisible control character U+0000.',
    contact: 'Use at most 200 characters.',
    description: 'Use at most 5000 characters.',
  })
})

test('lengths count characters as people do, and a description keeps its lines', () => {
  expect(textError('é'.repeat(200), 200)).toBeUndefined()
  expect(textError('👩'.repeat(200), 200)).toBeUndefined()
  expect(textError('one\n\ttwo', 200, true)).toBeUndefined()
  expect(textError('one\ntwo', 200)).toBe('Remove the invisible control character U+000A.')
  expect(textError('a\u202Eb', 200, true)).toBe('Remove the invisible control character U+202E.')
  expect(textError('שלום क्\u200Dष', 200)).toBeUndefined()
})

test('a changed way to find seats is sent, and nothing else', () => {
  const before = valuesOf(anEvent())
  expect(patchOf(before, { ...before, findMode: 'verified' })).toEqual({ findMode: 'verified' })
  expect(newEventOf({ ...before, findMode: '' })).not.toHaveProperty('findMode')
})

test('the language for guests is sent when it is not English, or was changed', () => {
  const before = valuesOf(anEvent())
  expect(newEventOf(before)).not.toHaveProperty('language')
  expect(newEventOf({ ...before, language: 'de' })).toHaveProperty('language', 'de')
  expect(patchOf(before, { ...before, language: 'de' })).toEqual({ language: 'de' })
})

test('the end must not lie before the start', () => {
  const values = { ...valuesOf(anEvent()), endDate: '2027-06-12T14:59' }
  expect(wrong(checkEvent(values))).toEqual({ endDate: 'The end cannot be before the start.' })
})

test('guest data is kept at least until the event is over', () => {
  const kept = (retentionUntil: string, endDate = '') =>
    wrong(checkEvent({ ...valuesOf(anEvent()), retentionUntil, endDate }))
  const retentionUntil = 'Choose the last day of the event or a later date.'
  expect(kept('2027-06-11')).toEqual({ retentionUntil })
  expect(kept('2027-06-12', '2027-06-13T02:00')).toEqual({ retentionUntil })
  expect(kept('2027-06-12')).toEqual({})
  const before = valuesOf(anEvent({ retentionUntil: '2027-07-12' }))
  expect(patchOf(before, { ...before, retentionUntil: '' })).toEqual({ retentionUntil: null })
  expect(patchOf(before, { ...before, zone: 'Asia/Tokyo' })).not.toHaveProperty('retentionUntil')
})

test('a past date is told by the clocks of the event’s zone', () => {
  const now = new Date('2027-06-12T14:30:00Z')
  expect(isPast('2027-06-12T15:00', 'Europe/London', now)).toBe(true)
  expect(isPast('2027-06-12T15:00', 'America/New_York', now)).toBe(false)
  expect(isPast('', 'Europe/London', now)).toBe(false)
})

test('a new event starts in the zone of this browser and sends no empty date', () => {
  const values = { ...emptyEvent(), name: ' Gala ', date: '2027-10-02T19:00' }
  expect(newEventOf(values)).toEqual({
    name: 'Gala',
    date: '2027-10-02T19:00',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    venue: '',
    description: '',
  })
})

test('an edit sends what changed and nothing else', () => {
  const before = valuesOf(anEvent())
  expect(isUnchanged(patchOf(before, before))).toBe(true)
  expect(patchOf(before, { ...before, name: 'New name ' })).toEqual({ name: 'New name' })
  expect(patchOf(before, { ...before, status: 'cancelled', venue: '' })).toEqual({
    status: 'cancelled',
    venue: '',
  })
})

test('a date goes with its zone, and an emptied one is removed', () => {
  const before = valuesOf(
    anEvent({ localEndDate: '2027-06-12T23:00', localRsvpDeadline: '2027-05-01T23:59' }),
  )
  expect(patchOf(before, { ...before, date: '2027-06-13T15:00' })).toEqual({
    date: '2027-06-13T15:00',
    zone: 'Europe/London',
  })
  expect(patchOf(before, { ...before, endDate: '' })).toEqual({
    endDate: null,
    zone: 'Europe/London',
  })
})

test('with a new zone every shown wall time stays what the dialog shows', () => {
  const before = valuesOf(anEvent({ localEndDate: '2027-06-12T23:00' }))
  expect(patchOf(before, { ...before, zone: 'Asia/Tokyo' })).toEqual({
    date: '2027-06-12T15:00',
    endDate: '2027-06-12T23:00',
    zone: 'Asia/Tokyo',
  })
})

test('the default colour is sent as none', () => {
  const before = valuesOf(anEvent({ accent: '#1d6f78' }))
  expect(patchOf(before, { ...before, accent: '#7b3f8c' })).toEqual({ accent: '#7b3f8c' })
  expect(patchOf(before, { ...before, accent: '' })).toEqual({ accent: null })
  expect(valuesOf(anEvent()).accent).toBe('')
  expect(valuesOf(anEvent({ accent: '#a3412e' })).accent).toBe('')
})

test('an end reads as a time on the same day and as a date on another', () => {
  const event = anEvent()
  expect(endOf(event)).toBeUndefined()
  expect(endOf({ ...event, endDate: '2027-06-12T22:00:00Z' })).toBe('to 23:00')
  expect(endOf({ ...event, endDate: '2027-06-13T01:00:00Z' })).toBe(
    'to Sunday, 13 June 2027, 02:00',
  )
})
