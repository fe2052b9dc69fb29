import { expect, test } from 'vitest'

import { outlinesOf } from '@/canvas/presence/outlines'
import { elementAt } from '@/features/designer/testing/element'

const people = [
  { userId: 'u-1', name: 'Ana Weber' },
  { userId: 'u-2', name: 'Ben Roth' },
]
const elements = new Map([['t-1', elementAt('t-1', 0, 0)]])

test('several people at one object have an outline each, one around the other, and stacked initials', () => {
  const shown = outlinesOf([{ id: 't-1', people }], { elements, seats: () => [] })
  expect(shown.people.map(({ userId }) => userId)).toEqual(['u-1', 'u-2'])
  expect(shown.people[0]?.path).not.toBe(shown.people[1]?.path)
  expect(shown.badges.map(({ name, corner, rank }) => [name, corner, rank])).toEqual([
    ['Ana Weber', { x: 100, y: 0 }, 0],
    ['Ben Roth', { x: 100, y: 0 }, 1],
  ])
})

test('a chair has a ring, and what is hidden or unknown is left out', () => {
  const hidden = new Map([['t-1', elementAt('t-1', 0, 0, { hidden: true })]])
  const seat = { id: 's-1', x: 50, y: 60 }
  const marks = ['t-1', 's-1', 'gone'].map((id) => ({ id, people: people.slice(0, 1) }))
  const shown = outlinesOf(marks, { elements: hidden, seats: () => [seat as never] })
  expect(shown.badges.map(({ id, corner }) => [id, corner])).toEqual([['s-1', { x: 74, y: 36 }]])
  expect(shown.people).toHaveLength(1)
})
