import { expect, test } from 'vitest'
import { initials } from '@/lib/initials'

test.each([
  ['Ana Ruiz', 'AR'],
  ['Wilhelmina de Vries', 'WV'],
  ['陈伟', '陈'],
  ['शिव', 'शि'],
  [' ada ', 'A'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
