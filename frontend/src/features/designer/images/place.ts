/* Putting a picture on the plan: as a ghost that is set down, or at once where it was let go. */
import type { Point } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { announce } from '@/canvas/text/messages'
import { PICTURE } from '@/features/designer/images/looks'
import type { Look } from '@/canvas/hand/tool'
import { select } from '@/canvas/store/selection'
import { newElementAt } from '@/canvas/placing/place'

/** A ghost in the middle of the view that follows the pointer or the arrow keys. */
export function startPlacingImage(designer: Env, look: Look): void {
  designer.place(PICTURE, designer.camera.centre(), look)
  designer.announcer.say(announce.placing(look.name ?? 'picture'))
  focusPlan()
}

/** Adds it where it was let go, and selects it. */
export function placeImageAt(designer: Env, look: Look, at: Point): void {
  const element = newElementAt(PICTURE, at, designer.toolEnv, look)
  if (!designer.editing.run({ kind: 'add', elements: [{ element }] })) return
  select(designer.selection, [element.id])
}
