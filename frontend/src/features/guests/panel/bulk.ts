/* A change of the selected guests: what is asked, what is sent, and what is reported. */
import type { QueryClient } from '@tanstack/react-query'
import { serverMessage } from '@/api/errors'
import { useChangeGuests, type BatchAction, type BatchResult } from '@/api/guest-batches'
import type { Tag } from '@/api/upcoming'
import { notifyBatch } from '@/features/guests/batch-toast'
import { messages } from '@/features/guests/messages'
import { rsvpText } from '@/guests/rsvp'
import { counted } from '@/lib/words'
import { toast } from '@/ui/toast'

/** What the dialogs read of a selected guest. */
export type BulkGuest = { id: string; tags?: readonly Tag[] }

export type BulkQuestion = 'rsvp' | 'tags' | 'party'

/** Returns a function that changes the guests and reports how it ended, also after its dialog was closed. */
export function useBulkChange(
  eventId: string,
  guests: readonly BulkGuest[],
  onDone: () => void,
): { run: (action: BatchAction) => void; isPending: boolean } {
  const { mutate, isPending } = useChangeGuests(eventId, {
    onDone: (result, { action }, cache) => {
      report(cache, eventId, result, action)
    },
    onFailed: (error) => {
      const { title, text } = messages.updateFailed
      toast.error(title, serverMessage(error, text))
    },
  })
  const guestIds = guests.map(({ id }) => id)
  return {
    isPending,
    run: (action) => {
      mutate({ guestIds, action }, { onSuccess: onDone })
    },
  }
}

function report(
  cache: QueryClient,
  eventId: string,
  result: BatchResult,
  action: BatchAction,
): void {
  const text = `${counted(result.changed, 'guest')} changed.`
  const failedTitle = messages.updateFailed.title
  notifyBatch({ cache, eventId, result, done: { title: titleOf(action), text }, failedTitle })
}

function titleOf(action: BatchAction): string {
  switch (action.verb) {
    case 'rsvp':
      return `RSVP: ${rsvpText(action.rsvp)}`
    case 'tags':
      return 'Tags changed'
    case 'party':
      return action.party === null ? 'Taken out of their party' : `Party: ${action.party}`
    case 'remove':
    case 'restore':
    case 'merge':
      return messages.updated.title
  }
}

export type BulkDialogProps = {
  eventId: string
  guests: readonly BulkGuest[]
  onClose: () => void
}
