import { expect, it } from 'vitest'

import { seatGroups } from '@/features/seating/seat-groups'
import { plannerGuest } from '@/features/designer/testing/guest'

const seats = new Map([
  ['a', { ...plannerGuest('ana', { party: 'Ruiz' }), diets: ['Vegan'] }],
  ['b', { ...plannerGuest('ben', { party: 'Adams' }), diets: ['Halal'] }],
  ['c', { ...plannerGuest('cleo', { party: 'Ruiz' }), diets: ['Vegan'] }],
  ['d', { ...plannerGuest('dan', {}), diets: [] }],
])

it('numbers diets from the most frequent on, and parties by name', () => {
  const named = (by: 'diet' | 'party') =>
    seatGroups(seats, by).map(({ number, name, seatIds }) => [number, name, seatIds])
  expect(named('diet')).toEqual([
    [1, 'Vegan', ['a', 'c']],
    [2, 'Halal', ['b']],
  ])
  expect(named('party')).toEqual([
    [1, 'Adams', ['b']],
    [2, 'Ruiz', ['a', 'c']],
  ])
})

it('gives sixty parties sixty colours', () => {
  const many = new Map(
    Array.from({ length: 60 }, (_, at) => {
      const id = `seat-${String(at)}`
      return [id, plannerGuest(id, { party: `Party ${String(at)}` })] as const
    }),
  )
  expect(new Set(seatGroups(many, 'party').map(({ colour }) => colour)).size).toBe(60)
})
