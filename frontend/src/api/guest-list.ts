/* Reading the guest list of an event: whole the first time, and afterwards only what has changed. */
import type { QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { Guest, GuestChanges } from '@/api/schema'

/** A guest list, and the tag by which the server knows it. */
export interface TaggedGuests {
  readonly guests: Guest[]
  readonly tag: string | undefined
}

/** The lists as the server sent them last, by event: the base of the next changes. */
const lastRead = new WeakMap<QueryClient, Map<string, TaggedGuests>>()

function lists(cache: QueryClient): Map<string, TaggedGuests> {
  const known = lastRead.get(cache) ?? new Map<string, TaggedGuests>()
  lastRead.set(cache, known)
  return known
}

/** Reads the guests of an event. */
export async function readGuests(cache: QueryClient, eventId: string): Promise<Guest[]> {
  const known = lists(cache).get(eventId)
  const isShown = cache.getQueryData(keys.guests(eventId)) !== undefined
  const changed = isShown && known !== undefined ? await readChanges(eventId, known) : undefined
  const read = changed ?? (await readWhole(eventId))
  lists(cache).set(eventId, read)
  return read.guests
}

/** Applies what has changed to a list; undefined when the list must be read again. */
async function readChanges(
  eventId: string,
  { guests, tag }: TaggedGuests,
): Promise<TaggedGuests | undefined> {
  if (tag === undefined) return undefined
  const since = tag.replaceAll('"', '')
  const changes = await unwrap(
    client.GET('/api/events/{eventId}/guests/changes', {
      params: { path: { eventId }, query: { since } },
    }),
  )
  if (changes.reload) return undefined
  return { guests: withChanges(guests, changes), tag: `"${changes.version}"` }
}

async function readWhole(eventId: string): Promise<TaggedGuests> {
  const asked = client.GET('/api/events/{eventId}/guests', { params: { path: { eventId } } })
  const guests = await unwrap(asked)
  return { guests, tag: (await asked).response.headers.get('etag') ?? undefined }
}

/** Returns a list with changed guests in their place by name. Other guests stay the same objects. */
export function withChanges(
  list: Guest[],
  { guests, removed }: Pick<GuestChanges, 'guests' | 'removed'>,
): Guest[] {
  if (guests.length === 0 && removed.length === 0) return list
  const gone = new Set([...removed, ...guests.map(({ id }) => id)])
  const rest = list.filter(({ id }) => !gone.has(id))
  for (const guest of guests.toSorted(byName)) {
    const after = rest.findIndex((other) => byName(other, guest) > 0)
    rest.splice(after === -1 ? rest.length : after, 0, guest)
  }
  return rest
}

function byName(one: Guest, other: Guest): number {
  return one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName)
}
