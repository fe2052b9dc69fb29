/* The bounds of the selection on screen, including the gesture in progress. */
import type { Box, ElementView } from '@/plan/types'
import { layoutIsFixed } from '@/canvas/store/view'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import { boxAround, chairReach, uprightBox } from '@/canvas/shapes/placed'
import type { Held } from '@/canvas/hand/tool'
import type { Env } from '@/canvas/env'

type Elements = ReadonlyMap<string, ElementView>

/** Returns the box around the selection in plan units, including the gesture in progress. */
export function boxOfSelection(
  elements: Elements,
  ids: readonly string[],
  active: ActiveGesture,
): Box | undefined {
  return boxAround(found(elements, ids).map((element) => uprightBox(active.placed(element))))
}

/** Returns the same for the selection of a designer. */
export function selectionBox(designer: Env): Box | undefined {
  const { elements } = designer.plan.state.getState()
  const { ids } = designer.selection.getState()
  return boxOfSelection(elements, ids, designer.interaction.getState())
}

function found(elements: Elements, ids: readonly string[]): ElementView[] {
  return ids.flatMap((id) => elements.get(id) ?? [])
}

function unlocked(elements: Elements, ids: readonly string[]): ElementView[] {
  return found(elements, ids).filter((element) => !element.locked)
}

/** Returns the selected objects that are not locked. */
export function heldElements(designer: Env): ElementView[] {
  return unlocked(designer.plan.state.getState().elements, designer.selection.getState().ids)
}

/** Returns the selected objects that may be changed by hand. */
export function editable(designer: Env): ElementView[] {
  return layoutIsFixed(designer.view.getState()) ? [] : heldElements(designer)
}

/** Returns what the handles surround: the unlocked selection of a designer. */
export function heldBox(designer: Env): Held | undefined {
  return heldOf(designer.plan.state.getState().elements, designer.selection.getState().ids)
}

/** Returns what the handles surround: the unlocked objects of a selection. */
export function heldOf(elements: Elements, ids: readonly string[]): Held | undefined {
  const free = unlocked(elements, ids)
  const [only] = free
  if (only === undefined) return undefined
  if (ids.length === 1) {
    const { x, y, width, height, rotation } = only
    const box = { x, y, width, height }
    return { ids: [only.id], box, rotation, least: { width, height }, reach: chairReach(only) }
  }
  const boxes = free.map(uprightBox)
  const box = boxAround(boxes)
  if (box === undefined) return undefined
  const least = boxes.reduce(
    (most, each) => ({
      width: Math.max(most.width, each.width),
      height: Math.max(most.height, each.height),
    }),
    { width: 0, height: 0 },
  )
  const reach = Math.max(...free.map(chairReach))
  return { ids: free.map((element) => element.id), box, rotation: 0, least, reach }
}
