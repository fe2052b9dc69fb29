import { expect, test } from 'vitest'

import type { Wish } from '@/api/schema'
import { wishSentence } from '@/guests/wishes/wish-words'

const people: Readonly<Record<string, string>> = { a: 'Ana', b: 'Ben', c: 'Cleo', d: 'Dan' }
const names = {
  people: (ids: readonly string[]) => ids.map((id) => people[id] ?? 'a removed guest'),
  table: (id: string) => (id === 't1' ? 'Table 1' : undefined),
  tag: (id: string) => (id === 'x' ? 'Family' : undefined),
}

const wish = (kind: Wish['kind'], fields: Partial<Wish> = {}): Wish => ({
  ...{ id: 'w', kind, strength: 'prefer', guestIds: [] },
  ...fields,
})
const must = { strength: 'must' } as const

test.each([
  [wish('together', { guestIds: ['a', 'b'] }), 'Ana and Ben sit together if possible'],
  [wish('together', { ...must, guestIds: ['a', 'b', 'c'] }), 'Ana, Ben and Cleo must sit together'],
  [
    wish('apart', { ...must, guestIds: ['a', 'b', 'c', 'd', 'gone'] }),
    'Ana, Ben, Cleo and 2 more must not share a table',
  ],
  [wish('apart', { ...must, guestIds: ['a'] }), 'No two of Ana may share a table'],
  [wish('next-to', { guestIds: ['a', 'gone'] }), 'Ana sits next to a removed guest if possible'],
  [wish('at-table', { ...must, guestIds: ['a'], tableId: 't1' }), 'Ana must sit at Table 1'],
  [wish('at-table', { guestIds: ['a'], tableId: 't9' }), 'Ana sits at a removed table if possible'],
  [wish('at-zone', { guestIds: ['a'], zone: 'A' }), 'Ana sits in zone A if possible'],
  [wish('near', { guestIds: ['a'], landmark: 'bar' }), 'Ana sits near the bar if possible'],
  [wish('far', { ...must, guestIds: ['a'], landmark: 'bar' }), 'Ana must not sit near the bar'],
  [wish('host', { guestIds: ['a'], tableId: 't1' }), 'Ana hosts Table 1'],
  [wish('mix', { company: 'Acme' }), 'People from Acme are spread over the tables'],
  [wish('gather', { tagId: 'x' }), 'Guests tagged Family sit together'],
  [wish('mix'), 'Colleagues are spread over the tables'],
  [wish('minimum', { count: 4 }), 'A table that is used has at least 4 guests'],
  [wish('lock', { ...must, tableId: 't1' }), 'Table 1 stays as it is'],
])('%j reads “%s”', (each, text) => {
  expect(wishSentence(each, names)).toBe(text)
})
