/* What the kitchen cooks, and what waiters bring to which seat. */
import { expect, test } from 'vitest'
import type { Guest } from '@/api/schema'
import { kitchenOf, kitchenText, servingText } from '@/guests/kitchen'
import { aGuest } from '@/testing/builders'

const table = (number: number) => ({ id: `t-${String(number)}`, tableNumber: number, name: '' })
const seat = (number: number, seatLabel: string) => ({
  id: `s-${seatLabel}`,
  seatNumber: number,
  seatLabel,
  byHand: true,
})

let next = 0
function attending(meal: string, diets: string[], fields: Partial<Guest> = {}): Guest {
  next += 1
  return aGuest({ id: `g-${String(next)}`, rsvp: 'attending', meal, diets, ...fields })
}

const guests = [
  attending('Braised beef; Cake', [], { table: table(4), seat: seat(2, 'B') }),
  attending('braised  beef', ['Nut Allergy'], { firstName: 'Ben', table: table(4) }),
  attending('Risotto', ['Vegan'], { firstName: 'Cleo', table: table(4), seat: seat(1, 'A') }),
  attending('', ['Vegan'], { rsvp: 'no-answer', table: table(10) }),
  attending('Risotto', ['Halal'], { rsvp: 'declined', table: table(10) }),
]

test('dishes and dietary needs are counted, alone and together, for those who come', () => {
  const { coming, open } = kitchenOf(guests)
  expect(coming.dishes).toEqual([
    { name: 'Braised beef', count: 2, diets: [{ name: 'Nut Allergy', count: 1 }] },
    { name: 'Cake', count: 1, diets: [] },
    { name: 'Risotto', count: 1, diets: [{ name: 'Vegan', count: 1 }] },
  ])
  expect(coming.diets.map(({ name }) => name)).toEqual(['Nut Allergy', 'Vegan'])
  expect([coming.guests, coming.noDish.count, coming.noDiet]).toEqual([3, 0, 1])
  expect(open).toMatchObject({ guests: 1, dishes: [], noDish: { count: 1 } })
})

test('a table says what is brought to it, and needs alone while no meals are chosen', () => {
  const [four, ten] = kitchenOf(guests).tables
  expect(four?.table).toBe('Table 4')
  expect(servingText(four!.totals)).toBe(
    '2 Braised beef (1 Nut Allergy), 1 Cake, 1 Risotto (1 Vegan)',
  )
  expect(servingText(ten!.totals)).toBe('1 Vegan')
  expect(four?.served.map(({ seat, text }) => `${seat} ${text}`)).toEqual([
    'A Risotto (Vegan)',
    'B Braised beef, Cake',
    ' braised beef (Nut Allergy)',
  ])
})

test('the text for the caterer has totals and every seat, without guests who declined', () => {
  expect(kitchenText(kitchenOf(guests))).toBe(
    [
      'Coming: 3 guests',
      'Braised beef: 2 (1 Nut Allergy)',
      'Cake: 1',
      'Risotto: 1 (1 Vegan)',
      'Dietary needs:',
      'Nut Allergy: 1',
      'Vegan: 1',
      'No dietary need: 1',
      '',
      'No answer yet: 1 guest',
      'Vegan: 1',
      'No dietary need: 0',
      '',
      'Table 4 (3 guests): 2 Braised beef (1 Nut Allergy), 1 Cake, 1 Risotto (1 Vegan)',
      '  Seat A, Cleo Ruiz: Risotto (Vegan)',
      '  Seat B, Ana Ruiz: Braised beef, Cake',
      '  Ben Ruiz: braised beef (Nut Allergy)',
      '',
      'Table 10 (1 guest): 1 Vegan',
      '  Ana Ruiz: Vegan',
    ].join('\n'),
  )
})

test('guests without an answer are counted apart, also at their table', () => {
  const unsure = attending('Risotto', [], { rsvp: 'maybe', table: table(4) })
  const text = kitchenText(kitchenOf([...guests, unsure]))
  expect(text).toContain('Maybe, or no answer yet: 2 guests')
  expect(text).toContain('Table 4 (4 guests, 1 not confirmed)')
})
