/* What guests read of their place: the name on the plan, or the number of a table without a name. */
import { expect, test } from 'vitest'
import { tableText } from '@/features/seat-finder/place'

test.each([
  ['Head table', 19, 'Head table'],
  ['Table 4', 4, 'Table 4'],
  ['4', 4, 'Table 4'],
  ['', 4, 'Table 4'],
  ['Bride’s parents', undefined, 'Bride’s parents'],
])('the table %j with number %j is %j', (label, number, text) => {
  expect(tableText(number === undefined ? { label } : { label, number })).toBe(text)
})
