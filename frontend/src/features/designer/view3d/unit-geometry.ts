/*
 * The unit bodies that instances scale: -1 to 1 on the floor (x, z), 0 to 1 upwards (y). They have few corners, since a
 * hall holds thousands of them.
 */
import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  ShapeUtils,
  SphereGeometry,
  Vector2,
} from 'three'

import type { SolidForm } from '@/plan/types'
import type { Outline } from '@/features/designer/view3d/mesh-plan'
import { boxCloth, roundCloth } from '@/features/designer/view3d/cloth'
import { smoothGeometry, flatGeometry } from '@/features/designer/view3d/corners'

/** Builds the unit body of a form; the caller disposes it. */
export function unitGeometry(form: SolidForm, outline: Outline | undefined): BufferGeometry {
  switch (form) {
    case 'block':
      return raised(new BoxGeometry(2, 1, 2))
    case 'drum':
      return raised(new CylinderGeometry(1, 1, 1, 20))
    case 'pot':
      return raised(new CylinderGeometry(1, 0.7, 1, 20))
    case 'cone':
      return raised(new ConeGeometry(1, 1, 24))
    case 'ball':
      return raised(new SphereGeometry(1, 16, 10).scale(1, 0.5, 1))
    case 'roll':
      return raised(new CylinderGeometry(1, 1, 2, 12).rotateZ(Math.PI / 2).scale(1, 0.5, 1))
    case 'wedge':
      return wedge()
    case 'roof':
      return raised(new ConeGeometry(Math.SQRT2, 1, 4).rotateY(Math.PI / 4))
    case 'foliage':
      return foliage()
    case 'round-cloth':
      return roundCloth()
    case 'box-cloth':
      return boxCloth()
    case 'stretch-cloth':
      return stretchCloth()
    case 'half-moon':
      return prism(halfMoon())
    case 'prism':
      return prism(outline ?? SQUARE)
  }
}

const SQUARE: Outline = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]

/** Moves a body centred on the origin up onto the ground. */
function raised(body: BufferGeometry): BufferGeometry {
  return body.translate(0, 0.5, 0)
}

/** Builds a prism over an outline that runs clockwise on the plan. */
function prism(outline: Outline): BufferGeometry {
  const corners = outline.map(([x, y]) => new Vector2(x, y))
  const positions: number[] = []
  const flat = (y: number): void => {
    for (const corner of corners) positions.push(corner.x, y, corner.y)
  }
  flat(1)
  flat(1)
  flat(0)
  const count = corners.length
  const faces: number[] = []
  // On the plan y grows downwards, which reverses the winding of the triangles.
  for (const face of ShapeUtils.triangulateShape(corners, [])) {
    const [a = 0, b = 0, c = 0] = face
    faces.push(...(isClockwise(corners[a], corners[b], corners[c]) ? [a, c, b] : [a, b, c]))
  }
  for (let at = 0; at < count; at += 1) {
    const next = (at + 1) % count
    const [topA, topB] = [count + at, count + next]
    const [lowA, lowB] = [2 * count + at, 2 * count + next]
    faces.push(topA, topB, lowA, topB, lowB, lowA)
  }
  return smoothGeometry(positions, faces)
}

function isClockwise(a?: Vector2, b?: Vector2, c?: Vector2): boolean {
  if (!a || !b || !c) return true
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
}

/** Half an ellipse, its arc at the back and its straight edge in front. */
function halfMoon(): Outline {
  const steps = 28
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = Math.PI + (Math.PI * step) / steps
    return [Math.cos(turn), 1 + 2 * Math.sin(turn)] as const
  })
}

function wedge(): BufferGeometry {
  const corners = [
    [-1, 0, -1],
    [1, 0, -1],
    [-1, 1, -1],
    [1, 1, -1],
    [-1, 0, 1],
    [1, 0, 1],
  ]
  const faces = [
    [2, 4, 5],
    [2, 5, 3],
    [0, 3, 1],
    [0, 2, 3],
    [0, 4, 2],
    [1, 3, 5],
  ]
  // Corners are not shared, so that the edges stay sharp.
  const positions = faces.flat().flatMap((corner) => corners[corner] ?? [])
  return flatGeometry(positions)
}

/** A sphere of leaves: corners moved in and out, always in the same way. */
function foliage(): BufferGeometry {
  const ball = new IcosahedronGeometry(1, 2)
  const position = ball.getAttribute('position')
  const positions: number[] = []
  for (let at = 0; at < position.count; at += 1) {
    const [x, y, z] = [position.getX(at), position.getY(at), position.getZ(at)]
    const bump = 0.86 + 0.14 * Math.sin(x * 7.1 + z * 5.3) * Math.cos(y * 6.7 + x * 3.1)
    positions.push(x * bump, (y * bump + 1) / 2, z * bump)
  }
  ball.dispose()
  return flatGeometry(positions)
}

/** A stretched tablecloth, from the rim of a small table over its waist to its foot. */
function stretchCloth(): BufferGeometry {
  const profile = [
    [0.86, 0],
    [0.84, 0.03],
    [0.52, 0.2],
    [0.36, 0.42],
    [0.38, 0.58],
    [0.58, 0.82],
    [0.95, 0.96],
    [1, 0.975],
    [1, 1],
    [0, 1],
  ]
  return new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    28,
  )
}
