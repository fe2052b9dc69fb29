/* The list by party: groups, plus-ones, and where a group sits. */
import { expect, test } from 'vitest'
import { groupByParty, groupSeating } from '@/features/guest-list/guest-groups'
import { bestTable, movesTo } from '@/features/guest-list/seat-together'
import { freeText } from '@/guests/open-seats'
import { aGuest, aTable } from '@/testing/builders'

const ruiz = { id: 'p-1', name: 'Ruiz' }
const band = { id: 'p-2', name: 'Band' }
const table = { id: 't-1', tableNumber: 1, name: 'Table 1' }
const seat = (number: number) => ({
  id: `t-1-chair-${String(number)}`,
  seatNumber: number,
  seatLabel: 'A',
  byHand: true,
})

test('parties follow their names, plus-ones the guest who brings them, and guests without a party come last', () => {
  const groups = groupByParty([
    aGuest({ id: 'alone' }),
    aGuest({ id: 'plus-one', plusOneOf: 'ana' }),
    aGuest({ id: 'other', party: ruiz }),
    aGuest({ id: 'ana', party: ruiz }),
    aGuest({ id: 'own-party', party: band, plusOneOf: 'ana' }),
    aGuest({ id: 'host-not-listed', plusOneOf: 'gone' }),
  ])
  expect(groups.map(({ name, guests }) => [name, guests.map(({ id }) => id)])).toEqual([
    ['Band', ['own-party']],
    ['Ruiz', ['other', 'ana', 'plus-one']],
    ['No party', ['alone', 'host-not-listed']],
  ])
})

test('a group is at one table, or counts who is seated; declined guests do not count', () => {
  const seated = aGuest({ table, seat: seat(1) })
  const declined = aGuest({ rsvp: 'declined' })
  expect(groupSeating([seated, { ...seated, seat: seat(2) }, declined])).toBe('All at Table 1')
  expect(groupSeating([seated, aGuest(), declined])).toBe('1 of 2 seated')
  expect(groupSeating([declined])).toBe('Not coming')
})

const seats = (taken: readonly number[]) =>
  [1, 2, 3, 4, 5, 6].map((number) => ({
    id: `t-1-chair-${String(number)}`,
    number,
    label: String(number),
    ...(taken.includes(number) ? { guestId: `g-${String(number)}` } : {}),
  }))

test.each([
  [
    [2, 4],
    ['5', '6'],
  ],
  // A round table has no end.
  [
    [2, 3, 4, 5],
    ['6', '1'],
  ],
  [[1, 2, 3, 4, 5], undefined],
])('with the chairs %j taken, two guests sit on %j', (taken, expected) => {
  const guests = [aGuest({ id: 'a' }), aGuest({ id: 'b' })]
  const moves = movesTo(aTable({ seats: seats(taken) }), guests)
  expect(moves?.map(({ seatId }) => seatId.at(-1))).toEqual(expected)
})

test('seats of locked tables are never given, and those of head tables and reserved ones by choice only', () => {
  const guests = [aGuest({ id: 'a' })]
  const closed = (why: 'locked' | 'reserved' | 'head-table') =>
    aTable({ id: why, capacity: 6, seats: seats([]).map((open) => ({ ...open, closed: why })) })
  const open = aTable({ seats: seats([2, 3]) })
  expect(movesTo(closed('locked'), guests)).toBeUndefined()
  expect(movesTo(closed('head-table'), guests)).toHaveLength(1)
  expect(bestTable([closed('reserved'), closed('head-table'), open], guests)).toBe(open)
  expect(bestTable([closed('reserved'), closed('head-table')], guests)).toBeUndefined()
  expect(freeText(closed('locked'))).toBe('locked')
  expect(freeText(closed('head-table'))).toBe('head table, 6 of 6 free')
})

test('who sits at the table stays, and that table is proposed', () => {
  const guests = [aGuest({ id: 'a', table, seat: seat(5) }), aGuest({ id: 'b' })]
  const own = aTable({ seats: seats([5]) })
  const other = aTable({ id: 't-2', seats: seats([]).slice(0, 2) })
  expect(movesTo(own, guests)).toEqual([{ guestId: 'b', seatId: 't-1-chair-4' }])
  expect(bestTable([other, own], guests)).toBe(own)
})
