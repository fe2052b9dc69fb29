/* Commands that set fields of the whole selection; each is one undoable edit. */
import type { ElementFields, ElementView } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { keepsRatio } from '@/canvas/shapes/resize'

type Selected = readonly ElementView[]

export function setProperties(designer: Env, selected: Selected, set: ElementFields): void {
  const changes = selected.map(({ id }) => ({ id, set }))
  designer.editing.run({ kind: 'properties', changes })
}

type Side = 'x' | 'y' | 'width' | 'height'

/** Sets one side of all; both sides of round and square objects. */
export function setBox(designer: Env, selected: Selected, side: Side, value: number): void {
  if (side === 'x' || side === 'y') {
    const moves = selected.map(({ id, x, y }) => ({ id, x, y, [side]: value }))
    designer.editing.run({ kind: 'move', moves })
    return
  }
  const boxes = selected.map(({ id, kind, x, y, width, height }) =>
    // What is round or square by nature stays so.
    keepsRatio(kind)
      ? { id, x, y, width: value, height: value }
      : { id, x, y, width, height, [side]: value },
  )
  designer.editing.run({ kind: 'resize', boxes })
}

export function setRotation(designer: Env, selected: Selected, rotation: number): void {
  const rotations = selected.map(({ id }) => ({ id, rotation }))
  designer.editing.run({ kind: 'rotate', rotations })
}
