/* Marking a guest as arrived from the list: the one change that door staff may make. */
import { useCallback } from 'react'
import { useUpdateGuest } from '@/api/guests'
import type { Guest, GuestPatch } from '@/api/schema'
import { fullName } from '@/guests/names'
import { messages } from '@/features/guest-list/messages'
import { toast } from '@/ui/toast'

/** Returns a function that marks a guest as arrived, or takes the mark back. */
export function useCheckIn(eventId: string): (guest: Guest) => void {
  const { mutate } = useUpdateGuest(eventId)
  return useCallback(
    (guest) => {
      const arrived = guest.attendance === 'arrived'
      const patch: GuestPatch = arrived ? { attendance: 'not-arrived' } : { status: 'checked-in' }
      mutate(
        { id: guest.id, patch },
        {
          onSuccess: () => {
            const said = arrived ? messages.notArrived : messages.checkedIn
            const { title, text } = said(fullName(guest))
            toast.success(title, text)
          },
          onError: () => {
            toast.error(messages.checkInFailed.title, messages.checkInFailed.text)
          },
        },
      )
    },
    [mutate],
  )
}
