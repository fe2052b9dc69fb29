/* Deleting a tag and merging it into another one, over all events, and taking that back. */
import { changeGuests, undoBatches } from '@/api/guest-batches'
import type { BatchDone, TagCarriers, TagEntry } from '@/api/schema'
import { createTag, deleteTag, tagCarriers } from '@/api/tags'
import { skippedText } from '@/guests/batch-toast'
import type { Undone } from '@/guests/undo-action'

type Skipped = BatchDone['skipped']

/** The guests of one event who got another tag, and the actions that gave it. */
type Moved = TagCarriers & { batchIds: readonly string[] }

/** Deletes a tag and returns what brings it back. */
export async function removeTag(tag: TagEntry): Promise<() => Promise<Undone>> {
  const carriers = await tagCarriers(tag.id)
  await deleteTag(tag.id)
  return async () => undoneBut(await giveAgain(tag, carriers))
}

/** Gives the guests of a tag another one instead, deletes the tag and returns what takes that back. */
export async function mergeTags(from: TagEntry, into: TagEntry): Promise<() => Promise<Undone>> {
  const moved: Moved[] = []
  for (const { eventId, guestIds } of await tagCarriers(from.id)) {
    const action = { verb: 'tags', add: [into.id], remove: [from.id] } as const
    const { batchIds } = await changeGuests(eventId, { guestIds, action })
    moved.push({ eventId, guestIds, batchIds })
  }
  await deleteTag(from.id)
  return async () => {
    const stayed: Skipped = []
    for (const { eventId, batchIds } of moved) {
      stayed.push(...(await undoBatches(eventId, batchIds)).skipped)
    }
    const changed = new Set(stayed.map(({ guestId }) => guestId))
    const back = moved.map(({ eventId, guestIds }) => ({
      eventId,
      guestIds: guestIds.filter((id) => !changed.has(id)),
    }))
    return undoneBut([...stayed, ...(await giveAgain(from, back))])
  }
}

/** Creates a tag again and gives it to guests; returns those who do not get it. */
async function giveAgain(
  { name, colour }: TagEntry,
  carriers: readonly TagCarriers[],
): Promise<Skipped> {
  const { id } = await createTag({ name, colour })
  const skipped: Skipped = []
  for (const { eventId, guestIds } of carriers) {
    const action = { verb: 'tags', add: [id], remove: [] } as const
    skipped.push(...(await changeGuests(eventId, { guestIds, action })).skipped)
  }
  return skipped
}

function undoneBut(skipped: Skipped): Undone {
  return skipped.length === 0 ? {} : { detail: skippedText(skipped) }
}
