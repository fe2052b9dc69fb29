/* Addresses inside the email manager, for links from one of its tabs to another. */
import { ofEvent, paths } from '@/lib/paths'

/** The history, narrowed to one campaign where its id is given. */
export function historyAddress(eventId: string, campaignId?: string): string {
  const campaign = campaignId === undefined ? '' : `&campaign=${encodeURIComponent(campaignId)}`
  return `${ofEvent(paths.guestManagement, eventId)}&tab=email-campaigns&mail=history${campaign}`
}

/** The progress of an email that is sent. */
export function runAddress(eventId: string, campaignId: string): string {
  return `${ofEvent(paths.guestManagement, eventId)}&tab=email-campaigns&run=${encodeURIComponent(campaignId)}`
}

/** A guest in the guest list, with the panel open. */
export function guestAddress(eventId: string, guestId: string): string {
  return `${ofEvent(paths.guestManagement, eventId)}&guest=${encodeURIComponent(guestId)}`
}
