import { expect, test } from 'vitest'
import { kitchenOf, kitchenText } from '@/guests/kitchen'
import { aGuest } from '@/testing/builders'

const table = (number: number) => ({ id: `t-${String(number)}`, tableNumber: number, name: '' })
const guests = [
  aGuest({ id: 'a', dietary: 'Vegan', table: table(10) }),
  aGuest({ id: 'b', dietary: ' vegan ', table: table(2) }),
  aGuest({ id: 'c', dietary: 'Gluten free', table: table(2) }),
  aGuest({ id: 'd', dietary: '', table: table(2) }),
  aGuest({ id: 'e', dietary: 'Halal' }),
  aGuest({ id: 'f', dietary: 'Vegan', rsvp: 'declined' }),
]

test('diets that differ in case and spaces only are one, the most frequent first', () => {
  expect(kitchenOf(guests).diets).toEqual([
    { name: 'Vegan', count: 2 },
    { name: 'Gluten free', count: 1 },
    { name: 'Halal', count: 1 },
  ])
})

test('the kitchen cooks per table, and not for guests who have declined', () => {
  const kitchen = kitchenOf(guests)
  expect([kitchen.guests, kitchen.none]).toEqual([5, 1])
  expect(kitchenText(kitchen)).toBe(
    [
      'Guests: 5',
      'Vegan: 2',
      'Gluten free: 1',
      'Halal: 1',
      'No diet: 1',
      '',
      'Table 2: 3 (1 Vegan, 1 Gluten free)',
      'Table 10: 1 (1 Vegan)',
      'No table: 1 (1 Halal)',
    ].join('\n'),
  )
})
