/* The drawings by name. */
import type { Drawings, Env } from '@/canvas/env'
import { calibrating } from '@/features/designer/images/tracing/gestures/calibrate/calibrate'
import type { Drawing } from '@/canvas/drawing/drawing'
import { draftEnv } from '@/canvas/drawing/draft-env'
import { laser } from '@/features/designer/presence/gestures/laser'
import { measuring } from '@/features/designer/measure/gestures/measure'
import { drawingAisle, drawingRoom } from '@/features/designer/room/gestures/outline'
import { reshaping } from '@/features/designer/room/gestures/reshape'
import { sliding } from '@/features/designer/images/tracing/gestures/slide'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'

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
  laser: begun(laser),
}
