import { expect, test } from 'vitest'

import type { NewWish, Wish } from '@/api/schema'
import { isListed } from '@/guests/wishes/same-wish'

const wish: NewWish = { kind: 'far', strength: 'prefer', guestIds: ['a', 'b'], landmark: 'bar' }
const listed: readonly Wish[] = [
  { id: 'w-1', kind: 'far', strength: 'prefer', guestIds: ['b', 'a'], landmark: 'bar' },
]

test('a wish about the same guests and place is in the list, however strong it is', () => {
  expect(isListed(listed, { ...wish, strength: 'must' })).toBe(true)
  expect(isListed(listed, { ...wish, landmark: 'stage' })).toBe(false)
  expect(isListed(listed, { ...wish, guestIds: ['a'] })).toBe(false)
})
