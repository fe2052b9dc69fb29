/* Times are shown on the clock of the event's zone. */
import { expect, test } from 'vitest'
import {
  browserZone,
  dateAndTime,
  longDate,
  relativeTime,
  timeForReader,
  timeOfDay,
  toMinutes,
  zoneLabel,
  zoneOffset,
  zonesByRegion,
} from '@/lib/dates'

const london = { date: '2027-06-12T14:00:00Z', zone: 'Europe/London' }

test('an event is shown on the clock of its zone, not of this machine', () => {
  expect(longDate(london)).toBe('Saturday, 12 June 2027')
  expect(timeOfDay(london)).toBe('15:00')
  expect(timeOfDay({ ...london, zone: 'Asia/Tokyo' })).toBe('23:00')
})

test('dates are written in the locale of the page', () => {
  expect(longDate(london, 'de')).toBe('Samstag, 12. Juni 2027')
})

test('a reader whose clock shows another time reads the zone as well', () => {
  expect(timeForReader({ ...london, zone: browserZone() })).toMatch(/^\d\d:\d\d$/)
  expect(timeForReader({ ...london, zone: 'Asia/Kathmandu' })).toBe('19:45 GMT+5:45')
  expect(timeForReader({ ...london, zone: 'Asia/Kathmandu' }, 'de-DE')).toBe('19:45 Ortszeit')
})

test('the date is the one of the zone, also across midnight', () => {
  expect(dateAndTime({ date: '2027-06-12T20:00:00Z', zone: 'Pacific/Auckland' })).toBe(
    '13 Jun 2027, 08:00',
  )
})

test('both sides of a clock change keep their own offset', () => {
  const zone = 'Europe/Berlin'
  expect(timeOfDay({ date: '2027-03-28T00:30:00Z', zone })).toBe('01:30')
  expect(timeOfDay({ date: '2027-03-28T01:30:00Z', zone })).toBe('03:30')
  expect(zoneOffset({ date: '2027-03-27T12:00:00Z', zone })).toBe('GMT+1')
  expect(zoneOffset({ date: '2027-03-29T12:00:00Z', zone })).toBe('GMT+2')
})

test('an unknown zone or date does not break the page', () => {
  expect(timeOfDay({ ...london, zone: 'Mars/Base' })).toBe('14:00')
  expect(longDate({ date: 'never', zone: 'UTC' })).toBe('')
})

test('last activity is relative', () => {
  const now = new Date('2027-01-01T12:00:00Z')
  expect(relativeTime('2027-01-01T11:55:00Z', now)).toBe('5 minutes ago')
  expect(relativeTime('2027-01-01T11:59:30Z', now)).toBe('just now')
  expect(relativeTime('2027-01-01T12:05:00Z', now)).toBe('just now')
  expect(relativeTime('2026-12-30T12:00:00Z', now)).toBe('2 days ago')
  expect(relativeTime('2025-01-01T12:00:00Z', now)).toBe('1 year ago')
})

test('zones have readable names and the asked one is always offered', () => {
  expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('Buenos Aires (America, Argentina)')
  const all = zonesByRegion('Europe/Kyiv').flatMap(({ zones }) => zones)
  expect(all).toContain('Europe/Kyiv')
  expect(all).toContain('UTC')
})

test('a wall-clock text is cut to minutes', () => {
  expect(toMinutes('2027-06-12T15:00:00')).toBe('2027-06-12T15:00')
})
