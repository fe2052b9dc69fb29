/* Arrow keys: they move the selection, or the ghost, or what the hand holds. */
import type { Designer } from '@/features/planner/designer/designer'
import { positionText } from '@/features/planner/describe'
import { announce } from '@/features/planner/messages'
import type { KeyPress } from '@/features/planner/key-press'
import { editable } from '@/features/planner/designer/selection-box'

/** Plan units: a foot and ten feet; with Alt half an inch and five inches, the steps of the other editor. */
const STEP = { normal: 24, far: 240, fine: 1, fineFar: 10 } as const

const DIRECTION: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Returns the way an arrow key points, or nothing for other keys. */
export function arrowOf(press: KeyPress): { readonly x: number; readonly y: number } | undefined {
  return press.ctrlKey || press.metaKey ? undefined : DIRECTION[press.key]
}

function stepOf({ altKey, shiftKey }: KeyPress): number {
  if (altKey) return shiftKey ? STEP.fineFar : STEP.fine
  return shiftKey ? STEP.far : STEP.normal
}

/** Moves by one step; false when there is nothing to move. */
export function nudge(designer: Designer, press: KeyPress): boolean {
  const arrow = arrowOf(press)
  if (arrow === undefined) return false
  const step = stepOf(press)
  const dx = arrow.x * step
  const dy = arrow.y * step
  if (designer.interaction.getState().kind !== 'idle') {
    designer.dispatch({ kind: 'nudge', dx, dy })
    const after = designer.interaction.getState()
    if (after.kind === 'placing') {
      designer.announcer.say(
        announce.placingMoved(positionText(after.ghost), after.guides.length > 0),
      )
    }
    return true
  }
  const moves = editable(designer).map((element) => ({
    id: element.id,
    x: element.x + dx,
    y: element.y + dy,
  }))
  if (moves.length === 0) return false
  designer.editing.run({ kind: 'move', moves })
  return true
}
