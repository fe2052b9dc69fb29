import type { DrawingName } from '@/canvas/env'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'

/** Returns whether this drawing is in progress. */
export function isDrawing(active: ActiveGesture, name: DrawingName): boolean {
  return active.name === name
}
