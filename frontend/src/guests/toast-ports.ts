/* The seating service on screens without a plan: its messages are toasts with Undo, and the designer knows its steps. */
import type { QueryClient } from '@tanstack/react-query'
import { forgetStep, recordStep } from '@/guests/earlier-steps'
import { seatMessages } from '@/guests/seat-messages'
import type { SeatingPorts, SeatNotice, SeatsStep } from '@/guests/seating-ports'
import { toast } from '@/ui/toast'

export function toastPorts(
  cache: QueryClient,
  eventId: string,
  placeOf: SeatingPorts['placeOf'],
): SeatingPorts {
  return {
    ...basePorts,
    placeOf,
    remember: rememberByToast(cache, eventId),
  }
}

/** Undo is in a message, and the designer takes the step over. */
export function rememberByToast(cache: QueryClient, eventId: string): SeatingPorts['remember'] {
  return (step) => {
    recordStep(cache, eventId, step)
    const forget = (): void => {
      forgetStep(cache, eventId, step)
    }
    return { label: 'Undo', run: undoOnce(step, forget) }
  }
}

const basePorts: Omit<SeatingPorts, 'placeOf' | 'remember'> = {
  savePlan: () => Promise.resolve(),
  during: (change) => change,
  success: toastSuccess,
  failure: ({ title, text, detail, action }) => {
    toast.error(title, text, {
      ...(detail === undefined ? {} : { detail }),
      ...(action === undefined ? {} : { action }),
    })
  },
  // Toasts are read out by themselves.
  announce: () => undefined,
  isSeatAssignment: () => false,
}

function toastSuccess({ title, text, detail, isQuiet = false, action }: SeatNotice): void {
  toast.success(title, text, {
    isQuiet,
    ...(detail === undefined ? {} : { detail }),
    ...(action === undefined ? {} : { action }),
  })
}

function undoOnce(step: SeatsStep, forget: () => void): () => void {
  let isUndone = false
  return () => {
    if (isUndone) return
    isUndone = true
    void step.undo().then(({ kind, detail }) => {
      if (kind === 'done') toastSuccess({ ...seatMessages.undone(step.title), detail })
      else isUndone = kind === 'refused'
      if (isUndone) forget()
    })
  }
}
