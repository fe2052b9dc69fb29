/* What is about to be sent: to whom and when. */
import type { RecipientType, RecipientsQuery, SendEmails } from '@/api/email-types'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { instantOf, wallOf } from '@/lib/wall-time'

export type SendDraft = {
  recipients: RecipientType
  /** The one guest of `guest`; empty until one is chosen. */
  guestId: string
  when: 'now' | 'later'
  /** `YYYY-MM-DDTHH:mm` on the clock of the event. */
  startAt: string
}

export type SendProblem = { part: 'guest' | 'startAt'; message: string }

const dayMs = 86_400_000

/** Returns the draft to begin with; later means tomorrow at ten, unless another time is chosen. */
export function newDraft(recipients: RecipientType, zone: string, now: Date): SendDraft {
  const tomorrow = wallOf(new Date(now.getTime() + dayMs).toISOString(), zone).slice(0, 10)
  return { recipients, guestId: '', when: 'now', startAt: `${tomorrow}T10:00` }
}

/** Returns what has to be put right before it can be sent. */
export function problemOf(draft: SendDraft, zone: string, now: Date): SendProblem | undefined {
  if (draft.recipients === 'guest' && draft.guestId === '')
    return { part: 'guest', message: messages.chooseGuest }
  if (draft.when === 'now') return undefined
  const at = instantOf(draft.startAt, zone)
  if (at === undefined) return { part: 'startAt', message: messages.chooseTime }
  return at <= now ? { part: 'startAt', message: messages.timePassed } : undefined
}

/** Returns what is asked of the server about these recipients; undefined while a guest has to be chosen. */
export function recipientsQuery(
  { recipients, guestId }: Pick<SendDraft, 'recipients' | 'guestId'>,
  templateId: string,
): RecipientsQuery | undefined {
  if (recipients !== 'guest') return { type: recipients, templateId }
  return guestId === '' ? undefined : { type: recipients, guestId, templateId }
}

/** Returns the call that sends it. */
export function inputOf(templateId: string, draft: SendDraft): SendEmails {
  const { recipients, guestId, when, startAt } = draft
  return {
    templateId,
    recipientType: recipients,
    ...(recipients === 'guest' ? { guestId } : {}),
    ...(when === 'later' ? { startAt } : {}),
  }
}

/** Returns whether it would be sent after the event has begun. */
export function isAfterStart(
  { when, startAt }: Pick<SendDraft, 'when' | 'startAt'>,
  event: { date: string; zone: string },
  now: Date,
): boolean {
  const at = when === 'now' ? now : instantOf(startAt, event.zone)
  return at !== undefined && at >= new Date(event.date)
}
