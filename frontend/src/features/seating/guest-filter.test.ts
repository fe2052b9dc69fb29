import { expect, it } from 'vitest'

import type { Wish } from '@/api/schema'
import type { SeatVerdict } from '@/plan/types'
import { filterGuests, filterOptions, wishingOf } from '@/features/seating/guest-filter'
import { plannerGuest } from '@/features/designer/testing/guest'

const coach = { id: 't-1', name: 'Coach', colour: 'blue' } as const
const ana = { ...plannerGuest('ana', {}), diets: ['Vegan', 'Nut Allergy'], tags: [coach] }
const ben = { ...plannerGuest('ben', {}), diets: ['Vegan'] }
const cleo = { ...plannerGuest('cleo', {}), diets: [] }
const guests = [ana, ben, cleo]

const wish = { id: 'w-1', kind: 'together', strength: 'must', guestIds: ['ana', 'ben'] }
const verdict = { kind: 'together', state: 'broken', guests: ['ana', 'ben'], text: '' }
const wishing = wishingOf([wish as Wish], [verdict as SeatVerdict])

it('offers the diets, tags and wishes that occur, with the number of guests', () => {
  const { diet, tag, wish: wishes } = filterOptions(guests, wishing)
  expect(diet).toEqual([
    { value: 'Nut Allergy', label: 'Nut Allergy', count: 1 },
    { value: 'Vegan', label: 'Vegan', count: 2 },
  ])
  expect(tag).toEqual([{ value: 't-1', label: 'Coach', count: 1 }])
  expect(wishes.map(({ label, count }) => [label, count])).toEqual([
    ['With a wish', 2],
    ['Without a wish', 1],
    ['Wish not kept', 2],
  ])
  expect(filterOptions([cleo], wishingOf([], []))).toEqual({ diet: [], tag: [], wish: [] })
})

it.each([
  [{}, ['ana', 'ben', 'cleo']],
  [{ diet: 'Vegan' }, ['ana', 'ben']],
  [{ diet: 'Vegan', tag: 't-1' }, ['ana']],
  [{ wish: 'none' }, ['cleo']],
  [{ wish: 'broken' }, ['ana', 'ben']],
])('keeps the guests that match all of %j', (filter, ids) => {
  expect(filterGuests(guests, filter, wishing).map(({ id }) => id)).toEqual(ids)
})
