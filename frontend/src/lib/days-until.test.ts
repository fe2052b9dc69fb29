import { expect, test } from 'vitest'
import { daysUntil } from '@/lib/days-until'

const wedding = { date: '2027-06-05T13:00:00Z', zone: 'Europe/London' }

test.each([
  ['2026-11-22T10:00:00Z', 195],
  ['2027-06-03T23:30:00Z', 1],
  ['2027-06-04T22:59:00Z', 1],
  ['2027-06-04T23:00:00Z', 0],
  ['2027-06-05T20:00:00Z', 0],
  ['2027-06-06T00:00:00Z', -1],
])('at %s a calendar in the zone of the event counts %i days', (now, days) => {
  expect(daysUntil(wedding, new Date(now))).toBe(days)
})
