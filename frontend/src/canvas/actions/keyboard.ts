/* Maps key presses to actions. Text fields keep their keys; single letters need the focus on the plan. */
import { IDLE } from '@/canvas/hand/gesture'
import type { Env } from '@/canvas/env'
import type { Direction } from '@/canvas/shapes/reading-order'
import { isLetterKey, matches } from '@/canvas/actions/action'
import { closeTop } from '@/canvas/actions/close-top'
import type { KeyPress } from '@/canvas/hand/key-press'
import { gestureKey, nudge } from '@/canvas/edits/nudge'
import { prefsStore } from '@/canvas/store/prefs'
import { enter, jumpTo, walk, walkChairs } from '@/canvas/actions/walk'
import { pickedGuest } from '@/canvas/store/hand'
import { openGuestPicker } from '@/canvas/store/layer'

const LEAPS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Handles a key pressed anywhere on the designer's screen; true when it was used. */
export function designerKey(designer: Env, press: KeyPress): boolean {
  return putGuestBack(designer, press) || runAction(designer, press, 'designer')
}

/** Handles Escape anywhere on the screen while a guest is in hand: focus may still be in the guest list. */
function putGuestBack(designer: Env, press: KeyPress): boolean {
  return (
    press.key === 'Escape' &&
    pickedGuest(designer.view.getState()) !== undefined &&
    closeTop(designer)
  )
}

/** Handles a key pressed while the plan has the focus; true when it was used. */
export function planKey(designer: Env, press: KeyPress): boolean {
  if (gestureKey(designer, press)) return true
  const active = designer.interaction.getState()
  switch (press.key) {
    case 'Escape':
      return closeTop(designer)
    case 'Enter':
      if (press.ctrlKey || press.metaKey || press.altKey) return runAction(designer, press, 'plan')
      if (active === IDLE) return enter(designer, press.shiftKey)
      designer.dispatch({ kind: 'confirm', shift: press.shiftKey })
      return true
    case 'Tab':
      return active.tabLeaves ? false : walk(designer, press.shiftKey ? -1 : 1)
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown': {
      const jumpDirection = LEAPS[press.key]
      if (runAction(designer, press, 'plan')) return true
      if ((press.ctrlKey || press.metaKey) && jumpDirection !== undefined)
        return jumpTo(designer, jumpDirection)
      return walkChairs(designer, press.key) || nudge(designer, press)
    }
    case 'g':
    case 'G':
      return pickGuest(designer, press) || anyAction(designer, press)
    default:
      return anyAction(designer, press)
  }
}

/** G on a chair chooses who sits there. */
function pickGuest(designer: Env, press: KeyPress): boolean {
  const held = press.ctrlKey || press.metaKey || press.altKey
  if (held || !prefsStore.getState().letterKeys) return false
  if (designer.selection.getState().seat === undefined) return false
  openGuestPicker(designer.view)
  return true
}

function anyAction(designer: Env, press: KeyPress): boolean {
  return runAction(designer, press, 'plan') || runAction(designer, press, 'designer')
}

/** An action that cannot be done now still takes its keys, but not those of the browser's own events. */
function runAction(designer: Env, press: KeyPress, scope: 'plan' | 'designer'): boolean {
  const letters = prefsStore.getState().letterKeys
  const named = designer.installed.actions.filter(
    (each) =>
      each.scope === scope &&
      each.shortcuts.some(
        (shortcut) => matches(shortcut, press) && (letters || !isLetterKey(shortcut)),
      ),
  )
  // Two actions may share a key, as Delete does for objects and lines; at most one of them can be done.
  const action = named.find((each) => each.enabled(designer)) ?? named[0]
  if (action === undefined || action.native === true) return false
  if (action.enabled(designer)) action.run(designer)
  return true
}
