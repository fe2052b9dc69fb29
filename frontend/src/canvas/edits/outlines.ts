/* The outline of the room and the aisles of a plan: as they are, and the edits that change them. */
import type { PlanState } from '@/plan/plan-store'
import type { Aisle, Command, Point, RoomShape } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { errorMessage } from '@/canvas/document/editing'
import type { Outcome, Purpose } from '@/canvas/hand/outcome'
import { inChosenUnit, UNITS_PER_FOOT } from '@/canvas/text/units'

export type ShapeName = RoomShape['shape']

export function shapeOf({ surroundings: { bounds } }: Pick<PlanState, 'surroundings'>): ShapeName {
  return bounds?.shape ?? 'rectangle'
}

/** The corners that a person can move: those of the drawn outline, or of the box around the room. */
export function roomCorners({
  canvas,
  surroundings: { bounds },
}: Pick<PlanState, 'canvas' | 'surroundings'>): readonly Point[] {
  if (bounds?.shape === 'irregular' && bounds.points !== undefined) return bounds.points
  const width = canvas.venueWidth * UNITS_PER_FOOT
  const height = canvas.venueHeight * UNITS_PER_FOOT
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
}

/** The edit that gives the room a shape, or why it cannot have it. */
export function roomEdit(designer: Env, shape: RoomShape): Outcome {
  try {
    return { command: designer.plan.session().roomCommand(shape) }
  } catch (error) {
    return { problem: errorMessage(error) }
  }
}

/** The edit that stretches the room to a width and depth in plan units, or why it cannot be. */
export function sizeEdit(designer: Env, width: number, height: number): Outcome {
  try {
    return { command: designer.plan.session().resizeRoomCommand(width, height) }
  } catch (error) {
    return { problem: errorMessage(error) }
  }
}

/** What an outline becomes that was drawn for the room or for an aisle. */
export function outlineEdit(designer: Env, points: readonly Point[], purpose: Purpose): Outcome {
  if (purpose === 'room') return roomEdit(designer, { shape: 'irregular', points: [...points] })
  const problem = designer.plan.session().outlineProblem([...points], 'aisle')
  if (problem !== undefined) return { problem: inChosenUnit(problem) }
  const { aisles } = designer.plan.state.getState().surroundings
  return { command: setAisles([...aisles, { points: [...points] }], 'Add aisle') }
}

/** The edit that leaves exactly these aisles; `label` is what undo says. */
export function setAisles(aisles: readonly Aisle[], label: string): Command {
  return { kind: 'batch', label, commands: [{ kind: 'canvas', set: { aisles: [...aisles] } }] }
}
