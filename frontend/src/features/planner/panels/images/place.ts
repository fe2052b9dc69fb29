/* Putting a picture on the plan: as a ghost that is set down, or at once where it was let go. */
import type { Point } from '@/plan/types'
import type { Env } from '@/features/planner/env'
import { focusPlan } from '@/features/planner/focus-plan'
import { announce } from '@/features/planner/messages'
import { PICTURE } from '@/features/planner/panels/images/looks'
import type { Look } from '@/features/planner/tools/tool'
import { select } from '@/features/planner/store/selection'
import { newElementAt } from '@/features/planner/gestures/place'

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
