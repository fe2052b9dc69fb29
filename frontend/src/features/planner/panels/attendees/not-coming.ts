/* The group of guests who have declined at the end of a guest list. Pure. */
import { isNotComing, type PlannerGuest } from '@/features/planner/seating'

export type NotComingRow =
  | {
      readonly kind: 'not-coming'
      readonly key: string
      readonly guests: number
      readonly open: boolean
    }
  | { readonly kind: 'declined'; readonly key: string; readonly guest: PlannerGuest }

/** A heading with the number of those who have declined, and their names while the group is open. */
export function notComingRows(guests: readonly PlannerGuest[], open: boolean): NotComingRow[] {
  const declined = guests.filter(isNotComing)
  if (declined.length === 0) return []
  const heading = { kind: 'not-coming', key: 'not coming', guests: declined.length, open } as const
  if (!open) return [heading]
  return [
    heading,
    ...declined.map((guest) => ({ kind: 'declined', key: guest.id, guest }) as const),
  ]
}
