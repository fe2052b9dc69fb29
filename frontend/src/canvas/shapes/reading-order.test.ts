/* Rows from top to bottom, left to right. */
import { describe, expect, it } from 'vitest'

import { nearest, readingOrder } from '@/canvas/shapes/reading-order'
import { elementAt as at } from '@/features/designer/testing/element'

describe('reading order', () => {
  it('reads_rows_that_are_a_little_uneven', () => {
    const elements = [at('d', 200, 310), at('b', 200, 20), at('a', 0, 30), at('c', 0, 300)]
    expect(readingOrder(elements)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('leaps_to_what_lies_straight_ahead', () => {
    const from = at('from', 0, 0)
    const elements = [
      from,
      at('right', 300, 10),
      at('near-but-aside', 120, 260),
      at('below', 0, 400),
    ]
    expect(nearest(elements, from, 'right')).toBe('right')
    expect(nearest(elements, from, 'down')).toBe('below')
    expect(nearest(elements, from, 'up')).toBeUndefined()
  })
})
