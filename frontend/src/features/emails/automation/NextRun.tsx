/* When a schedule runs next, on the clock of the event, and how it ran last. */
import { CircleCheck, Clock, TriangleAlert, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { EmailSchedule } from '@/api/email-types'
import type { Event } from '@/api/schema'
import { historyAddress } from '@/features/emails/addresses'
import { automationMessages as messages } from '@/features/emails/automation/messages'
import {
  hasTime,
  plannedRun,
  problemOf,
  type ScheduleDraft,
} from '@/features/emails/schedules/schedule-draft'
import { recipientText } from '@/features/emails/automation/sentence'
import { longDate, timeOfDay, zoneLabel } from '@/lib/dates'
import { cn } from '@/ui/class-names'

type Occasion = Pick<ScheduleDraft, 'triggerType' | 'recipientType'>

type Words = { title: string; text?: string; warns?: boolean; icon?: LucideIcon }

type Props = {
  event: Event
  /** As it is edited. */
  draft: ScheduleDraft
  /** As it is stored, while the draft says the same. */
  stored: EmailSchedule | undefined
}

/** Renders one box; it is read out when it changes. */
export function NextRun({ event, draft, stored }: Props) {
  const words =
    event.status === 'cancelled'
      ? { title: messages.eventCancelled, warns: true }
      : stored === undefined
        ? draftWords(draft, event)
        : storedWords(stored, event)
  return (
    <div role="status" className="empty:hidden">
      {words !== undefined && <Box {...words} />}
    </div>
  )
}

function Box({ title, text, warns = false, icon: Icon = warns ? TriangleAlert : Clock }: Words) {
  return (
    <div
      className={cn(
        'flex items-start gap-3 rounded-card px-4 py-3',
        warns ? 'bg-warning-soft text-warning' : 'bg-accent-soft',
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn('mt-0.5 size-5 shrink-0', !warns && 'text-accent')}
      />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {text !== undefined && <p className="text-sm">{text}</p>}
      </div>
    </div>
  )
}

function storedWords(schedule: EmailSchedule, event: Event): Words {
  const { problem, nextRunAt, isActive, triggerType, lastRun } = schedule
  if (problem !== undefined) return { title: problem, warns: true }
  if (!hasTime(triggerType)) {
    return isActive
      ? eachTime(schedule)
      : { title: 'Paused', text: 'Nothing is sent until you activate it.' }
  }
  if (nextRunAt === undefined) {
    return lastRun === undefined
      ? { title: 'This time has passed', text: 'Nothing will be sent.', warns: true }
      : { title: 'Already run', text: 'This schedule runs once.', icon: CircleCheck }
  }
  const at = momentText(nextRunAt, event)
  return isActive
    ? { title: `Next run: ${at}`, text: `${zoneLabel(event.zone)} time. Runs once.` }
    : { title: 'Paused', text: `Would run ${at}, ${zoneLabel(event.zone)} time.` }
}

function draftWords(draft: ScheduleDraft, event: Event): Words | undefined {
  if (!hasTime(draft.triggerType)) return eachTime(draft)
  if (draft.triggerType === 'on_rsvp_deadline' && event.rsvpDeadline === undefined) {
    return { title: 'The event has no RSVP deadline.', warns: true }
  }
  if (problemOf(draft) !== undefined) return undefined
  const at = plannedRun(draft, event)
  if (at === undefined) return undefined
  const text = momentText(at.toISOString(), event)
  return at < new Date()
    ? { title: 'This time has passed', text: `${text}. Nothing would be sent.`, warns: true }
    : { title: `Would run: ${text}`, text: `${zoneLabel(event.zone)} time. Runs once.` }
}

function eachTime({ triggerType, recipientType }: Occasion): Words {
  return {
    title:
      triggerType === 'on_registration'
        ? 'Sent whenever a guest registers'
        : 'Sent whenever a guest gets a seat',
    ...(recipientType === 'all' ? {} : { text: `Only to ${recipientText(recipientType)}.` }),
  }
}

function momentText(date: string, { zone }: Event): string {
  return `${longDate({ date, zone })}, ${timeOfDay({ date, zone })}`
}

/** Renders how a schedule ran last. */
export function LastRun({ event, schedule }: { event: Event; schedule: EmailSchedule }) {
  const { lastRun } = schedule
  if (lastRun === undefined) return null
  const { at, outcome, reason, campaignId } = lastRun
  return (
    <section className="border-t border-border pt-4">
      <h3 className="text-sm font-semibold">Last run</h3>
      <p className="mt-1 text-sm">
        {momentText(at, event)}: {outcome === 'sent' ? 'sent' : 'skipped'}
      </p>
      {reason !== undefined && <p className="text-sm text-muted">{reason}</p>}
      {campaignId !== undefined && (
        <Link
          to={historyAddress(event.id, campaignId)}
          className="mt-1 inline-block rounded-control text-sm font-medium text-accent underline-offset-4 hover:underline pointer-coarse:py-2.5"
        >
          Show history
        </Link>
      )}
    </section>
  )
}
