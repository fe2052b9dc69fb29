/* Guest actions that do nothing but answer; a test names only what it is about. */
import type { GuestActions } from '@/features/seating/guest-actions'

export function guestActions(own: Partial<GuestActions> = {}): GuestActions {
  return {
    addGuest: () => Promise.resolve(true),
    openImport: () => undefined,
    exportChart: () => undefined,
    exporting: false,
    adding: false,
    ...own,
  }
}
