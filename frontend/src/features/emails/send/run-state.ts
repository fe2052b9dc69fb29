/* How far an email to many guests is: numbers, words, and what can be done about it. */
import type { Campaign, CampaignAction, EmailRecipients } from '@/api/email-types'
import { isPlanned } from '@/features/emails/history/campaign-state'
import { audienceText, leftOutText, minutesText } from '@/features/emails/send/counts'
import { runMessages as messages } from '@/features/emails/send/messages'
import { longDate, timeOfDay } from '@/lib/dates'
import { count, countNoun } from '@/lib/words'

/** What the words depend on besides the campaign. */
type Around = {
  now: Date
  zone: string
  /** All email of the event is paused. */
  eventPaused: boolean
}

type RunWords = {
  /** The large number. */
  number: number
  title: string
  text: string
}

/** Emails sent, failed or pending; guests who are left out do not count. */
export function mailsOf({ sent, failed, pending }: Campaign): number {
  return sent + failed + pending
}

export function runWords(campaign: Campaign, around: Around): RunWords {
  const { state, total, recipientType, sent, pending, startedAt, finishedAt } = campaign
  const mails = mailsOf(campaign)
  if (isPlanned(campaign, around.now)) {
    return {
      // Not all of them have an address, which is counted when it starts.
      number: total,
      title: audienceText(total, recipientType).slice(count(total).length + 1),
      text: join(
        `Starts ${momentIn(startedAt, around)}.`,
        messages.countedAgain,
        waitText(around),
        messages.leave,
      ),
    }
  }
  const title = `of ${count(mails)} sent`
  switch (state) {
    case 'queued':
      return { number: sent, title, text: join('Starting.', waitText(around), messages.leave) }
    case 'running':
      return {
        number: sent,
        title,
        text: join(
          around.eventPaused ? messages.eventPaused : paceText(campaign, around.now),
          messages.leave,
        ),
      }
    case 'paused':
      return {
        number: sent,
        title,
        text: `Paused. ${countNoun(pending, 'email waits', 'emails wait')} until you resume.`,
      }
    case 'stopped':
      return {
        number: sent,
        title: 'sent before it was stopped',
        text: join(
          finishedAt === undefined ? undefined : `Stopped ${momentIn(finishedAt, around)}.`,
          pending > 0 ? messages.stillGoingOut(pending) : undefined,
        ),
      }
    case 'finished':
      return {
        number: sent,
        title,
        text: finishedAt === undefined ? '' : `Finished ${momentIn(finishedAt, around)}.`,
      }
  }
}

function join(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined && sentence !== '').join(' ')
}

function waitText({ eventPaused }: Around): string | undefined {
  return eventPaused ? messages.eventPaused : undefined
}

/** “30 a minute, about 1 minute left.” */
function paceText({ perMinute, pending, endsAt }: Campaign, now: Date): string {
  const pace = perMinute == null ? undefined : `${count(perMinute)} a minute`
  const left = minutesLeft({ perMinute, pending, endsAt }, now)
  const rest = left === undefined ? undefined : `${minutesText(left)} left`
  const text = [pace, rest].filter((part) => part !== undefined).join(', ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

type Pace = { perMinute: number | null | undefined; pending: number; endsAt: string | undefined }

const minuteMs = 60_000

/** Minutes until the last mail: as the server expects, or else at the full rate. */
function minutesLeft({ perMinute, pending, endsAt }: Pace, now: Date): number | undefined {
  if (pending === 0) return undefined
  if (endsAt !== undefined) {
    const left = (new Date(endsAt).getTime() - now.getTime()) / minuteMs
    return left < 1 ? 0 : Math.round(left)
  }
  return perMinute == null || perMinute <= 0 ? undefined : Math.ceil(pending / perMinute)
}

/** “at 14:41” today, “Saturday, 5 June 2027 at 10:00” otherwise. */
function momentIn(instant: string, { zone, now }: Pick<Around, 'zone' | 'now'>): string {
  const moment = { date: instant, zone }
  const day = longDate(moment)
  const time = `at ${timeOfDay(moment)}`
  return day === longDate({ date: now.toISOString(), zone }) ? time : `${day} ${time}`
}

/** “Started at 14:41 by Anna Ortiz”. */
export function startText(campaign: Campaign, around: Pick<Around, 'zone' | 'now'>): string {
  const { startedAt, startedBy, scheduleId } = campaign
  const planned = isPlanned(campaign, around.now)
  const by = startedBy === undefined ? '' : ` by ${startedBy}`
  if (planned) return `Planned${by}`
  const itself = scheduleId !== undefined && startedBy === undefined ? ' by a schedule' : by
  return `Started ${momentIn(startedAt, around)}${itself}`
}

/** Returns what can be done with it now. */
export function actionsOf({ state }: Pick<Campaign, 'state'>): readonly CampaignAction[] {
  switch (state) {
    case 'queued':
    case 'running':
      return ['pause', 'stop']
    case 'paused':
      return ['resume', 'stop']
    case 'stopped':
    case 'finished':
      return []
  }
}

/** “12 without an address, 3 blocked” while that is still true, otherwise how many; empty when none is left out. */
export function skippedText(campaign: Campaign, now: EmailRecipients | undefined): string {
  const { skipped, state } = campaign
  if (skipped === 0) return ''
  const all = countNoun(skipped, 'guest')
  if (state === 'stopped' || now === undefined) return all
  const counts = now.withoutAddress.count + now.suppressed.count + now.sharedAddress
  return counts === skipped ? leftOutText(now) : all
}
