/* Changing what is selected: delete, duplicate into the next free place, rotate, lock, select all, clear. */
import {
  CopyPlus,
  Eraser,
  Lock,
  RotateCcwSquare,
  RotateCwSquare,
  SquareDashedMousePointer,
  Trash2,
} from 'lucide-react'

import { newIds } from '@/plan/ids'
import type { Point } from '@/plan/types'
import type { Action, Env } from '@/canvas/env'
import { select } from '@/canvas/store/selection'
import { layoutIsFixed } from '@/canvas/store/view'
import { runEffect } from '@/canvas/edits/effects'
import { freeOffset } from '@/canvas/edits/free-place'
import { editable, heldBox } from '@/canvas/edits/selection-box'
import { rotateBy, ROTATION_STEP } from '@/features/designer/arrange/gestures/rotate'

const hasEditable = (designer: Env): boolean => editable(designer).length > 0

export const deleteSelected: Action = {
  id: 'delete',
  label: 'Delete',
  icon: Trash2,
  shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
  scope: 'designer',
  enabled: hasEditable,
  run: (designer) => {
    const gone = editable(designer)
    const seats = gone.flatMap((element) => element.seats.map((seat) => seat.id))
    const command = { kind: 'remove', ids: gone.map((element) => element.id) } as const
    void designer.editing.runRemoving(command, seats, 'delete')
  },
}

export const duplicate: Action = {
  id: 'duplicate',
  label: 'Duplicate',
  icon: CopyPlus,
  shortcuts: [{ key: 'd', mod: true }],
  scope: 'designer',
  words: 'copy next free place row',
  enabled: hasEditable,
  run: (designer) => {
    const held = editable(designer)
    const ids = held.map((element) => element.id)
    const repeated = repeatedOffset(designer, ids)
    const offset = repeated ?? freeOffset(designer, held)
    if (offset === undefined) return
    const fresh = newIds(ids.length)
    const session = designer.plan.session()
    if (!designer.editing.run(session.duplicateCommand(ids, offset.x, offset.y, fresh))) return
    select(designer.selection, fresh)
    if (repeated !== undefined) designer.repeat = { ids: fresh, offset }
  },
}

/** Returns the offset of the last copies, if the selection is these copies, so that duplicates keep their distance. */
function repeatedOffset(designer: Env, ids: readonly string[]): Point | undefined {
  const { repeat } = designer
  if (repeat?.ids.length !== ids.length) return undefined
  if (!ids.every((id) => repeat.ids.includes(id))) return undefined
  return repeat.offset
}

/** Rotates one object about its centre, several about their common one. */
function rotate(turn: number): (designer: Env) => void {
  return (designer) => {
    const held = heldBox(designer)
    if (held === undefined) return
    for (const effect of rotateBy(held, turn, designer.toolEnv)) runEffect(designer, effect)
  }
}

export const rotateLeft: Action = {
  id: 'rotate-left',
  label: 'Rotate 15° left',
  icon: RotateCcwSquare,
  shortcuts: [{ key: 'r', shift: true }],
  scope: 'plan',
  enabled: hasEditable,
  run: rotate(-ROTATION_STEP),
}

export const rotateRight: Action = {
  id: 'rotate-right',
  label: 'Rotate 15° right',
  icon: RotateCwSquare,
  shortcuts: [{ key: 'r' }],
  scope: 'plan',
  enabled: hasEditable,
  run: rotate(ROTATION_STEP),
}

export const toggleLock: Action = {
  id: 'lock',
  label: 'Lock or unlock',
  icon: Lock,
  shortcuts: [{ key: 'l', mod: true }],
  scope: 'designer',
  enabled: (designer) =>
    designer.selection.getState().ids.length > 0 && !layoutIsFixed(designer.view.getState()),
  run: (designer) => {
    const { elements } = designer.plan.state.getState()
    const { ids } = designer.selection.getState()
    const locked = !ids.every((id) => elements.get(id)?.locked === true)
    designer.editing.run({
      kind: 'properties',
      changes: ids.map((id) => ({ id, set: { locked } })),
    })
  },
}

export const selectAll: Action = {
  id: 'select-all',
  label: 'Select all',
  icon: SquareDashedMousePointer,
  shortcuts: [{ key: 'a', mod: true }],
  // After a click in a toolbar the browser would select the text of the page.
  scope: 'designer',
  enabled: (designer) => designer.plan.state.getState().order.length > 0,
  run: (designer) => {
    const { elements, order } = designer.plan.state.getState()
    const ids = order.filter((id) => {
      const element = elements.get(id)
      return element !== undefined && !element.locked && !element.hidden
    })
    select(designer.selection, ids)
  },
}

export const clearCanvas: Action = {
  id: 'clear',
  label: 'Clear canvas',
  icon: Eraser,
  shortcuts: [],
  scope: 'designer',
  enabled: (designer) =>
    designer.plan.state.getState().order.length > 0 && !layoutIsFixed(designer.view.getState()),
  run: (designer) => {
    const { elements, order } = designer.plan.state.getState()
    const seats = [...elements.values()].flatMap((element) => element.seats.map((seat) => seat.id))
    void designer.editing.runRemoving({ kind: 'remove', ids: [...order] }, seats, 'clear')
  },
}
