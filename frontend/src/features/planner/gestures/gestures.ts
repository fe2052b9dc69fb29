/* The gestures of the designer. */
import { marquee } from '@/features/planner/gestures/marquee'
import { panning } from '@/features/planner/gestures/pan'
import { startPlacing } from '@/features/planner/gestures/place'
import { pressing } from '@/features/planner/gestures/press'
import { renumbering } from '@/features/planner/gestures/renumber'
import { resizing } from '@/features/planner/gestures/resize'
import { rotating } from '@/features/planner/gestures/rotate'
import { spreading } from '@/features/planner/gestures/spread'
import type { GestureSet } from '@/features/planner/hand/feed'

export const GESTURES: GestureSet = {
  starters: [renumbering, rotating, resizing, spreading, pressing, panning, marquee],
  place: startPlacing,
}
