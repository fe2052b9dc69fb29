/* What is about to be sent: to whom and when. */
import {
  maxChosenGuests,
  type RecipientType,
  type RecipientsQuery,
  type SendEmails,
} from '@/api/email-types'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { instantOf, wallOf } from '@/lib/wall-time'

export type SendDraft = {
  recipients: RecipientType
  /** The one guest of `guest`; empty until one is chosen. */
  guestId: string
  /** The guests of `guests`. */
  guestIds: readonly string[]
  /** An invitation also goes to addresses that got one in the last 24 hours. */
  sendAgain: boolean
  when: 'now' | 'later'
  /** `YYYY-MM-DDTHH:mm` on the clock of the event. */
  startAt: string
}

export type SendProblem = { part: 'guest' | 'guests' | 'startAt'; message: string }

const dayMs = 86_400_000

/** Returns the draft to begin with; later means tomorrow at ten, unless another time is chosen. */
export function newDraft(recipients: RecipientType, zone: string, now: Date): SendDraft {
  const tomorrow = wallOf(new Date(now.getTime() + dayMs).toISOString(), zone).slice(0, 10)
  return {
    recipients,
    guestId: '',
    guestIds: [],
    sendAgain: false,
    when: 'now',
    startAt: `${tomorrow}T10:00`,
  }
}

/** Returns what has to be put right before it can be sent. */
export function problemOf(draft: SendDraft, zone: string, now: Date): SendProblem | undefined {
  if (draft.recipients === 'guest' && draft.guestId === '')
    return { part: 'guest', message: messages.chooseGuest }
  if (draft.recipients === 'guests') {
    const chosen = draft.guestIds.length
    if (chosen === 0) return { part: 'guests', message: messages.chooseGuests }
    if (chosen > maxChosenGuests)
      return { part: 'guests', message: messages.tooManyGuests(maxChosenGuests) }
  }
  if (draft.when === 'now') return undefined
  const at = instantOf(draft.startAt, zone)
  if (at === undefined) return { part: 'startAt', message: messages.chooseTime }
  return at <= now ? { part: 'startAt', message: messages.timePassed } : undefined
}

type Recipients = Pick<SendDraft, 'recipients' | 'guestId' | 'guestIds' | 'sendAgain'>

/** Returns what is asked of the server about these recipients; undefined while a guest has to be chosen. */
export function recipientsQuery(
  draft: Recipients,
  templateId: string,
): RecipientsQuery | undefined {
  const { recipients, guestId, guestIds } = draft
  const isOpen =
    (recipients === 'guest' && guestId === '') ||
    (recipients === 'guests' && (guestIds.length === 0 || guestIds.length > maxChosenGuests))
  return isOpen ? undefined : { ...recipientsOf(draft), templateId }
}

function recipientsOf({ recipients, guestId, guestIds, sendAgain }: Recipients) {
  return {
    recipientType: recipients,
    ...(recipients === 'guest' ? { guestId } : {}),
    ...(recipients === 'guests' ? { guestIds: [...guestIds] } : {}),
    ...(sendAgain ? { sendAgain } : {}),
  }
}

/** Returns the call that sends it. */
export function inputOf(templateId: string, draft: SendDraft): SendEmails {
  const { when, startAt } = draft
  return {
    templateId,
    ...recipientsOf(draft),
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
