import { expect, test } from 'vitest'

import { parseWish } from '@/guests/wishes/parse-wish'
import type { WishWorld } from '@/guests/wishes/use-wish-world'
import { aGuest, aTable } from '@/testing/builders'

const guest = (id: string, firstName: string, lastName: string, party?: string) => ({
  ...aGuest({ id, firstName, lastName }),
  ...(party === undefined ? {} : { party: { id: `p-${party}`, name: party } }),
})

const world: WishWorld = {
  guests: [
    guest('anna', 'Anna', 'Berg'),
    guest('ben', 'Ben', 'Okri', 'The Okris'),
    guest('cleo', 'Cleo', 'Okri', 'The Okris'),
    guest('dan1', 'Dan', 'Ash'),
    guest('dan2', 'Dan', 'Oak'),
    guest('zoe', 'Zoë', 'Lind'),
  ],
  tables: [
    aTable({ id: 't-1', name: 'Table 1', number: 1 }),
    aTable({ id: 't-h', name: 'Head table' }),
  ],
  tags: [{ id: 'fam', name: 'Family' }],
  companies: ['Acme'],
  names: { people: () => [], table: () => '', tag: () => '' },
}

const prefer = { strength: 'prefer' } as const
const must = { strength: 'must' } as const

test.each([
  ['keep Anna away from the bar', { ...prefer, kind: 'far', guestIds: ['anna'], landmark: 'bar' }],
  [
    'Anna must never sit near the loudspeakers',
    { ...must, kind: 'far', guestIds: ['anna'], landmark: 'music' },
  ],
  ['Zoe near the stage', { ...prefer, kind: 'near', guestIds: ['zoe'], landmark: 'stage' }],
  ['Anna and Zoë together', { ...prefer, kind: 'together', guestIds: ['anna', 'zoe'] }],
  ['Anna must sit with Zoe Lind.', { ...must, kind: 'together', guestIds: ['anna', 'zoe'] }],
  ['keep Anna and Ben apart', { ...prefer, kind: 'apart', guestIds: ['anna', 'ben'] }],
  ['Anna must not sit with Ben', { ...must, kind: 'apart', guestIds: ['anna', 'ben'] }],
  [
    'Anna must not sit at the same table as Ben',
    { ...must, kind: 'apart', guestIds: ['anna', 'ben'] },
  ],
  [
    'Anna sits at the same table as Ben',
    { ...prefer, kind: 'together', guestIds: ['anna', 'ben'] },
  ],
  ['seat Anna next to Ben', { ...prefer, kind: 'next-to', guestIds: ['anna', 'ben'] }],
  ['Anna with the Okris', { ...prefer, kind: 'together', guestIds: ['anna', 'ben', 'cleo'] }],
  ['put Anna at table 1', { ...prefer, kind: 'at-table', guestIds: ['anna'], tableId: 't-1' }],
  [
    'Anna must sit at the head table',
    { ...must, kind: 'at-table', guestIds: ['anna'], tableId: 't-h' },
  ],
  ['Ben hosts table 1', { ...must, kind: 'host', guestIds: ['ben'], tableId: 't-1' }],
  ['Anna is the host of table 1', { ...must, kind: 'host', guestIds: ['anna'], tableId: 't-1' }],
  ['lock Table 1', { ...must, kind: 'lock', guestIds: [], tableId: 't-1' }],
  ['balance the tables', { ...prefer, kind: 'balanced', guestIds: [] }],
  ['at least 4 per table', { ...prefer, kind: 'minimum', guestIds: [], count: 4 }],
  ['mix companies', { ...prefer, kind: 'mix', guestIds: [] }],
  ['mix people from Acme', { ...prefer, kind: 'mix', guestIds: [], company: 'Acme' }],
  ['gather family', { ...prefer, kind: 'gather', guestIds: [], tagId: 'fam' }],
])('“%s” is understood', (sentence, wish) => {
  expect(parseWish(sentence, world)).toEqual({ wish })
})

test.each([
  ['Bob with Anna', 'No guest or party is called “bob”.'],
  ['Anna at table 9', 'No table is called “table 9”.'],
  ['mix robots', 'No company or tag is called “robots”.'],
  ['at least 1 per table', 'Enter a number from 2 to 100.'],
  ['hello', 'Try “keep Anna away from the bar” or “Ben and Cleo sit together”.'],
])('“%s” is answered with “%s”', (sentence, problem) => {
  expect(parseWish(sentence, world)).toEqual({ problem })
})

test('a name that several guests have is answered with the sentences that it may mean', () => {
  expect(parseWish('Keep dan away from the bar', world)).toEqual({
    problem: '2 guests are called “Dan”. Which one?',
    choices: [
      { label: 'Dan Ash', sentence: 'Keep Dan Ash away from the bar' },
      { label: 'Dan Oak', sentence: 'Keep Dan Oak away from the bar' },
    ],
  })
})
