/* Each back rest names its chair; other primitives stay unchanged. */
import { describe, expect, it } from 'vitest'

import { separateBacks } from '@/plan/chair-backs'
import type { Primitive } from '@/plan/types'

function chair(seat: string): Primitive {
  return {
    shape: 'rect',
    x: 0,
    y: 0,
    width: 30,
    height: 30,
    radius: 8,
    rotation: 0,
    fill: 'chair-free',
    stroke: 'chair-free-stroke',
    strokeWidth: 1,
    role: 'chair',
    seat,
  }
}

function line(d: string, stroke: string): Primitive {
  return { shape: 'path', d, fill: null, stroke, strokeWidth: 2, role: 'detail' }
}

const chairs = [chair('t-chair-1'), chair('t-chair-4')]

describe('chair backs', () => {
  it('each_bow_gets_the_chair_at_its_place', () => {
    const separate = separateBacks([
      ...chairs,
      line('M 0 0 C 1 1 2 2 3 3M 9 9 C 8 8 7 7 6 6', 'chair-free-stroke'),
    ])
    expect(separate.slice(2).map((each) => [each.seat, each.shape === 'path' && each.d])).toEqual([
      ['t-chair-1', 'M 0 0 C 1 1 2 2 3 3'],
      ['t-chair-4', 'M 9 9 C 8 8 7 7 6 6'],
    ])
  })

  it('other_lines_and_backs_that_do_not_fit_the_chairs_are_left_alone', () => {
    const odd = [
      ...chairs,
      line('M 0 0 L 1 1M 2 2 L 3 3', 'stage-stroke'),
      line('M 0 0', 'chair-free-stroke'),
    ]
    expect(separateBacks(odd)).toEqual(odd)
  })
})
