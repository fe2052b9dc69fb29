/* The next free place for a copy: in the row or column of the original, where it overlaps nothing. */
import type { Box, ElementView, Point } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { boxAround, chairReach, inflate, uprightBox } from '@/canvas/shapes/placed'
import { UNITS_PER_FOOT } from '@/canvas/text/units'

/** Plan units between copies: 13 in between the backs of chairs, a foot between other things. */
const GAP = { chairs: 26, other: UNITS_PER_FOOT } as const
/** Plan units by which the centres of objects in one row may differ. */
const SAME_ROW = 6

const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]

/** The nearest free place to the right, below, to the left or above; to the right when the room is full. */
export function freeOffset(designer: Env, held: readonly ElementView[]): Point | undefined {
  const around = boxAround(held.map(withChairs))
  if (around === undefined) return undefined
  const { elements, canvas } = designer.plan.state.getState()
  const room = {
    x: 0,
    y: 0,
    width: canvas.venueWidth * UNITS_PER_FOOT,
    height: canvas.venueHeight * UNITS_PER_FOOT,
  }
  const taken = [...elements.values()].filter((element) => !element.hidden).map(withChairs)
  const gap = held.some((element) => element.seats.length > 0) ? GAP.chairs : GAP.other
  const step = {
    x: stepInRow(elements, held) ?? around.width + gap,
    y: around.height + gap,
  }
  for (const direction of DIRECTIONS) {
    for (let count = 1; ; count += 1) {
      const offset = { x: direction.x * step.x * count, y: direction.y * step.y * count }
      const copy = { ...around, x: around.x + offset.x, y: around.y + offset.y }
      if (!holds(room, copy)) break
      if (!taken.some((box) => meet(box, copy))) return offset
    }
  }
  return { x: around.width + gap, y: 0 }
}

/** Returns the distance from a single object to the nearest one of its kind in its row, to continue the row evenly. */
function stepInRow(
  elements: ReadonlyMap<string, ElementView>,
  held: readonly ElementView[],
): number | undefined {
  const [only, ...others] = held
  if (only === undefined || others.length > 0) return undefined
  const middle = (element: ElementView): number => element.y + element.height / 2
  const steps = [...elements.values()]
    .filter(
      (each) =>
        each.id !== only.id &&
        each.kind === only.kind &&
        each.width === only.width &&
        Math.abs(middle(each) - middle(only)) < SAME_ROW,
    )
    .map((each) => Math.abs(each.x - only.x))
    .filter((step) => step >= only.width)
  return steps.length === 0 ? undefined : Math.min(...steps)
}

function withChairs(element: ElementView): Box {
  return inflate(uprightBox(element), chairReach(element))
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
