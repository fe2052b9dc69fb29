/* The address of the translations, a view of guest management: the entry needs no route for it. */
import { ofEvent, paths } from '@/lib/paths'

/** The translations of an event. */
export function translationsPath(eventId: string): string {
  return `${ofEvent(paths.guestManagement, eventId)}&tab=translations`
}
