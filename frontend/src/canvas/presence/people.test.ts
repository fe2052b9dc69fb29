import { expect, test } from 'vitest'

import { marksOf, otherClients, peopleOf } from '@/canvas/presence/people'
import { clientOf } from '@/canvas/presence/testing/client'

test('this page is left out, and what is the same keeps its identity', () => {
  const before = otherClients(
    [clientOf('Ana', { selection: ['t-1'], cursor: { x: 1, y: 1 } })],
    'own',
    [],
  )
  const own = clientOf('Me', { clientId: 'own' })
  const ana = clientOf('Ana', { selection: ['t-1'], cursor: { x: 2, y: 1 } })
  const now = otherClients([own, ana], 'own', before)
  expect(now).toEqual([ana])
  expect(now[0]?.selection).toBe(before[0]?.selection)
  expect(now[0]?.cursor).toBe(ana.cursor)
})

test('a person with two pages is here once, with both places', () => {
  const pages = [
    clientOf('Zoe'),
    clientOf('Ana'),
    clientOf('Ana', { clientId: 'second', place: 'seating' }),
  ]
  const people = peopleOf(pages, 'user-Zoe')
  expect(people.map(({ name, places, isOwn }) => [name, places, isOwn])).toEqual([
    ['Ana', ['designer', 'seating'], false],
    ['Zoe', ['designer'], true],
  ])
})

test('everyone who selected an object is at it once', () => {
  const pages = [
    clientOf('Ana', { selection: ['t-1', 't-2'] }),
    clientOf('Ana', { clientId: 'second', selection: ['t-1'] }),
    clientOf('Ben', { selection: ['t-1'] }),
  ]
  expect(marksOf(pages).map(({ id, people }) => [id, people.map(({ name }) => name)])).toEqual([
    ['t-1', ['Ana', 'Ben']],
    ['t-2', ['Ana']],
  ])
})
