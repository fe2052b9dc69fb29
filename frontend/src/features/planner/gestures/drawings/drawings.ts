/* The drawings by name. */
import type { Drawings, Env } from '@/features/planner/env'
import { calibrating } from '@/features/planner/gestures/drawings/calibrate/calibrate'
import type { Drawing } from '@/features/planner/gestures/drawings/drawing'
import { draftEnv } from '@/features/planner/gestures/drawings/env'
import { measuring } from '@/features/planner/gestures/drawings/measure'
import { drawingAisle, drawingRoom } from '@/features/planner/gestures/drawings/outline'
import { reshaping } from '@/features/planner/gestures/drawings/reshape'
import { sliding } from '@/features/planner/gestures/drawings/slide'
import type { ActiveGesture } from '@/features/planner/hand/active-gesture'

const begun =
  (drawing: Drawing<unknown>) =>
  (designer: Env): ActiveGesture =>
    drawing.begin(draftEnv(designer))

export const DRAWINGS: Drawings = {
  measuring: begun(measuring),
  'drawing-room': begun(drawingRoom),
  'drawing-aisle': begun(drawingAisle),
  reshaping: begun(reshaping),
  calibrating: begun(calibrating),
  sliding: begun(sliding),
}
