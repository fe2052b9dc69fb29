/* Where a change of seats or wishes is remembered: in the history of the designer, or in a message and for later. */
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'

import type { SeatsStep } from '@/guests/seating-ports'
import { rememberByToast } from '@/guests/toast-ports'
import type { ToastAction } from '@/ui/toast'

/** Keeps a step and returns the Undo of its message. */
type RememberStep = (step: SeatsStep) => ToastAction

/** The history around a component. */
export const RememberStepContext = createContext<RememberStep | undefined>(undefined)

export function useRememberStep(eventId: string): RememberStep {
  const history = use(RememberStepContext)
  const cache = useQueryClient()
  return useMemo(() => history ?? rememberByToast(cache, eventId), [history, cache, eventId])
}
