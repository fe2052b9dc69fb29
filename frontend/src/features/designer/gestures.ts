/* The gestures of the designer. */
import { marquee } from '@/features/designer/arrange/gestures/marquee'
import { panning } from '@/canvas/hand/pan'
import { startPlacing } from '@/features/designer/objects/gestures/place'
import { pressing } from '@/features/designer/arrange/gestures/press'
import { renumbering } from '@/features/designer/numbering/gestures/renumber'
import { resizing } from '@/features/designer/arrange/gestures/resize'
import { rotating } from '@/features/designer/arrange/gestures/rotate'
import { spreading } from '@/features/designer/arrange/gestures/spread'
import type { GestureSet } from '@/canvas/hand/feed'

export const GESTURES: GestureSet = {
  starters: [renumbering, rotating, resizing, spreading, pressing, panning, marquee],
  place: startPlacing,
}
