/* What can be done with guests from the planner. The page fills it in with requests; components only call. */
import { createContext, use } from 'react'

import type { PlannerGuest, SeatBack } from '@/features/planner/seating'

export interface SeatActions {
  /** Seats a guest, or moves a seated one. Says so, and says why not. Resolves to true when it happened. */
  readonly assign: (guestId: string, seatId: string) => Promise<boolean>
  /** Seats guests again, as they sat, whose chairs came back by undo; says only what failed. */
  readonly restore: (seats: readonly SeatBack[]) => Promise<void>
  /** Seats several guests at once and says so once. Resolves to true when all of them sit. */
  readonly assignAll: (
    moves: readonly { readonly guestId: string; readonly seatId: string }[],
  ) => Promise<boolean>
  /** Seats a guest where another one sits; who sat there takes the guest's old seat, or has none. */
  readonly swap: (guestId: string, seatId: string) => Promise<boolean>
  readonly unassign: (guest: PlannerGuest) => Promise<boolean>
  readonly autoAssign: () => void
  readonly importFile: (file: File) => void
  readonly exportChart: () => void
  /** Resolves to true when the guest is on the list. */
  readonly addGuest: (
    name: { firstName: string; lastName: string },
    email: string,
  ) => Promise<boolean>
  readonly autoAssigning: boolean
  readonly importing: boolean
  readonly exporting: boolean
  readonly adding: boolean
}

export const SeatActionsContext = createContext<SeatActions | undefined>(undefined)

export function useSeatActions(): SeatActions {
  const actions = use(SeatActionsContext)
  if (actions === undefined) throw new Error('no seat actions above this component')
  return actions
}
