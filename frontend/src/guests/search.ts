/* The search of every guest list: case and accents do not count, and digits find a phone number however it is written. */
import type { Guest, Tag } from '@/api/schema'
import { guestFields, type GuestTexts } from '@/guests/fields'
import { fullName } from '@/guests/names'
import { placeOf, tableText } from '@/guests/places'
import { foldCase } from '@/lib/words'

type Searched = Readonly<GuestTexts> &
  Pick<Guest, 'party' | 'table' | 'seat'> & {
    tags?: readonly Tag[]
    diets?: readonly string[]
    wheelchair?: boolean
  }

const searchedFields = guestFields.filter(({ searched }) => searched)

/** What a search looks into, folded. */
type FoldedGuest = { texts: readonly string[]; digits: string; table: string; place: string }

// A guest is folded once, so that each key press only compares.
const foldedGuests = new WeakMap<Searched, FoldedGuest>()

function foldedGuest(guest: Searched): FoldedGuest {
  const known = foldedGuests.get(guest)
  if (known !== undefined) return known
  const { mobile, party, table, tags = [], diets = [], wheelchair = false } = guest
  const fields = searchedFields.map(({ name }) => guest[name]).filter((text) => text !== '')
  const texts = [
    ...[fullName(guest), ...fields, ...diets, party?.name ?? ''],
    ...tags.map(({ name }) => name),
    ...(wheelchair ? ['wheelchair'] : []),
  ]
  const now = {
    texts: texts.map(foldCase),
    digits: mobile.replace(/\D/g, ''),
    table: table == null ? '' : foldCase(tableText(table)),
    place: foldCase(placeOf(guest)),
  }
  foldedGuests.set(guest, now)
  return now
}

/** Does ahead what the first search of a list would otherwise do at the first letter. */
export function prepareSearch(guests: readonly Searched[]): void {
  guests.forEach(foldedGuest)
}

/** Returns the guests whose name, another searched text, need, party, tag or table contains the query. */
export function searchGuests<G extends Searched>(
  guests: readonly G[],
  query: string,
): readonly G[] {
  const wanted = foldCase(query.trim()).replace(/\s+/g, ' ')
  if (wanted === '') return guests
  const digits = /^[\d\s()+./-]+$/.test(wanted) ? wanted.replace(/\D/g, '') : ''
  return guests.filter((guest) => {
    const known = foldedGuest(guest)
    return (
      known.texts.some((text) => text.includes(wanted)) ||
      (digits !== '' && known.digits.includes(digits)) ||
      sitsAt(known, wanted)
    )
  })
}

const numberedTable = /^table \d+$/

/** A numbered table is found by its whole name only: “ta” is meant for Tabitha, and “table 4” not for Table 40. */
function sitsAt({ table, place }: FoldedGuest, wanted: string): boolean {
  if (!numberedTable.test(table)) return table.includes(wanted)
  return wanted === table || (wanted.length > table.length && place.startsWith(wanted))
}
