import { expect, test } from 'vitest'
import { isName, mayBeName } from '@/features/seat-finder/typed-name'

test.each([
  ['Noor Rahman', true, true],
  ['陈伟', true, true],
  ['Zoë', true, true],
  ['Noor', false, true],
  ["O'Neill", false, true],
  ['K7M2QX', false, false],
  ['t-1-chair-2', false, false],
  ['https://seats.example/ticket/abc', false, false],
  ['', false, false],
])('%s', (text, name, maybe) => {
  expect([isName(text), mayBeName(text)]).toEqual([name, maybe])
})
