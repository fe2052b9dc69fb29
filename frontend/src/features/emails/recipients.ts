/* The groups of guests that an email may go to, in words. */
import type { RecipientSegment, RecipientType, TemplateKind } from '@/api/email-types'

export const segments: readonly RecipientSegment[] = [
  'all',
  'not_invited',
  'confirmed_only',
  'pending',
  'declined',
  'assigned',
  'unassigned',
  'seat_changed',
]

export const recipientLabels: Readonly<Record<RecipientType, string>> = {
  all: 'All',
  confirmed_only: 'Confirmed only',
  pending: 'Pending',
  declined: 'Declined',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  seat_changed: 'Seat changed',
  not_invited: 'Not invited yet',
  guest: 'One guest',
  guests: 'Chosen guests',
}

/** What follows “12 guests”; empty for all of them. */
export const recipientClauses: Readonly<Record<RecipientType, string>> = {
  all: '',
  confirmed_only: 'who said yes',
  pending: 'who have not answered',
  declined: 'who said no',
  assigned: 'who have a seat',
  unassigned: 'who have no seat',
  seat_changed: 'whose seat changed',
  not_invited: 'who are not invited yet',
  guest: '',
  guests: 'you chose',
}

/** Returns those whom an email of this type is usually for. */
export function usualRecipients(type: TemplateKind): RecipientSegment {
  if (type === 'invitation') return 'not_invited'
  if (type === 'reminder') return 'pending'
  return type === 'seat_assignment' ? 'assigned' : 'confirmed_only'
}
