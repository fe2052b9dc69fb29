/* The answers day by day. */
import { expect, test } from 'vitest'
import { chartDays, isChart, scaleOf } from '@/features/answers/over-time'

const day = (date: string, attending: number, declined = 0, maybe = 0) => ({
  date,
  attending,
  declined,
  maybe,
})

test('days without answers are there, and the total adds up', () => {
  expect(chartDays([day('2027-03-01', 1), day('2027-02-27', 2, 1, 1)])).toEqual([
    { date: '2027-02-27', perDay: 4, total: 4 },
    { date: '2027-02-28', perDay: 0, total: 4 },
    { date: '2027-03-01', perDay: 1, total: 5 },
  ])
  expect(chartDays([])).toEqual([])
})

test('a few answers are told as numbers', () => {
  const days = [day('2027-02-27', 2), day('2027-02-28', 0), day('2027-03-01', 2)]
  expect(isChart(chartDays(days))).toBe(false)
  expect(isChart(chartDays([...days, day('2027-03-02', 1)]))).toBe(true)
  expect(isChart(chartDays([day('2027-03-01', 90)]))).toBe(false)
})

test.each([
  [5, [0, 2, 4, 6]],
  [114, [0, 50, 100, 150]],
  [1, [0, 1]],
])('an axis to %i has round values', (most, lines) => {
  expect(scaleOf(most)).toEqual(lines)
})
