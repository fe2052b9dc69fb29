/* Sets what is special about single chairs; null goes back to what is usual. One undoable edit. */
import type { Chair, SeatId } from '@/plan/types'
import type { Env } from '@/canvas/env'

type Known = Pick<Chair, 'seatStatus' | 'isHandicapAccessible' | 'chairStyle'>
type SeatFields = { readonly [K in keyof Known]: Known[K] | null }

export function setSeats(designer: Env, seats: readonly SeatId[], set: SeatFields): void {
  designer.editing.run(designer.plan.session().seatsCommand([...seats], set))
}
