/* A place at a table in words. */
import type { FoundSeat } from '@/api/schema'

type Table = NonNullable<FoundSeat['guest']['table']>

/** A table that guests know by a name has only that: its number is nowhere on the plan. */
export function tableText({
  number,
  label,
}: Pick<Table, 'label'> & { number?: number | null }): string {
  if (number == null) return label
  const numbered = `Table ${String(number)}`
  const isNumber = [numbered, String(number), `T${String(number)}`].some(
    (text) => text.toLowerCase() === label.trim().toLowerCase(),
  )
  return isNumber || label.trim() === '' ? numbered : label
}

/** “Table 12, Seat C”, “Head table”, or undefined while nothing is decided. */
export function placeText(guest: FoundSeat['guest']): string | undefined {
  if (guest.table == null) return undefined
  const table = tableText(guest.table)
  return guest.seat == null ? table : `${table}, Seat ${guest.seat.label}`
}
