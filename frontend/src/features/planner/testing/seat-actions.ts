/* Seat actions that do nothing but answer; a test names only what it is about. */
import type { SeatActions } from '@/features/planner/seat-actions'

export function seatActions(own: Partial<SeatActions> = {}): SeatActions {
  return {
    assign: () => Promise.resolve(true),
    assignAll: () => Promise.resolve(true),
    swap: () => Promise.resolve(true),
    restore: () => Promise.resolve(),
    unassign: () => Promise.resolve(true),
    addGuest: () => Promise.resolve(true),
    autoAssign: () => undefined,
    importFile: () => undefined,
    exportChart: () => undefined,
    autoAssigning: false,
    importing: false,
    exporting: false,
    adding: false,
    ...own,
  }
}
