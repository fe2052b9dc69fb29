/* The message after a change of guests, with Undo. */
import type { QueryClient } from '@tanstack/react-query'
import { undoBatches, type BatchResult } from '@/api/guest-batches'
import { refreshGuests } from '@/api/guests'
import type { ChangedGuest } from '@/api/schema'
import { fullName } from '@/guests/names'
import { undoAction, type Undone } from '@/guests/undo-action'
import { countNoun } from '@/lib/words'
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
      : { action: undoAction(done.title, () => undo(cache, eventId, batchIds)) }),
  })
}

/** Undoes that one guest was added or changed, and says how that ended. */
export function undoChange(cache: QueryClient, guest: ChangedGuest, title: string): void {
  const { eventId, batchId } = guest
  if (batchId !== undefined) undoAction(title, () => undo(cache, eventId, [batchId])).run()
}

/** Shows that one guest was added or changed; by default the text is the name. */
export function notifyChanged(
  cache: QueryClient,
  guest: ChangedGuest,
  { title, text = fullName(guest) }: Notice,
): void {
  const batchIds = guest.batchId === undefined ? [] : [guest.batchId]
  notifyBatch({
    cache,
    eventId: guest.eventId,
    result: { batchIds, changed: 1, skipped: [] },
    done: { title, text },
    failedTitle: title,
  })
}

async function undo(
  cache: QueryClient,
  eventId: string,
  batchIds: readonly string[],
): Promise<Undone> {
  try {
    const { changed, skipped } = await undoBatches(eventId, batchIds)
    if (skipped.length === 0) return {}
    return { detail: skippedText(skipped), isRefused: changed === 0 }
  } finally {
    // Some batches may have been undone before one failed. A long list takes seconds to load: the message would contradict
    // the list until then.
    await refreshGuests(cache, eventId)
  }
}

/** “Ana Ruiz: The seat is taken.”, with a number in front when there are several. */
export function skippedText(skipped: BatchResult['skipped']): string {
  const reasons = skipped.slice(0, named).map(({ name, reason }) => `${name}: ${reason}`)
  return skipped.length === 1
    ? reasons.join('')
    : `${countNoun(skipped.length, 'guest')} left out. ${reasons.join(' ')}`
}
