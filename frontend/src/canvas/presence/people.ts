/* What the lists of the server mean for this page: who is here, and who has selected what. Pure values. */
import type { PresencePlace, PresentClient } from '@/api/live-presence'

/** A person, whose pages may be several. */
export interface PersonHere {
  readonly userId: string
  readonly name: string
  readonly places: readonly PresencePlace[]
  /** It is the person of this page, in another window. */
  readonly isOwn: boolean
}

/** An object or chair that others have selected. */
export interface Mark {
  readonly id: string
  readonly people: readonly { readonly userId: string; readonly name: string }[]
}

/** Returns the other pages. What is the same as before keeps its identity, so that little renders. */
export function otherClients(
  all: readonly PresentClient[],
  ownClient: string,
  before: readonly PresentClient[],
): readonly PresentClient[] {
  return all
    .filter(({ clientId }) => clientId !== ownClient)
    .map((client) => {
      const earlier = before.find(({ clientId }) => clientId === client.clientId)
      if (earlier === undefined) return client
      return {
        ...client,
        selection: kept(earlier.selection, client.selection),
        cursor: kept(earlier.cursor, client.cursor),
        view: kept(earlier.view, client.view),
      }
    })
}

/** Returns each person once, by name. */
export function peopleOf(others: readonly PresentClient[], ownUser: string): readonly PersonHere[] {
  const people = new Map<string, PersonHere>()
  for (const { userId, name, place } of others) {
    const places = people.get(userId)?.places ?? []
    people.set(userId, {
      userId,
      name,
      places: places.includes(place) ? places : [...places, place],
      isOwn: userId === ownUser,
    })
  }
  return [...people.values()].sort(
    (one, other) => one.name.localeCompare(other.name) || (one.userId < other.userId ? -1 : 1),
  )
}

/** Returns what is selected, with each person once per object. */
export function marksOf(others: readonly PresentClient[]): readonly Mark[] {
  const marks = new Map<string, Map<string, string>>()
  for (const { userId, name, selection } of others) {
    for (const id of selection) {
      const people = marks.get(id) ?? new Map<string, string>()
      marks.set(id, people.set(userId, name))
    }
  }
  return [...marks].map(([id, people]) => ({
    id,
    people: [...people].map(([userId, name]) => ({ userId, name })),
  }))
}

/** Returns the earlier value when the new one says the same. */
export function kept<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}
