/* Restoring removed guests. */
import { serverMessage } from '@/api/errors'
import { useChangeGuests } from '@/api/guest-batches'
import type { RemovedGuest } from '@/api/schema'
import { notifyBatch } from '@/guests/batch-toast'
import { removalMessages } from '@/features/guest-list/removal/messages'
import { fullName } from '@/guests/names'
import { toast } from '@/ui/toast'

/** Returns a function that restores guests, and the ids of those who are being restored. */
export function useRestoreGuests(eventId: string, removed: readonly RemovedGuest[]) {
  const { mutate, isPending, variables } = useChangeGuests(eventId, {
    onDone: (result, { guestIds }, cache) => {
      const [only] = removed.filter(({ id }) => guestIds.length === 1 && id === guestIds[0])
      notifyBatch({
        cache,
        eventId,
        result,
        done: removalMessages.restored(
          result.changed,
          only === undefined ? undefined : fullName(only),
        ),
        failedTitle: removalMessages.restoreFailed.title,
      })
    },
    onFailed: (error) => {
      const { title, text } = removalMessages.restoreFailed
      toast.error(title, serverMessage(error, text))
    },
  })
  return {
    run: (guests: readonly RemovedGuest[]) => {
      mutate({ guestIds: guests.map(({ id }) => id), action: { verb: 'restore' } })
    },
    isPending,
    restoring: isPending ? variables.guestIds : [],
  }
}
