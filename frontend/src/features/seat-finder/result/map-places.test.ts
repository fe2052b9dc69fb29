/* Where the map of a found seat begins. */
import { expect, test } from 'vitest'
import { awayFrom, boxOfTable, boxOfRoute } from '@/features/seat-finder/result/map-places'
import { aSeatRoute } from '@/testing/finder-builders'

test('the plan begins at the table, the way with the entrance', () => {
  const table = boxOfTable(aSeatRoute())
  expect(table).toMatchObject({ x: 5.5, y: -2.5, width: 9 })
  expect(table.height).toBeCloseTo(11.5)
  const way = boxOfRoute(aSeatRoute())
  expect(way).toMatchObject({ x: 1, y: -1, width: 14 })
  expect(way.y + way.height).toBeGreaterThan(10)
})

test('without a way both begin at the table', () => {
  const answer = aSeatRoute({ route: null, seat: null })
  expect(boxOfRoute(answer)).toEqual(boxOfTable(answer))
})

test('the pin points away from the table', () => {
  expect(awayFrom({ x: 1, y: 1 }, { x: 4, y: 5 })).toEqual({ x: 0.6, y: 0.8 })
  expect(awayFrom({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual({ x: 0, y: -1 })
})
