/* Arrow keys and other keys during a gesture: they move the selection, the ghost, or what the hand holds. */
import type { Env } from '@/canvas/env'
import { editable } from '@/canvas/edits/selection-box'
import { IDLE } from '@/canvas/hand/gesture'
import type { KeyPress } from '@/canvas/hand/key-press'
import { announce } from '@/canvas/text/messages'
import { arrowStep } from '@/canvas/hand/arrow-keys'

/** Moves by one step; false when there is nothing to move. */
export function nudge(designer: Env, press: KeyPress): boolean {
  const step = arrowStep(press)
  if (step === undefined) return false
  if (designer.interaction.getState() !== IDLE) {
    designer.dispatch({ kind: 'nudge', ...step })
    sayPlace(designer)
    return true
  }
  const moves = editable(designer).map((element) => ({
    id: element.id,
    x: element.x + step.dx,
    y: element.y + step.dy,
  }))
  if (moves.length === 0) return false
  designer.editing.run({ kind: 'move', moves })
  return true
}

/** Handles a key that the gesture in progress uses in its own way; true when it was used. */
export function gestureKey(designer: Env, press: KeyPress): boolean {
  const event = designer.interaction.getState().key(press)
  if (event === undefined) return false
  designer.dispatch(event)
  if (event.kind === 'leave') designer.announcer.say(announce.cancelled)
  if (event.kind === 'nudge' || event.kind === 'walk') sayPlace(designer)
  return true
}

function sayPlace({ announcer, interaction }: Env): void {
  const spoken = interaction.getState().spoken()
  if (spoken !== undefined) announcer.say(spoken)
}
