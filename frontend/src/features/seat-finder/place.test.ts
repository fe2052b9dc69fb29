/* What guests read of their place: the name that everyone uses for a table, and its number. */
import { expect, test } from 'vitest'
import { tableText } from '@/features/seat-finder/place'

test.each([
  ['Family', 4, 'Family · Table 4'],
  ['Table 4', 4, 'Table 4'],
  ['4', 4, 'Table 4'],
  ['', 4, 'Table 4'],
  ['Bride’s parents', undefined, 'Bride’s parents'],
])('the table %j with number %j is %j', (label, number, text) => {
  expect(tableText(number === undefined ? { label } : { label, number })).toBe(text)
})
