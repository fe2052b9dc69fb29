/* The unit bodies: inside their box, and with every face looking outwards. */
import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'

import type { SolidForm } from '@/plan/types'
import { unitGeometry } from '@/features/designer/view3d/unit-geometry'

const FORMS: readonly SolidForm[] = [
  ...(['block', 'drum', 'pot', 'cone', 'ball', 'roll', 'wedge', 'roof', 'foliage'] as const),
  ...(['round-cloth', 'box-cloth', 'stretch-cloth', 'half-moon', 'prism'] as const),
]
/** How far folds may hang over. */
const OVER = 0.08

function triangles(body: BufferGeometry): number[][][] {
  const position = body.getAttribute('position')
  const index = body.getIndex()
  const count = index?.count ?? position.count
  const corner = (at: number): number[] => {
    const place = index?.getX(at) ?? at
    return [position.getX(place), position.getY(place), position.getZ(place)]
  }
  return Array.from({ length: count / 3 }, (_, face) =>
    [0, 1, 2].map((at) => corner(face * 3 + at)),
  )
}

/** The volume around a place in the middle of the body; faces that look inwards count against it. */
function volume(body: BufferGeometry): number {
  return triangles(body).reduce((sum, face) => {
    const [a, b, c] = face.map(([x = 0, y = 0, z = 0]) => [x, y, z] as const)
    if (!a || !b || !c) return sum
    const det =
      a[0] * (b[1] * c[2] - b[2] * c[1]) -
      a[1] * (b[0] * c[2] - b[2] * c[0]) +
      a[2] * (b[0] * c[1] - b[1] * c[0])
    return sum + det / 6
  }, 0)
}

describe('unit bodies', () => {
  it.each(FORMS)('%s_fills_its_box_and_looks_outwards', (form) => {
    const body = unitGeometry(form, undefined)
    body.computeBoundingBox()
    const box = body.boundingBox
    expect(box).not.toBeNull()
    if (box === null) return
    expect(box.min.y).toBeGreaterThanOrEqual(-1e-6)
    expect(box.max.y).toBeLessThanOrEqual(1 + 1e-6)
    expect(box.max.y).toBeGreaterThan(0.85)
    for (const side of [-box.min.x, box.max.x, -box.min.z, box.max.z]) {
      expect(side).toBeGreaterThan(0.75)
      expect(side).toBeLessThanOrEqual(1 + OVER)
    }
    expect(volume(body)).toBeGreaterThan(0.5)
    body.dispose()
  })

  it('a_column_over_a_bent_outline_has_no_faces_outside_it', () => {
    const bend = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [0.8, 1],
      [0.8, -0.6],
      [-0.8, -0.6],
      [-0.8, 1],
      [-1, 1],
    ] as const
    const body = unitGeometry('prism', bend)
    expect(volume(body)).toBeCloseTo(4 - 1.6 * 1.6, 5)
    body.dispose()
  })
})
