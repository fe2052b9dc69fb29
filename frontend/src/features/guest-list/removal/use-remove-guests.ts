/* Removing guests, with Undo. */
import { useChangeGuests } from '@/api/guest-batches'
import { notifyBatch } from '@/guests/batch-toast'
import { messages } from '@/features/guest-list/messages'
import { removalMessages } from '@/features/guest-list/removal/messages'
import { toast } from '@/ui/toast'

/** Returns a mutation that removes guests in one call; their seats become free. `name` is that of a single guest. */
export function useRemoveGuests(eventId: string, name?: string) {
  return useChangeGuests(eventId, {
    onDone: (result, _, cache) => {
      notifyBatch({
        cache,
        eventId,
        result,
        done: removalMessages.removed(result.changed, name),
        failedTitle: messages.removeFailed.title,
      })
    },
    onFailed: () => {
      toast.error(messages.removeFailed.title, messages.removeFailed.text)
    },
  })
}
