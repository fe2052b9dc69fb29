/* Whether registration is open, as organisers read it. */
import type { Event } from '@/api/schema'
import type { InvitationForm } from '@/api/invitation-form'
import { dateAndTime } from '@/lib/dates'
import type { BadgeTone } from '@/ui/Badge'

type Times = Pick<Event, 'zone' | 'status' | 'rsvpDeadline'>

/** “Open until 1 May 2027, 18:00”. What is not saved yet plays no part. */
export function formState(
  { settings, version }: Pick<InvitationForm, 'settings' | 'version'>,
  { zone, status, rsvpDeadline }: Times,
  now: Date,
): { label: string; tone: BadgeTone } {
  const at = (instant: string) => dateAndTime({ date: instant, zone })
  const { open, opensAt } = settings
  if (status === 'cancelled') return { label: 'Closed: the event is cancelled', tone: 'danger' }
  if (version === 0) return { label: 'Not saved yet', tone: 'neutral' }
  if (!open) return { label: 'Closed', tone: 'neutral' }
  if (rsvpDeadline != null && new Date(rsvpDeadline) <= now) {
    return { label: `Closed since ${at(rsvpDeadline)}`, tone: 'neutral' }
  }
  if (opensAt != null && new Date(opensAt) > now) {
    return { label: `Opens ${at(opensAt)}`, tone: 'info' }
  }
  return rsvpDeadline == null
    ? { label: 'Open', tone: 'success' }
    : { label: `Open until ${at(rsvpDeadline)}`, tone: 'success' }
}
