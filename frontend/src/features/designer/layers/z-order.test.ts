/* Moving one object among the others changes the drawing order and nothing else. */
import { describe, expect, it } from 'vitest'

import { levelsAfterMove, type Level } from '@/features/designer/layers/z-order'

/** `a0 b1` is a at 0 and b at 1. */
function levels(text: string): Level[] {
  return text.split(' ').map((word) => ({ id: word[0] ?? '', zIndex: Number(word.slice(1)) }))
}

/** The ids from bottom to top after the changes; equals keep their order. */
function after(before: readonly Level[], id: string, below: string | null): string {
  const changed = new Map(levelsAfterMove(before, id, below).map((level) => [level.id, level]))
  return before
    .map((level, index) => ({ ...(changed.get(level.id) ?? level), index }))
    .sort((a, b) => a.zIndex - b.zIndex || a.index - b.index)
    .map((level) => level.id)
    .join('')
}

describe('the order of layers', () => {
  it.each([
    ['a0 b0 c0 d0', 'a', 'c', 'bcad'],
    ['a0 b0 c0 d0', 'd', 'a', 'adbc'],
    ['a0 b0 c0 d0', 'd', null, 'dabc'],
    ['a0 b0 c0 d0', 'a', 'd', 'bcda'],
    ['a0 b1 c1 d9', 'd', 'b', 'abdc'],
    ['a-3 b1 c5', 'c', 'a', 'acb'],
  ])('%s: moving %s above %s gives %s', (text, id, below, order) => {
    expect(after(levels(text), id, below)).toBe(order)
  })

  it('changes_one_number_where_there_is_room_for_it', () => {
    expect(levelsAfterMove(levels('a0 b5 c9'), 'c', 'a')).toEqual([{ id: 'c', zIndex: 1 }])
  })

  it('changes_nothing_when_it_is_already_there', () => {
    expect(levelsAfterMove(levels('a0 b0 c0'), 'b', 'a')).toEqual([])
    expect(levelsAfterMove(levels('a0 b0'), 'a', 'a')).toEqual([])
    expect(levelsAfterMove(levels('a0 b0'), 'a', 'gone')).toEqual([])
  })
})
