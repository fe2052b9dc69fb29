/* Copying what is selected to the nearest free place in its row or column, so that the copy overlaps nothing. */
import { SquareStack } from 'lucide-react'

import type { Box, ElementView, Point } from '@/plan/types'
import type { Action } from '@/features/planner/actions/action'
import { duplicateBy } from '@/features/planner/actions/edit'
import type { Designer } from '@/features/planner/designer/designer'
import { editable } from '@/features/planner/designer/selection-box'
import { boxAround, uprightBox } from '@/features/planner/tools/placed'
import { UNITS_PER_FOOT } from '@/features/planner/units'

/** Plan units that chairs reach over the edge of their table. */
const CHAIR_REACH = 44
/** Plan units between copies: 13 in between the backs of chairs, a foot between other things. */
const GAP = { chairs: 26, other: UNITS_PER_FOOT } as const

const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]

export const duplicateBeside: Action = {
  id: 'duplicate-beside',
  label: 'Duplicate beside',
  icon: SquareStack,
  shortcuts: [{ key: 'd', mod: true, shift: true }],
  scope: 'designer',
  words: 'copy next free place row',
  enabled: (designer) => editable(designer).length > 0,
  run: (designer) => {
    const held = editable(designer)
    const offset = freeOffset(designer, held)
    if (offset === undefined) return
    const ids = held.map((element) => element.id)
    duplicateBy(designer, ids, offset)
  },
}

/** The nearest free place to the right, below, to the left or above; to the right when the room is full. */
function freeOffset(designer: Designer, held: readonly ElementView[]): Point | undefined {
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
  const step = { x: around.width + gap, y: around.height + gap }
  for (const direction of DIRECTIONS) {
    for (let count = 1; ; count += 1) {
      const offset = { x: direction.x * step.x * count, y: direction.y * step.y * count }
      const copy = { ...around, x: around.x + offset.x, y: around.y + offset.y }
      if (!holds(room, copy)) break
      if (!taken.some((box) => meet(box, copy))) return offset
    }
  }
  return { x: step.x, y: 0 }
}

function withChairs(element: ElementView): Box {
  const box = uprightBox(element)
  const reach = element.seats.length > 0 ? CHAIR_REACH : 0
  return {
    x: box.x - reach,
    y: box.y - reach,
    width: box.width + 2 * reach,
    height: box.height + 2 * reach,
  }
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
