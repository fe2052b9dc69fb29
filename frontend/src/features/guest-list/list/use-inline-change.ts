/* A change of one guest in the list, with Undo in its message. */
import { useCallback } from 'react'
import type { BatchAction } from '@/api/guest-batches'
import type { Guest } from '@/api/schema'
import { useReportedChange } from '@/features/guest-list/bulk'

/** Resolves when the list shows the change, or when it has failed, which is reported. */
export type ChangeGuest = (guest: Guest, action: BatchAction) => Promise<void>

export function useInlineChange(eventId: string): ChangeGuest {
  const { mutateAsync } = useReportedChange(eventId)
  return useCallback(
    async ({ id }, action) => {
      await mutateAsync({ guestIds: [id], action }).catch(() => undefined)
    },
    [mutateAsync],
  )
}
