/* What the tools are told of a pointer: its place on the screen and on the plan, and the keys that are held. */
import type { Point } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { toWorld } from '@/plan/camera/camera'
import type { PointerInput } from '@/canvas/hand/tool'

export function isTouch(event: PointerEvent): boolean {
  return event.pointerType === 'touch'
}

/** Where an event happened, in pixels from the view's upper left corner. */
export function placeOf(view: HTMLElement, event: MouseEvent): Point {
  const box = view.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

export function inputOf(
  designer: Env,
  view: HTMLElement,
  kind: PointerInput['kind'],
  event: MouseEvent,
  touch = false,
): PointerInput {
  const screen = placeOf(view, event)
  return {
    kind,
    screen,
    world: toWorld(designer.view.getState().camera, screen),
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey || event.metaKey,
    touch,
  }
}
