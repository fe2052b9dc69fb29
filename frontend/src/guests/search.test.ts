/* Which guests a typed word finds, in guest management and in the designer. */
import { expect, test } from 'vitest'
import { searchGuests } from '@/guests/search'
import { aGuest } from '@/testing/builders'

const seat = { id: 's', seatNumber: 2, seatLabel: 'B', byHand: true }

const guests = [
  aGuest({
    id: 'ana',
    table: { id: 't-4', tableNumber: 4, name: 'Table 4' },
    seat,
  }),
  aGuest({
    id: 'jose',
    firstName: 'José',
    lastName: 'Ávila',
    email: 'jose@example.com',
    mobile: '+1 (555) 010-9999',
    company: 'Ørsted Söhne',
    table: { id: 't-40', tableNumber: 40, name: '' },
  }),
  aGuest({
    id: 'zoe',
    firstName: 'Zoë',
    lastName: 'Tabor',
    email: 'z@example.com',
    mobile: '',
    party: { id: 'p-1', name: 'The Müllers' },
    table: { id: 't-h', name: 'Head table' },
    seat,
  }),
  aGuest({
    id: 'yui',
    firstName: '唯',
    lastName: '',
    mobile: '',
    tags: [{ id: 't', name: 'Café club', colour: 'red' }],
  }),
]

test.each([
  ['ruiz', ['ana']],
  ['ana  ruiz', ['ana']],
  ['jose avila', ['jose']],
  ['Zoe', ['zoe']],
  ['ZOË', ['zoe']],
  ['0109999', ['jose']],
  ['555 010', ['jose']],
  ['sohne', ['jose']],
  ['orsted', ['jose']],
  ['Ørsted', ['jose']],
  ['唯', ['yui']],
  ['jose@example', ['jose']],
  ['muller', ['zoe']],
  ['nobody', []],
  ['  ', ['ana', 'jose', 'zoe', 'yui']],
])('searching %j finds %j', (query, ids) => {
  expect(searchGuests(guests, query).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['table 4', ['ana']],
  ['Table 4, seat B', ['ana']],
  ['table 40', ['jose']],
  ['head', ['zoe']],
  // The word that all numbered tables share finds no one by the table.
  ['tab', ['zoe']],
  ['table', ['zoe']],
  ['seat', []],
])('by table, %j finds %j', (query, ids) => {
  expect(searchGuests(guests, query).map(({ id }) => id)).toEqual(ids)
})

test('by a tag, whatever its accents, a guest is found', () => {
  expect(searchGuests(guests, 'cafe').map(({ id }) => id)).toEqual(['yui'])
})

test.each([
  ['halal', 'meat'],
  ['vegetarian', 'veggie'],
  ['risotto', 'veggie'],
  ['high chair', 'child'],
  ['guide dog', 'child'],
  ['wheelchair', 'rolls'],
])('by what a guest eats or needs, %j finds a guest', (query, id) => {
  const needy = [
    aGuest({ id: 'meat', dietary: 'Only halal', diets: ['Only halal'] }),
    aGuest({ id: 'veggie', meal: 'Risotto', dietary: 'veggie', diets: ['Vegetarian'] }),
    aGuest({ id: 'child', specialRequests: 'A high chair', notes: 'Brings a guide dog' }),
    aGuest({ id: 'rolls', wheelchair: true }),
  ]
  expect(searchGuests(needy, query).map((guest) => guest.id)).toEqual([id])
})
