/* Merging guests, with Undo. */
import { serverMessage } from '@/api/errors'
import { useChangeGuests } from '@/api/guest-batches'
import type { Guest, MergeValues } from '@/api/schema'
import { notifyBatch } from '@/guests/batch-toast'
import { fullName } from '@/guests/names'
import { countNoun } from '@/lib/words'
import { toast } from '@/ui/toast'

const failed = { title: 'Error', text: 'Failed to merge guests. Please try again.' }

type Merge = { kept: Guest; values: MergeValues; guests: readonly Guest[] }

/** Returns a function that makes several of the guests one, and whether it runs. */
export function useMerge(
  eventId: string,
  all: readonly Guest[],
): { run: (merge: Merge) => void; isPending: boolean } {
  const { mutate, isPending } = useChangeGuests(eventId, {
    onDone: (result, { guestIds, action }, cache) => {
      if (action.verb !== 'merge') return
      const kept = all.find(({ id }) => id === action.keep)
      const name = nameAfter(kept, action.values)
      notifyBatch({
        cache,
        eventId,
        result,
        done: {
          title: 'Guests merged',
          text: `${countNoun(guestIds.length + 1, 'guest')} merged into ${name}.`,
        },
        failedTitle: failed.title,
      })
    },
    onFailed: (error) => {
      toast.error(failed.title, serverMessage(error, failed.text))
    },
  })
  return {
    isPending,
    run: ({ kept, values, guests }) => {
      const guestIds = guests.map(({ id }) => id).filter((id) => id !== kept.id)
      mutate({ guestIds, action: { verb: 'merge', keep: kept.id, values } })
    },
  }
}

function nameAfter(kept: Guest | undefined, { firstName, lastName }: MergeValues): string {
  return fullName({
    firstName: firstName ?? kept?.firstName ?? '',
    lastName: lastName ?? kept?.lastName ?? '',
  })
}
