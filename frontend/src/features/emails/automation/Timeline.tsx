/* The timeline: what was sent, what comes, and between them today. */
import { Check, CircleAlert, Clock, Heart, Pause, RefreshCw, type LucideIcon } from 'lucide-react'
import {
  CampaignCard,
  hasRun,
  Milestone,
  ScheduleCard,
} from '@/features/emails/automation/TimelineCards'
import { TimelineFrame, type Mark } from '@/features/emails/automation/TimelineFrame'
import { isPast, type TimelineRow } from '@/features/emails/automation/timeline'
import type { EmailSchedule } from '@/api/email-types'
import { dayAndMonth, weekday } from '@/features/emails/automation/day-text'
import { timeOfDay } from '@/lib/dates'
import { daysUntil } from '@/lib/days-until'
import { countNoun } from '@/lib/words'

type Props = {
  eventId: string
  rows: readonly TimelineRow[]
  zone: string
  /** The server's clock. */
  now: string
  openId: string | undefined
  onOpen: (scheduleId: string) => void
}

/** Renders the rows with a time, and below them those that happen whenever something else does. */
export function Timeline({ rows, ...props }: Props) {
  const dated = rows.filter(({ at }) => at !== undefined)
  const undated = rows.filter(({ at }) => at === undefined)
  return (
    <>
      {dated.length > 0 && (
        <section>
          <h2 className="sr-only">Timeline</h2>
          <ol>
            {dated.map((row) => (
              <Row key={row.key} row={row} {...props} />
            ))}
          </ol>
        </section>
      )}
      {undated.length > 0 && (
        <section className="mt-3">
          <h2 className="mb-3 text-sm font-semibold text-muted">Without a date</h2>
          <ol>
            {undated.map((row) => (
              <Row key={row.key} row={row} {...props} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

type RowProps = Omit<Props, 'rows'> & { row: TimelineRow }

function Row({ row, eventId, zone, now, openId, onOpen }: RowProps) {
  const past = isPast(row, now)
  const when = whenOf(row, zone, now)
  switch (row.kind) {
    case 'today':
      return (
        <TimelineFrame {...when} mark="today" emphasis="today">
          <p className="flex h-6 items-center gap-3 text-sm font-semibold text-success">
            Today
            <span aria-hidden className="flex-1 border-t-2 border-dashed border-success/60" />
          </p>
        </TimelineFrame>
      )
    case 'campaign':
      return (
        <TimelineFrame
          {...when}
          past={past}
          {...(row.campaign?.state === 'queued'
            ? { mark: 'next' as const, icon: Clock }
            : { mark: 'done' as const, icon: Check })}
        >
          <CampaignCard eventId={eventId} entry={row.entry} campaign={row.campaign} />
        </TimelineFrame>
      )
    case 'schedule': {
      const { schedule, entry } = row
      if (schedule === undefined) return null
      return (
        <TimelineFrame {...when} past={past} {...markOf(schedule)}>
          <ScheduleCard
            eventId={eventId}
            entry={entry}
            schedule={schedule}
            isOpen={schedule.id === openId}
            onOpen={() => {
              onOpen(schedule.id)
            }}
          />
        </TimelineFrame>
      )
    }
    case 'deadline':
      return (
        <TimelineFrame {...when} past={past} mark="deadline">
          <Milestone entry={row.entry} />
        </TimelineFrame>
      )
    case 'event':
      return (
        <TimelineFrame {...when} past={past} mark="event" icon={Heart} emphasis="event">
          <Milestone entry={row.entry} />
        </TimelineFrame>
      )
  }
}

function markOf(schedule: EmailSchedule): { mark: Mark; icon: LucideIcon } {
  if (schedule.problem !== undefined) return { mark: 'warning', icon: CircleAlert }
  if (hasRun(schedule)) {
    return schedule.lastRun?.outcome === 'skipped'
      ? { mark: 'warning', icon: CircleAlert }
      : { mark: 'done', icon: Check }
  }
  if (!schedule.isActive) return { mark: 'paused', icon: Pause }
  return { mark: 'next', icon: schedule.nextRunAt === undefined ? RefreshCw : Clock }
}

function whenOf(row: TimelineRow, zone: string, now: string): { date: string; note: string } {
  if (row.at === undefined) {
    const isTimeless = row.kind === 'schedule' && row.schedule?.problem === undefined
    return { date: isTimeless ? 'Each time' : 'Not planned', note: '' }
  }
  const moment = { date: row.at, zone }
  const date = dayAndMonth(moment, new Date(now))
  if (row.kind === 'today') return { date, note: '' }
  const days = daysUntil(moment, new Date(now))
  const note = isPast(row, now)
    ? `${weekday(moment)}, ${timeOfDay(moment)}`
    : days === 0
      ? `today, ${timeOfDay(moment)}`
      : days === 1
        ? `tomorrow, ${timeOfDay(moment)}`
        : `in ${countNoun(days, 'day')}`
  return { date, note }
}
