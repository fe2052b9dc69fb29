/* Display lists: few paths per element, and the marks of taken chairs. */
import { describe, expect, it } from 'vitest'

import type { Primitive } from '@/plan/types'
import { buildDisplayList, type PathPort } from '@/canvas/painting/display-list'
import { detailAt } from '@/canvas/painting/painter'

/** Counts the paths that are made. */
function countingPaths(): PathPort & { made: number } {
  return {
    made: 0,
    create() {
      this.made += 1
      const path: unknown = new Proxy({}, { get: () => () => undefined })
      if (!isPath(path)) throw new Error('no path')
      return path
    },
  }
}

function isPath(value: unknown): value is Path2D {
  return typeof value === 'object'
}

function chair(n: number): Primitive[] {
  const seat = `t-chair-${String(n)}`
  return [
    {
      shape: 'rect',
      x: n * 40,
      y: 0,
      width: 36,
      height: 36,
      radius: 8,
      rotation: 0,
      fill: 'chair-free',
      stroke: 'chair-free-stroke',
      strokeWidth: 1,
      role: 'chair',
      seat,
    },
    {
      shape: 'text',
      x: n * 40,
      y: 0,
      text: String(n),
      size: 13,
      weight: 400,
      rotation: 0,
      fill: 'text-muted',
      stroke: null,
      strokeWidth: 0,
      role: 'seat-number',
      seat,
    },
  ]
}

const TABLE: Primitive[] = [
  ...Array.from({ length: 10 }, (_, index) => chair(index + 1)).flat(),
  {
    shape: 'ellipse',
    cx: 0,
    cy: 0,
    rx: 60,
    ry: 60,
    rotation: 0,
    fill: 'table-fill',
    stroke: 'table-stroke',
    strokeWidth: 1.5,
    role: 'body',
  },
  {
    shape: 'text',
    x: 0,
    y: 0,
    text: 'Table 12',
    size: 14,
    weight: 600,
    rotation: 0,
    fill: 'text',
    stroke: null,
    strokeWidth: 0,
    role: 'label',
  },
]

describe('display list', () => {
  it('draws_ten_free_chairs_as_one_path_below_the_table', () => {
    const list = buildDisplayList(TABLE, () => undefined, countingPaths())
    expect(list.shapes.map((shape) => [shape.role, shape.fill])).toEqual([
      ['chair', 'chair-free'],
      ['body', 'table-fill'],
    ])
  })

  it('fills_taken_chairs_and_writes_initials_on_them', () => {
    const taken = new Set(['t-chair-2', 't-chair-5'])
    const initials = (seat: string) => (taken.has(seat) ? { words: 'AR' } : undefined)
    const list = buildDisplayList(TABLE, initials, countingPaths())
    expect(list.shapes.map((shape) => shape.fill)).toEqual([
      'chair-free',
      'chair-assigned',
      'table-fill',
    ])
    const marks = list.texts.filter((text) => text.text === 'AR')
    expect(marks.map((text) => text.fill)).toEqual(['chair-assigned-ink', 'chair-assigned-ink'])
  })

  it('knows_the_number_that_stands_for_a_label_in_a_small_plan', () => {
    const list = buildDisplayList(TABLE, () => undefined, countingPaths())
    expect(list.texts.at(-1)).toMatchObject({ text: 'Table 12', short: '12' })
  })

  it('leaves_out_more_the_further_away_the_plan_is', () => {
    const shown = (zoom: number): boolean[] => {
      const { seatNumbers, labels, strokes } = detailAt(zoom)
      return [seatNumbers, labels, strokes]
    }
    expect([0.6, 0.59, 0.24, 0.14].map(shown)).toEqual([
      [true, true, true],
      [false, true, true],
      [false, false, true],
      [false, false, false],
    ])
  })
})
