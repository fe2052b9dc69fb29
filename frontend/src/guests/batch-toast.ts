/* The message after a change of several guests, with Undo. */
import type { QueryClient } from '@tanstack/react-query'
import { serverMessage } from '@/api/errors'
import { undoBatches, type BatchResult } from '@/api/guest-batches'
import { refreshSeating } from '@/api/guests'
import { seatMessages } from '@/guests/seat-messages'
import { counted } from '@/lib/words'
import { toast } from '@/ui/toast'

/** Guests who are named with a reason; the others are counted. */
const named = 3

type Notice = { title: string; text?: string }

type Options = {
  cache: QueryClient
  eventId: string
  result: BatchResult
  /** What was done. */
  done: Notice
  /** The title when no guest could be changed. */
  failedTitle: string
}

/** Shows how the change ended: an error when no guest changed although some could not be. */
export function notifyBatch({ cache, eventId, result, done, failedTitle }: Options): void {
  const { batchIds, changed, skipped } = result
  if (changed === 0 && skipped.length > 0) {
    toast.error(failedTitle, skippedText(skipped))
    return
  }
  toast.success(done.title, done.text, {
    ...(skipped.length === 0 ? {} : { detail: skippedText(skipped) }),
    ...(batchIds.length === 0
      ? {}
      : {
          action: {
            label: 'Undo',
            run: () => void undo(cache, eventId, batchIds, done.title),
          },
        }),
  })
}

async function undo(
  cache: QueryClient,
  eventId: string,
  batchIds: readonly string[],
  title: string,
): Promise<void> {
  try {
    const { skipped } = await undoBatches(eventId, batchIds)
    // A long list takes seconds to load: the message would contradict the list until then.
    await refreshSeating(cache, eventId)
    const undone = seatMessages.undone(title)
    toast.success(
      undone.title,
      undone.text,
      skipped.length === 0 ? {} : { detail: skippedText(skipped) },
    )
  } catch (error) {
    toast.error(
      seatMessages.notTravelled('undo', title).title,
      serverMessage(error, 'Try again in a moment.'),
    )
    // Some batches may have been undone before one failed.
    void refreshSeating(cache, eventId)
  }
}

/** “Ana Ruiz: The seat is taken.”, with a number in front when there are several. */
export function skippedText(skipped: BatchResult['skipped']): string {
  const reasons = skipped.slice(0, named).map(({ name, reason }) => `${name}: ${reason}`)
  return skipped.length === 1
    ? reasons.join('')
    : `${counted(skipped.length, 'guest')} left out. ${reasons.join(' ')}`
}
