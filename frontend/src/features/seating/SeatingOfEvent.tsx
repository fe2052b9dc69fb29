/* Connects the designer to the guests of its event: their seats, the address of the seat assignment, changes of the list. */
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

import { useGuests } from '@/api/guests'
import type { Env } from '@/canvas/env'
import { isAddingGuest } from '@/features/seating/attendees/guest-draft'
import { GuestActionsContext } from '@/features/seating/guest-actions'
import { usePlannerGuestActions } from '@/features/seating/use-guest-actions'
import { useSeatingInAddress } from '@/features/seating/use-seating-in-address'
import { ofEvent, paths } from '@/lib/paths'
import { guardUnsavedWork } from '@/lib/unsaved-work'

type Props = {
  designer: Env
  eventId: string
  children: ReactNode
}

export function SeatingOfEvent({ designer, eventId, children }: Props) {
  useSeatingOfEvent(designer, eventId)
  useSeatingInAddress(designer)
  const navigate = useNavigate()
  const actions = usePlannerGuestActions(designer, eventId, () => {
    void navigate(ofEvent(paths.importGuests, eventId))
  })
  useEffect(() => guardUnsavedWork(() => isAddingGuest(designer)), [designer])
  return <GuestActionsContext value={actions}>{children}</GuestActionsContext>
}

/** The designer's seating follows the guests of the event. */
export function useSeatingOfEvent(designer: Env, eventId: string): void {
  const { data } = useGuests(eventId)
  useEffect(() => {
    if (data !== undefined) designer.showSeating()
  }, [designer, data])
}
