/* Where a guest sits, in words: one wording for lists, the plan and messages. */
import type { FoundSeat, Guest } from '@/api/schema'
import { hasDeclined } from '@/guests/rsvp'

/** “Table 4, seat B”; the table alone without a seat. */
export function placeText(table: string, seat = ''): string {
  return seat === '' ? table : `${table}, seat ${seat}`
}

/** “Table 4, seat B”, “Table 4”, or an empty text. */
export function placeOf({ table, seat }: Pick<Guest, 'table' | 'seat'>): string {
  return table == null ? '' : placeText(tableText(table), seat?.seatLabel)
}

/** “Table 4”, or the name that the table has. */
export function tableText({ name, tableNumber }: NonNullable<Guest['table']>): string {
  return name === '' ? `Table ${String(tableNumber ?? '')}`.trim() : name
}

/** The place, or why the guest has no seat. */
export function seatText(guest: Pick<Guest, 'table' | 'seat' | 'rsvp'>): string {
  const place = placeOf(guest)
  if (place !== '') return place
  if (guest.seat != null) return 'Seated'
  return hasDeclined(guest) ? 'Not coming' : 'Not seated'
}

type FoundTable = NonNullable<FoundSeat['guest']['table']>

/** The words for a place in the language of a page. */
type PlaceWords = { table: string; seat: string }

const english: PlaceWords = { table: 'Table', seat: 'Seat' }

/** The table for its guests. One with a name has only that: its number is nowhere on the plan. */
export function foundTableText(
  { number, label }: Pick<FoundTable, 'label'> & { number?: number | null },
  words = english,
): string {
  if (number == null) return label
  const numbered = `${words.table} ${String(number)}`
  const same = [`${english.table} ${String(number)}`, String(number), `T${String(number)}`]
  const isNumber = same.some((text) => text.toLowerCase() === label.trim().toLowerCase())
  return isNumber || label.trim() === '' ? numbered : label
}

/** “Table 12, Seat C” as the finders are specified, “Head table”, or undefined while nothing is decided. */
export function foundPlaceText(
  { table, seat }: Pick<FoundSeat['guest'], 'table' | 'seat'>,
  words = english,
  comma = ', ',
): string | undefined {
  if (table == null) return undefined
  const text = foundTableText(table, words)
  return seat == null ? text : `${text}${comma}${words.seat} ${seat.label}`
}
