/* The address of the steps that send an email, for screens outside them, and the guests that were chosen there. */
import { ofEvent, paths } from '@/lib/paths'

/** Opens the steps with the template of a kind, for a group of guests or the chosen ones. */
export function sendMailAddress(eventId: string, kind: string, recipients: string): string {
  return `${ofEvent(paths.guestManagement, eventId)}&tab=email-campaigns&send=${kind}&to=${recipients}`
}

/** What belongs to the address in the history of the browser, since a thousand ids are too long for it. */
export type ChosenGuests = { guestIds: readonly string[] }

const none: readonly string[] = []

/** Reads the guests that were chosen before. */
export function chosenGuestsIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('guestIds' in state)) return none
  const { guestIds } = state
  if (!Array.isArray(guestIds)) return none
  return guestIds.filter((id): id is string => typeof id === 'string')
}
