/* Places in words. */
import { expect, test } from 'vitest'
import { foundPlaceText, foundTableText, placeOf, seatText } from '@/guests/places'
import { aFoundSeat, aGuest } from '@/testing/builders'

const table = { id: 't', tableNumber: 4, name: 'Table 4' }
const seat = { id: 's', seatNumber: 2, seatLabel: 'B', byHand: true }

test('a place names table and seat as people know them', () => {
  expect(placeOf({ table, seat })).toBe('Table 4, seat B')
  expect(placeOf({ table })).toBe('Table 4')
  expect(placeOf({ table: { ...table, name: '' } })).toBe('Table 4')
  expect(placeOf({})).toBe('')
})

test('a guest without a place is not seated or not coming', () => {
  expect(seatText(aGuest({ table, seat }))).toBe('Table 4, seat B')
  expect(seatText(aGuest())).toBe('Not seated')
  expect(seatText(aGuest({ rsvp: 'declined' }))).toBe('Not coming')
})

test('the finders name a place in the words of the specification', () => {
  expect(foundPlaceText(aFoundSeat().guest)).toBe('Table 12, Seat C')
  const arabic = { table: 'الطاولة', seat: 'المقعد' }
  expect(foundPlaceText(aFoundSeat().guest, arabic, '، ')).toBe('الطاولة 12، المقعد C')
})

test.each([
  ['Head table', 19, 'Head table'],
  ['Table 4', 4, 'Table 4'],
  ['4', 4, 'Table 4'],
  ['', 4, 'Table 4'],
  ['Bride’s parents', undefined, 'Bride’s parents'],
])('to its guests the table %j with number %j is %j', (label, number, text) => {
  expect(foundTableText(number === undefined ? { label } : { label, number })).toBe(text)
})
