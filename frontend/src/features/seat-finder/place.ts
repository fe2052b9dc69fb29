/* A place at a table in words. */
import type { FoundSeat } from '@/api/schema'

type Table = NonNullable<FoundSeat['guest']['table']>

/** “Table 12”, or the table's own name when it has no number. */
export function tableText({
  number,
  label,
}: Pick<Table, 'label'> & { number?: number | null }): string {
  return number == null ? label : `Table ${String(number)}`
}

/** “Table 12, Seat C”, “Table 12”, or undefined while nothing is decided. */
export function placeText(guest: FoundSeat['guest']): string | undefined {
  if (guest.table == null) return undefined
  const table = tableText(guest.table)
  return guest.seat == null ? table : `${table}, Seat ${guest.seat.label}`
}
