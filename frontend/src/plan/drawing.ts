/*
 * A plan that was drawn beforehand: the primitives of each thing, as the renderer gave them. Pages that only show a
 * sample need no WebAssembly for it. The files in src/generated/drawings hold such drawings; a test draws them anew.
 */
import { separateBacks } from '@/plan/chair-backs'
import type { PlanModule } from '@/plan/session'
import type { Box, Primitive } from '@/plan/types'

/** A seat of a drawn table; the label is what people call it. */
interface DrawnSeat {
  readonly id: string
  readonly label: string
}

/** One object of a drawn plan. The box is the object without its chairs. */
export interface DrawnThing extends Box {
  readonly id: string
  readonly kind: string
  readonly label: string
  readonly isTable: boolean
  readonly seats: readonly DrawnSeat[]
  readonly primitives: readonly Primitive[]
}

/** A room and its objects, from the back to the front. Lengths are plan units, 24 to the foot. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly things: readonly DrawnThing[]
}

const UNITS_PER_FOOT = 24

/** Draws a plan document. Seat numbers are left out: they are too small for a picture. */
export function drawingOf(module: PlanModule, plan: unknown): Drawing {
  const session = module.open(JSON.stringify(plan))
  const canvas = session.canvas()
  const things = session
    .elements()
    .filter((element) => !element.hidden)
    .sort((a, b) => a.zIndex - b.zIndex)
    .map(({ id, kind, label, isTable, x, y, width, height, seats }) => ({
      ...{ id, kind, label, isTable, x, y, width, height },
      seats: seats.map((seat) => ({ id: seat.id, label: seat.label })),
      primitives: separateBacks(session.primitives(id)).filter(
        ({ role }) => role !== 'seat-number',
      ),
    }))
  session.free()
  return {
    width: canvas.venueWidth * UNITS_PER_FOOT,
    height: canvas.venueHeight * UNITS_PER_FOOT,
    things,
  }
}

/** Counts the seats of a drawing. */
export function seatCount(drawing: Drawing): number {
  return drawing.things.reduce((sum, thing) => sum + thing.seats.length, 0)
}
