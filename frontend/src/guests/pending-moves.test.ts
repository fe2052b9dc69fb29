/* What a screen shows while the server has not answered a change of seats yet. */
import { expect, test } from 'vitest'
import { withPending, type PendingChange, type SeatMove } from '@/guests/pending-moves'
import { seatText } from '@/guests/places'
import { seatingOf } from '@/guests/seating'
import { aGuest } from '@/testing/builders'

const seat = { id: 'a', seatNumber: 1, seatLabel: 'A', byHand: false }
const table = { id: 't-1', tableNumber: 1, name: 'Table 1' }
const ana = aGuest({ id: 'ana', rsvp: 'attending', status: 'assigned', seat, table })
const ben = aGuest({ id: 'ben' })

const placeOf = (seatId: string) =>
  seatId === 'unknown' ? undefined : { table, seatNumber: 2, seatLabel: seatId.toUpperCase() }

const change = (...moves: SeatMove[]): PendingChange => ({ moves, isConfirmed: false })
const over = (...pending: PendingChange[]) => withPending([ana, ben], pending, placeOf)

test('a guest sits where a pending move leads, with the names of the plan', () => {
  const [, moved] = over(change({ guestId: 'ben', seatId: 'b' }))
  expect(moved).toMatchObject({ status: 'assigned', seat: { id: 'b', byHand: true } })
  expect(moved && seatText(moved)).toBe('Table 1, seat B')
})

test('a guest without a seat has the status that the server will compute', () => {
  const [unseated] = over(change({ guestId: 'ana', seatId: undefined }))
  expect(unseated).toEqual({ ...aGuest({ id: 'ana', rsvp: 'attending' }), status: 'confirmed' })
})

test('a guest who has arrived stays checked in wherever they sit', () => {
  const arrived = aGuest({ attendance: 'arrived', status: 'checked-in' })
  const [moved] = withPending([arrived], [change({ guestId: 'g-1', seatId: 'b' })], placeOf)
  expect(moved?.status).toBe('checked-in')
})

test('a seat that the plan does not know is named without a table', () => {
  const [, moved] = over(change({ guestId: 'ben', seatId: 'unknown' }))
  expect(moved && seatText(moved)).toBe('Seated')
})

test('the latest of several moves counts', () => {
  const [moved] = over(
    change({ guestId: 'ana', seatId: 'b' }),
    change({ guestId: 'ana', seatId: 'c' }),
  )
  expect(moved?.seat?.id).toBe('c')
})

test('two guests change places', () => {
  const { bySeat } = seatingOf(
    over(change({ guestId: 'ben', seatId: 'a' }, { guestId: 'ana', seatId: undefined })),
  )
  expect([bySeat.get('a')?.id, bySeat.size]).toEqual(['ben', 1])
})

test('neither the list nor its guests are changed, and without moves it is the same list', () => {
  const guests = Object.freeze([Object.freeze(ana), Object.freeze(ben)])
  const [, moved] = withPending(guests, [change({ guestId: 'ben', seatId: 'b' })], placeOf)
  expect(moved).not.toBe(ben)
  expect(withPending(guests, [], placeOf)).toBe(guests)
  expect(withPending(guests, [change({ guestId: 'ben', seatId: 'b' })], placeOf)[0]).toBe(ana)
})

test('moves of a guest who is gone are ignored', () => {
  expect(over(change({ guestId: 'cleo', seatId: 'b' }))).toEqual([ana, ben])
})
