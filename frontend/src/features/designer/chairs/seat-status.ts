/* Whether a seat can be given away, in words. */
import type { SeatStatus } from '@/plan/types'

export const STATUSES: readonly { readonly value: SeatStatus; readonly label: string }[] = [
  { value: 'available', label: 'Available' },
  { value: 'reserved', label: 'Reserved' },
  { value: 'sold', label: 'Sold' },
]

export function statusWords(status: SeatStatus): string {
  return STATUSES.find(({ value }) => value === status)?.label ?? status
}
