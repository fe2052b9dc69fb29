/* The states of an email in words, and when it was last heard of. */
import type { EmailHistoryItem, EmailStatus } from '@/api/email-types'
import { historyMessages as messages } from '@/features/emails/history/messages'
import { browserZone, dateAndTime, timeOfDay } from '@/lib/dates'
import { daysUntil } from '@/lib/days-until'
import { countNoun } from '@/lib/words'
import type { BadgeTone } from '@/ui/Badge'

const states: Record<EmailStatus, { label: string; tone: BadgeTone }> = {
  sent: { label: 'Sent', tone: 'success' },
  pending: { label: 'Pending', tone: 'info' },
  failed: { label: 'Failed', tone: 'danger' },
}

/** The word and the tone of a state. */
export function statusOf({ status }: Pick<EmailHistoryItem, 'status'>) {
  return states[status]
}

/** Returns a few words on why or when, for the line below the state. */
export function statusDetail(item: EmailHistoryItem, now: Date): string | undefined {
  const { status, failure, attempts, nextTryAt, via, bounced } = item
  switch (status) {
    case 'failed': {
      const title = failure?.title ?? (bounced ? messages.returned : undefined)
      if (attempts < 2) return title
      return title === undefined
        ? countNoun(attempts, 'try', 'tries')
        : `${title}, ${countNoun(attempts, 'try', 'tries')}`
    }
    case 'pending':
      if (nextTryAt === undefined) return undefined
      return attempts === 0
        ? `Planned for ${momentText(nextTryAt, now)}`
        : `Next try ${momentText(nextTryAt, now)}`
    case 'sent':
      return via === 'file' ? messages.writtenToFile : undefined
  }
}

/** “Today, 14:41” or “5 Mar 2027, 10:04”, on the clock of this browser. */
export function momentText(date: string, now: Date): string {
  const moment = { date, zone: browserZone() }
  switch (daysUntil(moment, now)) {
    case 0:
      return `today, ${timeOfDay(moment)}`
    case -1:
      return `yesterday, ${timeOfDay(moment)}`
    default:
      return dateAndTime(moment)
  }
}

/** When an email was sent, or else when it was queued. */
export function lastMoment({ sentAt, createdAt }: EmailHistoryItem): string {
  return sentAt ?? createdAt
}

/** Returns the guest's name, or the address when the guest has been removed. */
export function recipientName({ guestName, email }: EmailHistoryItem): string {
  return guestName === '' ? email : guestName
}
