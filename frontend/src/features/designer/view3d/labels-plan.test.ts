/* Labels: near ones only, a limited number, and only with text. */
import { describe, expect, it } from 'vitest'

import type { Solid } from '@/plan/types'
import { FIELD_OF_VIEW } from '@/features/designer/view3d/orbit'
import { labelsOf, LABELS_MAX, readableLabels } from '@/features/designer/view3d/labels-plan'

const solid = (id: string, label: string, x: number): Solid => ({
  ...{ id, label, x, y: 50, kind: 'round', width: 100, depth: 100, rotation: 0 },
  ...{ rise: 60, ground: 48, carries: false, opens: false, parts: [], chairs: [] },
})

describe('labels', () => {
  it('hang_above_what_they_name_also_on_a_stage', () => {
    expect(labelsOf([solid('a', 'Table 1', 10), solid('b', '  ', 20)])).toEqual([
      { id: 'a', text: 'Table 1', x: 10, y: 126, z: 50 },
    ])
  })

  it('are_shown_to_who_is_near_enough_to_read_them_and_not_too_many', () => {
    const row = Array.from({ length: 90 }, (_, at) => solid(`t${String(at)}`, 'Table', at * 5))
    const eye = { x: 0, y: 100, z: 50 }
    const near = readableLabels(labelsOf(row), eye, 700)
    expect(near).toHaveLength(LABELS_MAX)
    expect(near[0]?.id).toBe('t0')
    expect(readableLabels(labelsOf(row), { ...eye, x: -9000 }, 700)).toEqual([])
  })

  it('are_neither_too_small_from_afar_nor_in_the_way_from_near', () => {
    const label = labelsOf([solid('a', 'Table 1', 0)])
    const pixelsFrom = (distance: number): number => {
      const [shown] = readableLabels(label, { x: distance, y: 126, z: 50 }, 700)
      return ((shown?.height ?? 0) * 700) / (2 * Math.tan(FIELD_OF_VIEW / 2) * distance)
    }
    expect(pixelsFrom(100)).toBeCloseTo(26)
    expect(pixelsFrom(1300)).toBeCloseTo((26 * 700) / (2 * Math.tan(FIELD_OF_VIEW / 2) * 1300))
    expect(pixelsFrom(2500)).toBeCloseTo(16)
  })
})
