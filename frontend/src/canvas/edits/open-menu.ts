/* Opens the menu of the object under the pointer, the finger or the keyboard focus. */
import type { Point } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { groupMembersOf } from '@/canvas/shapes/groups'
import { selectionBox } from '@/canvas/edits/selection-box'
import { toScreen, toWorld } from '@/plan/camera/camera'
import { clearSelection, select } from '@/canvas/store/selection'
import { openMenu } from '@/canvas/store/layer'
import { clearHover } from '@/canvas/store/viewport'

/** Opens the menu at a point of the view, after selecting the object there. */
export function openMenuAt(designer: Env, screen: Point, touch: boolean): void {
  const world = toWorld(designer.view.getState().camera, screen)
  designer.dispatch({ kind: 'cancel' })
  const hit = designer.toolEnv.hit(world, touch)
  const { ids, inside } = designer.selection.getState()
  if (hit === undefined) {
    clearSelection(designer.selection)
  } else if (!ids.includes(hit.element)) {
    const { elements } = designer.plan.state.getState()
    select(designer.selection, groupMembersOf(elements, hit.element, inside))
  }
  openMenu(designer.view, { at: screen, world, element: hit?.element, seat: hit?.seat })
  clearHover(designer.view)
}

/** Opens the menu below the selection, or in the middle of the view when nothing is selected. */
export function openMenuAtSelection(designer: Env): void {
  const { camera, size } = designer.view.getState()
  const { focus, seat, ids } = designer.selection.getState()
  const box = selectionBox(designer)
  const world = box
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    : designer.camera.centre()
  const at = toScreen(camera, world)
  openMenu(designer.view, {
    at: { x: inView(at.x, size.width), y: inView(at.y, size.height) },
    world,
    element: ids.length === 0 ? undefined : focus,
    seat,
  })
}

function inView(value: number, size: number): number {
  return Math.max(8, Math.min(value, size - 8))
}
