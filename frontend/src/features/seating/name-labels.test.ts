/* Names around a table keep clear of each other and stay at their side of it. */
import { expect, test } from 'vitest'

import type { Box } from '@/plan/types'
import { LABEL_HEIGHT, nameLabels, type NamedChair } from '@/features/seating/name-labels'

const names = ['Jo', 'Maximiliane Hohenstein', 'Ana Ruiz', 'A person with a very long name indeed']

const chair = (x: number, y: number, index: number): NamedChair => ({
  ...{ seatId: String(index), name: names[index % names.length] ?? '', at: { x, y } },
})

function ring(count: number, radius: number): NamedChair[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    return chair(Math.sin(angle) * radius, -Math.cos(angle) * radius, index)
  })
}

const line = (count: number, y: number): NamedChair[] =>
  Array.from({ length: count }, (_, index) => chair((index - (count - 1) / 2) * 24, y, index))

const round = { centre: { x: 0, y: 0 }, halfWidth: 40, halfHeight: 40, reach: 16 }
const long = { ...round, halfWidth: 150, halfHeight: 20 }

const everyName = (x: number, y: number, taken: Box[] = []) => {
  const table = { ...round, centre: { x, y } }
  const chairs = ring(10, 55).map((each) => ({
    ...each,
    at: { x: each.at.x + x, y: each.at.y + y },
  }))
  return nameLabels(table, chairs, { width: 700, height: 500, taken })
}

test.each([
  [30, 30],
  [670, 470],
])('stays in view at %s, %s', (x, y) => {
  for (const label of everyName(x, y)) {
    expect(label.x).toBeGreaterThan(0)
    expect(label.y).toBeGreaterThan(0)
    expect(label.x + label.width).toBeLessThan(700)
    expect(label.y + LABEL_HEIGHT).toBeLessThan(500)
  }
})

test('keeps clear of the names of the tables around', () => {
  const taken = [
    { x: 320, y: 160, width: 60, height: 20 },
    { x: 430, y: 230, width: 60, height: 20 },
  ]
  for (const { x, y, width } of everyName(350, 250, taken)) {
    for (const box of taken) {
      const isBeside = x + width <= box.x || box.x + box.width <= x
      expect(isBeside || y >= box.y + box.height || y + LABEL_HEIGHT <= box.y).toBe(true)
    }
  }
})

test.each([
  ['a round table', round, ring(10, 55)],
  ['a large round table', round, ring(14, 60)],
  ['a head table', long, line(12, -34)],
  [
    'a long table',
    long,
    [...line(12, -34), ...line(12, 34), chair(-170, 0, 24), chair(170, 0, 25)],
  ],
])('at %s', (_, table, chairs) => {
  const labels = nameLabels(table, chairs)
  expect(labels).toHaveLength(chairs.length)
  for (const [index, a] of labels.entries()) {
    for (const b of labels.slice(index + 1)) {
      const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
      const isAbove = a.y + LABEL_HEIGHT <= b.y || b.y + LABEL_HEIGHT <= a.y
      expect(isBeside || isAbove, `${a.name} at ${a.seatId} and ${b.name} at ${b.seatId}`).toBe(
        true,
      )
    }
  }
})
