/* What a wish calls its guests, in the same words as the seating engine. Pure. */
import type { Guest } from '@/api/schema'
import { fullName } from '@/guests/names'
import { hasDeclined } from '@/guests/rsvp'
import { countBy } from '@/lib/count-by'

/** Returns what names guests of this list: a party that is named as a whole by its name, others by theirs. */
export function peopleOf(
  guests: readonly Guest[],
): (guestIds: readonly string[]) => readonly string[] {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  const coming = guests.filter((guest) => !hasDeclined(guest))
  const expected = countBy(coming, partyOf)
  return (guestIds) => {
    const known = guestIds.map((id) => byId.get(id))
    const named = countBy(
      known.filter((guest) => guest !== undefined),
      partyOf,
    )
    // A party is told once, by its first guest.
    const told = new Set<string>()
    return known.flatMap((guest) => {
      if (guest === undefined) return ['a removed guest']
      const party = partyOf(guest)
      const count = named.get(party) ?? 0
      if (party === '' || count < 2 || count < (expected.get(party) ?? 0)) return [fullName(guest)]
      if (told.has(party)) return []
      told.add(party)
      return [guest.party?.name ?? '']
    })
  }
}

function partyOf({ party }: Guest): string {
  return party?.id ?? ''
}
