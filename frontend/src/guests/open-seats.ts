/* Which free seats anyone may get, and which an organiser alone gives. The server decides what is closed. */
import type { Table } from '@/api/schema'

export type TableSeat = Table['seats'][number]

/** A free seat that anyone may get: not reserved, not of a locked or head table. */
export function isOpen({ guestId, closed }: TableSeat): boolean {
  return guestId == null && closed === undefined
}

/** A free seat that an organiser may give by hand: a locked table stays as it is. */
export function canBeGiven({ guestId, closed }: TableSeat): boolean {
  return guestId == null && closed !== 'locked'
}

/** “5 of 8 free”, “locked”, or “head table, 2 of 6 free”. */
export function freeText({ seats, capacity }: Table): string {
  if (seats.some(({ closed }) => closed === 'locked')) return 'locked'
  const free = `${String(seats.filter(canBeGiven).length)} of ${String(capacity)} free`
  return seats.some(({ closed }) => closed === 'head-table') ? `head table, ${free}` : free
}
