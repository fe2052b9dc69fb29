/* What the seating service finds in the designer: the plan with its seats, the history, the notices. */
import type { SeatPlace } from '@/guests/pending-moves'
import type { SeatingPorts } from '@/guests/seating-ports'
import type { ElementView } from '@/plan/types'
import { nameOf, seatAt } from '@/canvas/text/describe'
import type { Env } from '@/canvas/env'

export function seatPlace(
  elements: ReadonlyMap<string, ElementView>,
  seatId: string,
): SeatPlace | undefined {
  const at = seatAt(elements, seatId)
  if (at === undefined) return undefined
  const { id, tableNumber } = at.table
  return {
    table: { id, name: nameOf(at.table), tableNumber: tableNumber ?? null },
    seatNumber: at.seat.number,
    seatLabel: at.seat.label,
  }
}

export function seatingPorts(designer: Env): SeatingPorts {
  const { ports, plan, sync, view, announcer } = designer
  return {
    placeOf: (seatId) => seatPlace(plan.state.getState().elements, seatId),
    savePlan: () => sync.flush(),
    during: (change) => designer.editing.changingSeats(change),
    remember(step) {
      designer.history.add(step)
      return {
        label: 'Undo',
        run: () => {
          designer.editing.undoSeats(step)
        },
      }
    },
    success: ports.success,
    failure: ports.failure,
    announce: (text) => {
      announcer.say(text)
    },
    isSeatAssignment: () => view.getState().surface.kind === 'seating',
  }
}
