/* A proposal by table. */
import { expect, test } from 'vitest'

import { proposedTables, satisfactionCounts } from '@/guests/assign/proposed-tables'
import type { SeatPlace } from '@/guests/pending-moves'
import type { SeatProposal, SeatVerdict } from '@/plan/types'
import { aGuest } from '@/testing/builders'

const placeOf = (seatId: string): SeatPlace => {
  const [table = '', seat = ''] = seatId.split('/')
  return { table: { id: table, name: table }, seatNumber: 1, seatLabel: seat }
}

const seat = (id: string) => ({ id, seatNumber: 1, seatLabel: '', byHand: true })

const verdict = (state: SeatVerdict['state'], guests: string[], text: string): SeatVerdict => ({
  ...{ kind: 'wish', wish: text, state, guests, text },
  detail: '',
})

const proposal: SeatProposal = {
  seats: [
    { guest: 'ana', seat: 'T1/B' },
    { guest: 'ben', seat: 'T1/A' },
    { guest: 'cy' },
    { guest: 'dan', seat: 'T2/A' },
  ],
  left: [],
  verdicts: [
    verdict('kept', ['ana', 'ben'], 'one'),
    verdict('broken', ['dan', 'cy'], 'two'),
    verdict('broken', ['ana'], 'three'),
    verdict('idle', ['eve'], 'four'),
  ],
  ...{ kept: 50, moved: 1, done: true },
  score: [1, 0, 4],
}

const guests = [
  aGuest({ id: 'ana', seat: seat('T2/C') }),
  aGuest({ id: 'ben', seat: seat('T1/A') }),
  aGuest({ id: 'cy' }),
  aGuest({ id: 'dan' }),
  aGuest({ id: 'eve', seat: seat('T2/B') }),
]

test('each table has its guests by seat, who is new or moves, and the share of kept wishes', () => {
  const tables = proposedTables(proposal, new Map(guests.map((each) => [each.id, each])), placeOf)
  const rows = tables.map(({ name, share, guests: rows }) => ({
    ...{ name, share },
    guests: rows.map(({ guest, isChanged, from, satisfaction, broken }) =>
      [guest.id, isChanged ? (from ?? 'new') : 'stays', satisfaction, ...broken].join(' '),
    ),
  }))
  expect(rows).toEqual([
    { name: 'T1', share: 50, guests: ['ben stays kept', 'ana T2/C partly 2'] },
    { name: 'T2', share: 0, guests: ['dan new broken 1', 'eve stays none'] },
  ])
  expect(satisfactionCounts(tables)).toEqual({
    ...{ kept: 1, partly: 1, broken: 1, none: 1, changed: 2 },
  })
})
