import { expect, test } from 'vitest'
import { presenceOf } from '@/lib/live/presence'

const ana = {
  userId: 'u-1',
  clientId: 'c-1',
  name: 'Ana Weber',
  place: 'designer',
  selection: ['t-1'],
  cursor: { x: 1, y: 2 },
  view: { x: 0, y: 0, width: 900, height: 600 },
  laser: true,
}

test('a list is read as the server sends it', () => {
  expect(presenceOf({ eventId: 'e-1', people: [ana] })).toEqual({ eventId: 'e-1', people: [ana] })
})

test('people that cannot be read are left out, and unreadable positions become null', () => {
  const people = [
    { ...ana, place: 'elsewhere' },
    { ...ana, name: undefined },
    'Ben',
    {
      ...ana,
      selection: [1, 't-2'],
      cursor: { x: 'left' },
      view: { x: 0, y: 0, width: 0, height: 1 },
    },
  ]
  expect(presenceOf({ eventId: 'e-1', people })?.people).toEqual([
    { ...ana, selection: ['t-2'], cursor: null, view: null },
  ])
})

test('other frames are no list', () => {
  expect(presenceOf(undefined)).toBeUndefined()
  expect(presenceOf({ eventId: 'e-1' })).toBeUndefined()
  expect(presenceOf({ people: [] })).toBeUndefined()
})
