/* What the seating service needs of the screen around it: the plan, a history, messages. */
import type { SeatPlace } from '@/guests/pending-moves'
import type { ToastAction } from '@/ui/toast'

export type SeatNotice = {
  title: string
  text?: string | undefined
  /** Whom or what it concerns, where the text is fixed and names neither. */
  detail?: string | undefined
  /** The detail has all that the text has. */
  isQuiet?: boolean
  action?: ToastAction | undefined
}

export type Direction = 'undo' | 'redo'

export type SeatsOutcome = {
  /** `refused`: it can never be done any more, for example because someone else moved the guest since. */
  kind: 'done' | 'refused' | 'failed'
  /** What is added to the notice. */
  detail?: string
}

/** A change of seats, or an import of guests, that the server has made. */
export type SeatsStep = {
  kind: 'seats'
  /** How its notices name it, for example `Seat Assigned`. */
  title: string
  undo: () => Promise<SeatsOutcome>
  /** Absent for what is not made again. */
  redo?: () => Promise<SeatsOutcome>
}

export type SeatingPorts = {
  /** Undefined when the plan has no such seat. */
  placeOf: (seatId: string) => SeatPlace | undefined
  /** Sends unsaved edits of the plan, so that the server knows its seats. */
  savePlan: () => Promise<void>
  /** Counts a change as under way until it has ended. */
  during: <T>(change: Promise<T>) => Promise<T>
  /** Keeps a change that can be undone; returns the Undo of its notice. */
  remember: (step: SeatsStep) => ToastAction
  success: (notice: SeatNotice) => void
  failure: (notice: SeatNotice) => void
  announce: (text: string) => void
  /** True in the seat assignment, whose messages are specified apart. */
  isSeatAssignment: () => boolean
}
