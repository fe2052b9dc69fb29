/* The guests and wishes of an event as the seating engine reads them. Pure. */
import type { Guest, Wish } from '@/api/schema'

export interface SeatingFacts {
  readonly guests: readonly Guest[]
  readonly wishes: readonly Wish[]
  /** Ids of parties that may sit at several tables. */
  readonly loose: ReadonlySet<string>
}

export function eventJson({ guests, wishes, loose }: SeatingFacts): string {
  return JSON.stringify({
    guests: guests.map((guest) => ({
      id: guest.id,
      name: `${guest.firstName} ${guest.lastName}`.trim(),
      rsvp: guest.rsvp,
      ...(guest.party == null
        ? {}
        : {
            party: guest.party.id,
            partyName: guest.party.name,
            partyApart: loose.has(guest.party.id),
          }),
      ...(guest.plusOneOf == null ? {} : { host: guest.plusOneOf }),
      company: guest.company,
      tags: guest.tags.map(({ id, name }) => ({ id, name })),
      wheelchair: guest.wheelchair,
      ...(guest.seat == null
        ? { ...(guest.table == null ? {} : { table: guest.table.id }) }
        : { seat: guest.seat.id, byHand: guest.seat.byHand }),
    })),
    wishes,
  })
}
