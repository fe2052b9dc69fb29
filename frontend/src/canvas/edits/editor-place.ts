/* Where the quick editor opens, in screen pixels: beside its object, on the first side that has room for it. */
import type { ScreenBox } from '@/canvas/store/camera'
import type { Size } from '@/plan/camera/camera'

export const EDITOR = { width: 264, height: 288, margin: 8 } as const

/** Screen pixels to the object, past its handles. */
const LEAST_GAP = 56
/** Plan units that chairs reach out of a table, and a little air. */
const CHAIR_REACH = 48

/** Screen pixels between the object and the editor: handles keep their size, chairs grow with the zoom. */
export function editorGap(seats: number, zoom: number): number {
  return seats === 0 ? LEAST_GAP : Math.max(LEAST_GAP, CHAIR_REACH * zoom)
}

/** Returns true when the editor fits to the right or to the left of the object. */
export function fitsBeside(object: ScreenBox, view: Size, gap: number): boolean {
  const needed = gap + EDITOR.width + EDITOR.margin
  return object.right + needed <= view.width || object.left - needed >= 0
}

/** To the right, else to the left, below or above; where no side has room, at the wider one of left and right. */
export function editorPlace(
  object: ScreenBox,
  view: Size,
  gap: number,
): { left: number; top: number } {
  const { width, height, margin } = EDITOR
  const middle = {
    left: inside((object.left + object.right - width) / 2, view.width - width),
    top: inside((object.top + object.bottom - height) / 2, view.height - height),
  }
  const right = object.right + gap
  const left = object.left - gap - width
  const below = object.bottom + gap
  const above = object.top - gap - height
  if (right + width + margin <= view.width) return { left: right, top: middle.top }
  if (left >= margin) return { left, top: middle.top }
  if (below + height + margin <= view.height) return { left: middle.left, top: below }
  if (above >= margin) return { left: middle.left, top: above }
  const rightIsWider = view.width - object.right >= object.left
  return { left: inside(rightIsWider ? right : left, view.width - width), top: middle.top }
}

function inside(value: number, most: number): number {
  return Math.max(EDITOR.margin, Math.min(value, most - EDITOR.margin))
}
