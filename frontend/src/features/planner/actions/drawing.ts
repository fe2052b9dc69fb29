import type { DrawingName } from '@/features/planner/env'
import type { ActiveGesture } from '@/features/planner/hand/active-gesture'

/** Returns whether this drawing is in progress. */
export function isDrawing(active: ActiveGesture, name: DrawingName): boolean {
  return active.name === name
}
