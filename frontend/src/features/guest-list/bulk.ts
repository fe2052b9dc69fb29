/* A change of the selected guests: what is asked, what is sent, and what is reported. */
import type { QueryClient } from '@tanstack/react-query'
import { serverMessage } from '@/api/errors'
import {
  useChangeGuests,
  type BatchAction,
  type BatchInput,
  type BatchResult,
  type Needs,
} from '@/api/guest-batches'
import { keys } from '@/api/keys'
import type { Guest, Tag } from '@/api/schema'
import { messages } from '@/features/guest-list/messages'
import { notifyBatch } from '@/guests/batch-toast'
import { fullName } from '@/guests/names'
import { rsvpText } from '@/guests/rsvp'
import { countNoun } from '@/lib/words'
import { toast } from '@/ui/toast'

/** What the dialogs read of a selected guest. */
export type BulkGuest = { id: string; tags?: readonly Tag[] }

export type BulkQuestion = 'rsvp' | 'tags' | 'party' | 'needs'

/** Returns a mutation that changes guests and reports how it ended, with Undo. */
export function useReportedChange(eventId: string) {
  return useChangeGuests(eventId, {
    onDone: (result, input, cache) => {
      report(cache, eventId, result, input)
    },
    onFailed: (error) => {
      const { title, text } = messages.updateFailed
      toast.error(title, serverMessage(error, text))
    },
  })
}

/** Returns a function that changes the guests and reports how it ended, also after its dialog was closed. */
export function useBulkChange(
  eventId: string,
  guests: readonly BulkGuest[],
  onDone: () => void,
): { run: (action: BatchAction) => void; isPending: boolean } {
  const { mutate, isPending } = useReportedChange(eventId)
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
  { guestIds, action }: BatchInput,
): void {
  const text = nameOf(cache, eventId, guestIds) ?? `${countNoun(result.changed, 'guest')} changed.`
  const failedTitle = messages.updateFailed.title
  notifyBatch({ cache, eventId, result, done: { title: titleOf(action), text }, failedTitle })
}

/** The name of the only guest. */
function nameOf(
  cache: QueryClient,
  eventId: string,
  [id, ...others]: readonly string[],
): string | undefined {
  if (others.length > 0) return undefined
  const guests = cache.getQueryData<readonly Guest[]>(keys.guests(eventId))
  const guest = guests?.find((other) => other.id === id)
  return guest === undefined ? undefined : fullName(guest)
}

function titleOf(action: BatchAction): string {
  switch (action.verb) {
    case 'rsvp':
      return `RSVP: ${rsvpText(action.rsvp)}`
    case 'tags':
      return 'Tags changed'
    case 'party':
      return action.party === null ? 'Taken out of their party' : `Party: ${action.party}`
    case 'needs':
      return needsTitle(action)
    case 'remove':
    case 'restore':
    case 'merge':
      return messages.updated.title
  }
}

/** “Meal: Risotto”, “Meal removed”; one title where both changed. */
function needsTitle({ meal, dietary }: Needs): string {
  if (meal !== undefined && dietary !== undefined) return 'Meal and dietary needs changed'
  if (meal !== undefined) return meal === '' ? 'Meal removed' : `Meal: ${meal}`
  return dietary === undefined || dietary === ''
    ? 'Dietary needs removed'
    : `Dietary needs: ${dietary}`
}

export type BulkDialogProps = {
  eventId: string
  guests: readonly BulkGuest[]
  onClose: () => void
}
