/* Who receives an email, in numbers and words. */
import type { EmailRecipients, LeftOut, RecipientType, TemplateKind } from '@/api/email-types'
import { recipientClauses } from '@/features/emails/recipients'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { count, countNoun } from '@/lib/words'

export type LeftOutReason = 'withoutAddress' | 'suppressed' | 'invitedRecently' | 'sharedAddress'

export type LeftOutNote = {
  reason: LeftOutReason
  count: number
  title: string
  /** Some of their names; empty where the server gives none. */
  names: string
  text: string
}

/** Returns why guests are left out, the reasons that the organiser can act on first. */
export function leftOutNotes(found: EmailRecipients): LeftOutNote[] {
  const { withoutAddress, suppressed, invitedRecently, sharedAddress } = found
  const notes: LeftOutNote[] = [
    {
      reason: 'withoutAddress',
      count: withoutAddress.count,
      title: `${count(withoutAddress.count)} without an address`,
      names: namesText(withoutAddress),
      text: messages.addAddresses,
    },
    {
      reason: 'suppressed',
      count: suppressed.count,
      title: `${count(suppressed.count)} blocked`,
      names: namesText(suppressed),
      text: messages.blocked,
    },
    {
      reason: 'invitedRecently',
      count: invitedRecently.count,
      title: `${count(invitedRecently.count)} invited in the last 24 hours`,
      names: namesText(invitedRecently),
      text: messages.invitedRecently,
    },
    {
      reason: 'sharedAddress',
      count: sharedAddress,
      title: `${count(sharedAddress)} with another guest’s address`,
      names: '',
      text: messages.shared,
    },
  ]
  return notes.filter((note) => note.count > 0)
}

/** “Edith Bell, Ivo Lang and 4 more”; empty without names. */
export function namesText({ count: all, names }: LeftOut): string {
  const others = all - names.length
  const last = names.at(-1)
  if (last === undefined) return ''
  if (others > 0) return `${names.join(', ')} and ${count(others)} more`
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** “12 without an address, 3 blocked”. */
export function leftOutText(found: EmailRecipients): string {
  return leftOutNotes(found)
    .map(({ title }) => title)
    .join(', ')
}

/** “of 102 guests will get it”. */
export function receivingText({ matching }: Pick<EmailRecipients, 'matching'>): string {
  return `of ${countNoun(matching, 'guest')} will get it`
}

/** “87 guests who said yes”. */
export function audienceText(receiving: number, recipients: RecipientType): string {
  const clause = recipientClauses[recipients]
  const guests = countNoun(receiving, 'guest')
  return clause === '' ? guests : `${guests} ${receiving === 1 ? singular(clause) : clause}`
}

/** “who have a seat” of one guest: “who has a seat”. */
function singular(clause: string): string {
  return clause.replace(/^who have /, 'who has ').replace(/^who are /, 'who is ')
}

/** “about 3 minutes at 30 a minute”; undefined where nothing limits the rate. */
export function durationText(receiving: number, perMinute: number | null): string | undefined {
  if (perMinute === null || perMinute <= 0 || receiving === 0) return undefined
  return `${minutesText(Math.ceil(receiving / perMinute))} at ${count(perMinute)} a minute`
}

const minutesPerHour = 60

/** “about 3 minutes”, “about 2 hours”. */
export function minutesText(minutes: number): string {
  if (minutes < 1) return 'less than a minute'
  return minutes < 2 * minutesPerHour
    ? `about ${countNoun(minutes, 'minute')}`
    : `about ${countNoun(Math.round(minutes / minutesPerHour), 'hour')}`
}

/** Returns whether an email says where a guest sits. */
export function namesSeats(template: {
  templateType: TemplateKind
  variables: readonly string[]
}): boolean {
  return template.variables.some((name) => name === 'table_number' || name === 'seat_number')
}
