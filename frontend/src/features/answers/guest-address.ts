/* Where the panel of a guest opens. */
import { ofEvent, paths } from '@/lib/paths'

export function guestAddress(eventId: string, guestId: string): string {
  return `${ofEvent(paths.guestManagement, eventId)}&guest=${encodeURIComponent(guestId)}`
}
