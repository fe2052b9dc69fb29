/* Footprints along a way. */
import { expect, test } from 'vitest'
import { footprintsOf, lengthOf, placeAt } from '@/features/seat-finder/result/footprints'

const corner = [
  [0, 10],
  [0, 4],
  [8, 4],
]

test('a place on a way is on it, and faces where it leads', () => {
  expect(lengthOf(corner)).toBe(14)
  expect(placeAt(corner, 3)).toEqual({ x: 0, y: 7, angle: -90 })
  expect(placeAt(corner, 10)).toEqual({ x: 4, y: 4, angle: 0 })
  expect(placeAt(corner, 99)).toEqual({ x: 8, y: 4, angle: 0 })
})

test('a footprint is made each 0.7 m, left and right in turn', () => {
  const prints = footprintsOf(corner)
  expect(prints).toHaveLength(20)
  expect(prints.map(({ foot }) => foot).slice(0, 3)).toEqual(['left', 'right', 'left'])
  const [first, second] = prints
  // Walking north, west is on the left.
  expect(first?.x).toBeLessThan(0)
  expect(second?.x).toBeGreaterThan(0)
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeCloseTo(0.7)
})

test('a way of one point has no footprints', () => {
  expect(footprintsOf([[1, 2]])).toEqual([])
  expect(placeAt([[1, 2]], 5)).toEqual({ x: 1, y: 2, angle: 0 })
})
