/* A schedule in words: the choices of the sentence editor, and the same sentence as text. */
import type { RecipientSegment, RecipientType, ScheduleInput, TriggerType } from '@/api/email-types'
import { countsDays } from '@/features/emails/schedules/schedule-draft'
import { longDate } from '@/lib/dates'

type Choice<V extends string> = { value: V; label: string }

const triggerOrder: readonly TriggerType[] = [
  'days_before_event',
  'days_after_event',
  'on_rsvp_deadline',
  'on_date',
  'on_registration',
  'on_seat_assigned',
]

/** The triggers as the sentence continues with them, after the number for those that count days. */
export function triggerChoices(days: string): Choice<TriggerType>[] {
  return triggerOrder.map((value) => ({ value, label: triggerWords(value, days) }))
}

function triggerWords(trigger: TriggerType, days: string): string {
  const unit = days.trim() === '1' ? 'day' : 'days'
  switch (trigger) {
    case 'days_before_event':
      return `${unit} before the event`
    case 'days_after_event':
      return `${unit} after the event`
    case 'on_rsvp_deadline':
      return `${unit} before the RSVP deadline`
    case 'on_date':
      return 'on a date'
    case 'on_registration':
      return 'as soon as a guest registers'
    case 'on_seat_assigned':
      return 'as soon as a guest gets a seat'
  }
}

const recipientWords: Record<RecipientType, string> = {
  all: 'every guest',
  confirmed_only: 'guests who are coming',
  pending: 'guests who have not answered',
  declined: 'guests who declined',
  assigned: 'guests who have a seat',
  unassigned: 'guests who are coming and have no seat',
  seat_changed: 'guests whose seat has changed',
  not_invited: 'guests who are not invited yet',
  guest: 'one guest',
  guests: 'chosen guests',
}

/** Who gets a mail by itself. Notices of changed seats go out only after an organiser agreed. */
const scheduledRecipients: readonly RecipientSegment[] = [
  'all',
  'not_invited',
  'confirmed_only',
  'pending',
  'declined',
  'assigned',
  'unassigned',
]

/** The recipients of schedules, and the present ones in any case. */
export function recipientChoices(present: RecipientSegment): Choice<RecipientSegment>[] {
  const offered = scheduledRecipients.includes(present)
    ? scheduledRecipients
    : [...scheduledRecipients, present]
  return offered.map((value) => ({ value, label: recipientWords[value] }))
}

/** “guests who have not answered”. */
export function recipientText(recipients: RecipientType): string {
  return recipientWords[recipients]
}

type Timed = Pick<ScheduleInput, 'triggerType' | 'triggerValue' | 'sendTime'>

/** “7 days before the event at 10:00”. */
function triggerText({ triggerType, triggerValue, sendTime }: Timed): string {
  const words = triggerWords(triggerType, triggerValue)
  if (triggerType === 'on_rsvp_deadline' && triggerValue === '0') {
    return `on the day of the RSVP deadline at ${sendTime}`
  }
  if (countsDays(triggerType)) return `${triggerValue} ${words} at ${sendTime}`
  if (triggerType === 'on_date') return `on ${dayText(triggerValue)} at ${sendTime}`
  return words
}

/** “7 days before the event at 10:00, to guests who have not answered”. */
export function scheduleText(schedule: Timed & Pick<ScheduleInput, 'recipientType'>): string {
  return `${triggerText(schedule)}, to ${recipientText(schedule.recipientType)}`
}

/** A date without a time is the same everywhere. */
function dayText(date: string): string {
  return longDate({ date: `${date}T12:00:00Z`, zone: 'UTC' })
}
