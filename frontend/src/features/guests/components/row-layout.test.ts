/* The layout of guest rows at the widths and font sizes that cut names before. */
import { expect, test } from 'vitest'
import { rowLayout } from '@/features/guests/components/row-layout'

test.each([
  // Width of the list in a window of 1199, 1200, 1280 and 1400 px at the usual font size.
  [1071, 16, 'wide'],
  [536, 16, 'medium'],
  [616, 16, 'medium'],
  [736, 16, 'wide'],
  [358, 16, 'narrow'],
  // The browser's “very large” font size.
  [944, 24, 'medium'],
  [572, 24, 'narrow'],
] as const)('a list of %i px at a font size of %i px is %s', (width, rem, layout) => {
  expect(rowLayout(width, rem)).toBe(layout)
})
