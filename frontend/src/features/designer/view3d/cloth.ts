/* Table cloths: a flat top, and cloth that falls in soft folds which grow towards the hem. */
import type { BufferGeometry } from 'three'

import { smoothGeometry } from '@/features/designer/view3d/corners'

/** Heights at which the folds have corners, from the top, and how far they have opened there. */
const RINGS = [
  { y: 1, open: 0 },
  { y: 0.86, open: 0.25 },
  { y: 0.4, open: 0.7 },
  { y: 0, open: 1 },
] as const

interface Rim {
  readonly x: number
  readonly z: number
  /** Outwards, of length 1. */
  readonly outX: number
  readonly outZ: number
  /** -1 to 1: in or out of a fold. */
  readonly wave: number
}

/** Over a round or oval table. */
export function roundCloth(): BufferGeometry {
  const steps = 64
  const folds = 16
  const rim = Array.from({ length: steps }, (_, step): Rim => {
    const turn = (2 * Math.PI * step) / steps
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    return { x, z, outX: x, outZ: z, wave: Math.cos(turn * folds) }
  })
  return fallFrom(rim, 0.035, 0.028)
}

/** Over a table with corners. */
export function boxCloth(): BufferGeometry {
  const perSide = 16
  const folds = 4
  const rim = [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: perSide }, (_, step): Rim => {
      const along = (2 * step) / perSide - 1
      const turn = (side * Math.PI) / 2
      const [cos, sin] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))]
      // The corner falls in a fold of its own, outwards along the diagonal.
      const corner = step === 0 ? Math.SQRT1_2 : 0
      return {
        x: along * cos + sin,
        z: along * sin - cos,
        outX: corner === 0 ? sin : (sin - cos) * corner,
        outZ: corner === 0 ? -cos : (-cos - sin) * corner,
        wave: step === 0 ? 1 : -Math.cos((2 * Math.PI * folds * step) / perSide),
      }
    }),
  )
  return fallFrom(rim, 0.012, 0.014)
}

/** Lets cloth fall from a rim that runs clockwise on the plan; `flare` and `fold` are shares of half the width. */
function fallFrom(rim: readonly Rim[], flare: number, fold: number): BufferGeometry {
  const positions: number[] = [0, 1, 0]
  const faces: number[] = []
  const count = rim.length
  const ring = (y: number, open: number): void => {
    for (const { x, z, outX, outZ, wave } of rim) {
      const out = open * (flare + fold * wave)
      positions.push(x + outX * out, y, z + outZ * out)
    }
  }
  // The top has corners of its own, so that its edge is sharp.
  ring(1, 0)
  for (const { y, open } of RINGS) ring(y, open)
  for (let at = 0; at < count; at += 1) {
    const next = (at + 1) % count
    faces.push(0, 1 + next, 1 + at)
    for (let row = 1; row < RINGS.length; row += 1) {
      const high = 1 + row * count
      const low = high + count
      faces.push(high + at, high + next, low + at, high + next, low + next, low + at)
    }
  }
  return smoothGeometry(positions, faces)
}
