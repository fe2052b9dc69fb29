/* The room that a drawing takes, roughly: turned shapes count with their whole reach. */
import type { Box, Primitive } from '@/plan/types'

/** Returns a box that holds all primitives. Paths are measured by the numbers in their data. */
export function primitiveBounds(primitives: readonly Primitive[]): Box {
  const xs: number[] = []
  const ys: number[] = []
  for (const primitive of primitives) {
    for (const [x, y] of corners(primitive)) {
      xs.push(x)
      ys.push(y)
    }
  }
  if (xs.length === 0) return { x: 0, y: 0, width: 1, height: 1 }
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

type Corner = readonly [number, number]

function corners(primitive: Primitive): readonly Corner[] {
  switch (primitive.shape) {
    case 'rect':
    case 'image':
      return boxCorners(
        primitive.x + primitive.width / 2,
        primitive.y + primitive.height / 2,
        primitive.width / 2,
        primitive.height / 2,
        primitive.rotation,
      )
    case 'ellipse':
      return boxCorners(primitive.cx, primitive.cy, primitive.rx, primitive.ry, primitive.rotation)
    case 'line':
      return [
        [primitive.x1, primitive.y1],
        [primitive.x2, primitive.y2],
      ]
    case 'text':
      return boxCorners(
        primitive.x,
        primitive.y,
        primitive.text.length * primitive.size * 0.3,
        primitive.size / 2,
        0,
      )
    case 'path':
      return pathPoints(primitive.d)
  }
}

function boxCorners(
  cx: number,
  cy: number,
  halfWidth: number,
  halfHeight: number,
  rotation = 0,
): readonly Corner[] {
  const angle = (rotation * Math.PI) / 180
  const cos = Math.abs(Math.cos(angle))
  const sin = Math.abs(Math.sin(angle))
  const reachX = halfWidth * cos + halfHeight * sin
  const reachY = halfWidth * sin + halfHeight * cos
  return [
    [cx - reachX, cy - reachY],
    [cx + reachX, cy + reachY],
  ]
}

const COMMAND = /([MLCQTSAHVZ])([^MLCQTSAHVZ]*)/gi
const NUMBER = /-?\d*\.?\d+(?:e[-+]?\d+)?/gi

function pathPoints(data: string): readonly Corner[] {
  const points: Corner[] = []
  let last: Corner = [0, 0]
  for (const [, letter = '', rest = ''] of data.matchAll(COMMAND)) {
    const numbers = [...rest.matchAll(NUMBER)].map(([text]) => Number(text))
    const kind = letter.toUpperCase()
    if (kind === 'H' || kind === 'V') {
      const value = numbers.at(-1) ?? 0
      last = kind === 'H' ? [value, last[1]] : [last[0], value]
      points.push(last)
      continue
    }
    const from = kind === 'A' ? 5 : 0
    const size = kind === 'A' ? 7 : 2
    for (let at = from; at + 1 < numbers.length; at += size) {
      last = [numbers[at] ?? 0, numbers[at + 1] ?? 0]
      points.push(last)
    }
  }
  return points
}
