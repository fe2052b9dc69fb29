/* The selection as it stands on screen, with the gesture that is under way. */
import type { Box, ElementView } from '@/plan/types'
import { layoutIsFixed } from '@/features/planner/store/view'
import { boxAround, placedNow, uprightBox } from '@/features/planner/tools/placed'
import type { Held } from '@/features/planner/tools/tool'
import type { Designer } from '@/features/planner/designer/designer'

/** The box around everything selected, in plan units. */
export function selectionBox(designer: Designer): Box | undefined {
  const { elements } = designer.plan.state.getState()
  const interaction = designer.interaction.getState()
  return boxAround(
    designer.selection.getState().ids.flatMap((id) => {
      const element = elements.get(id)
      return element === undefined ? [] : [uprightBox(placedNow(element, interaction))]
    }),
  )
}

/** The selected objects that are not locked. */
export function heldElements(designer: Designer): ElementView[] {
  const { elements } = designer.plan.state.getState()
  return designer.selection.getState().ids.flatMap((id) => {
    const element = elements.get(id)
    return element === undefined || element.locked ? [] : [element]
  })
}

/** The selected objects that may be changed by hand. */
export function editable(designer: Designer): ElementView[] {
  return layoutIsFixed(designer.view.getState()) ? [] : heldElements(designer)
}

/** What the handles stand around: the selection without what is locked. */
export function heldBox(designer: Designer): Held | undefined {
  const { ids } = designer.selection.getState()
  const free = heldElements(designer)
  const [only] = free
  if (only === undefined) return undefined
  if (ids.length === 1) {
    const { x, y, width, height, rotation } = only
    return { ids: [only.id], box: { x, y, width, height }, rotation, least: { width, height } }
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
  return { ids: free.map((element) => element.id), box, rotation: 0, least }
}
