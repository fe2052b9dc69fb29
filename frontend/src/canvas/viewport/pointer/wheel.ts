/* The wheel of a mouse zooms, the two fingers of a trackpad pan. */
import type { Env } from '@/canvas/env'
import { wheelFactor } from '@/plan/camera/input'
import { placeOf } from '@/canvas/viewport/pointer/input'

const WHEEL_IN = 1.1
const WHEEL_OUT = 0.9
/** Zoom for each pixel of a pinch on a trackpad. */
const PINCH_RATE = 0.01
/** A mouse wheel turns in steps at least this long; a trackpad moves in smaller ones. */
const WHEEL_STEP = 50

export function turnWheel({ camera }: Env, view: HTMLElement, event: WheelEvent): void {
  event.preventDefault()
  const screen = placeOf(view, event)
  if (event.ctrlKey || event.metaKey) {
    camera.zoomAt(screen, wheelFactor(event.deltaY, PINCH_RATE))
  } else if (event.shiftKey) {
    camera.pan(-(event.deltaX || event.deltaY), 0)
  } else if (isMouse(event)) {
    camera.zoomAt(screen, event.deltaY < 0 ? WHEEL_IN : WHEEL_OUT)
  } else {
    camera.pan(-event.deltaX, -event.deltaY)
  }
}

function isMouse({ deltaMode, deltaX, deltaY }: WheelEvent): boolean {
  return deltaMode !== 0 || (deltaX === 0 && Math.abs(deltaY) >= WHEEL_STEP)
}
