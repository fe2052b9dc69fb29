/* What the rows of the timeline hold: a schedule, something that was sent, the deadline, the day itself. */
import { Check, Clock, Pause, Play, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import type { Campaign, EmailSchedule, TimelineEntry } from '@/api/email-types'
import { historyAddress, runAddress } from '@/features/emails/addresses'
import { automationMessages as messages } from '@/features/emails/automation/messages'
import { hasTime } from '@/features/emails/schedules/schedule-draft'
import { ScheduleSwitch } from '@/features/emails/automation/ScheduleSwitch'
import { scheduleText } from '@/features/emails/automation/sentence'
import { campaignState, isOpen } from '@/features/emails/history/campaign-state'
import { capitalised } from '@/lib/capitalised'
import { count } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { cn } from '@/ui/class-names'

type CardProps = {
  title: ReactNode
  badge: ReactNode
  figure: number | undefined
  figureLabel: string
  action: ReactNode
  current?: boolean
  children: ReactNode
}

function RowCard({ title, badge, figure, figureLabel, action, current, children }: CardProps) {
  return (
    <Card
      className={cn(
        'relative flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3',
        current === true && 'border-accent ring-1 ring-accent',
      )}
    >
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
          {badge}
        </div>
        {children}
      </div>
      {figure !== undefined && (
        <p className="w-32 shrink-0 border-s border-border ps-3 text-xs @min-[46rem]:w-38 text-muted">
          <span className="block font-display text-xl leading-none font-semibold text-text tabular-nums">
            {count(figure)}
          </span>
          {figureLabel}
        </p>
      )}
      <div className="relative flex shrink-0 justify-end empty:hidden @min-[46rem]:w-28">
        {action}
      </div>
    </Card>
  )
}

/** The id of the button that opens a schedule: the focus goes back to it. */
export function scheduleButtonId(scheduleId: string): string {
  return `schedule-${scheduleId}`
}

type ScheduleProps = {
  eventId: string
  entry: TimelineEntry
  schedule: EmailSchedule
  isOpen: boolean
  onOpen: () => void
}

/** Renders a schedule; a press on the card opens it. */
export function ScheduleCard({ eventId, entry, schedule, isOpen, onOpen }: ScheduleProps) {
  const mayEdit = useMayEdit()
  const warning = schedule.problem ?? entry.warning
  const { lastRun } = schedule
  return (
    <RowCard
      title={
        <button
          type="button"
          id={scheduleButtonId(schedule.id)}
          aria-expanded={isOpen}
          className="rounded-control text-start after:absolute after:inset-0 after:rounded-card"
          onClick={onOpen}
        >
          {schedule.templateName}
        </button>
      }
      badge={<ScheduleBadge schedule={schedule} />}
      figure={
        hasRun(schedule) || !hasTime(schedule.triggerType) ? undefined : schedule.wouldReceive
      }
      figureLabel={messages.receiving}
      action={
        mayEdit && !hasRun(schedule) && <ScheduleSwitch eventId={eventId} schedule={schedule} />
      }
      current={isOpen}
    >
      <p className="text-sm text-muted">{capitalised(scheduleText(schedule))}</p>
      {warning !== undefined && <Warning text={warning} />}
      {lastRun?.outcome === 'skipped' && (
        <Warning
          text={`Last run skipped${lastRun.reason === undefined ? '' : `: ${lastRun.reason}`}`}
        />
      )}
    </RowCard>
  )
}

/** A schedule at a time runs once. */
export function hasRun({ triggerType, nextRunAt, lastRun }: EmailSchedule): boolean {
  return hasTime(triggerType) && nextRunAt === undefined && lastRun !== undefined
}

function ScheduleBadge({ schedule }: { schedule: EmailSchedule }) {
  if (hasRun(schedule)) {
    return schedule.lastRun?.outcome === 'skipped' ? (
      <Badge tone="warning">Skipped</Badge>
    ) : (
      <Badge tone="success">
        <Check aria-hidden className="size-3.5" />
        Sent
      </Badge>
    )
  }
  return schedule.isActive ? (
    <Badge tone="info">
      <Play aria-hidden className="size-3.5" />
      Active
    </Badge>
  ) : (
    <Badge tone="warning">
      <Pause aria-hidden className="size-3.5" />
      Paused
    </Badge>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm text-warning">
      <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}

type CampaignProps = {
  eventId: string
  entry: TimelineEntry
  campaign: Campaign | undefined
}

/** Renders something that was sent, with what became of it. */
export function CampaignCard({ eventId, entry, campaign }: CampaignProps) {
  const state = campaign === undefined ? undefined : campaignState(campaign)
  const isUnderWay = campaign !== undefined && isOpen(campaign)
  const isWaiting = campaign?.state === 'queued'
  const shown = isUnderWay ? 'progress' : 'history'
  return (
    <RowCard
      title={campaign?.templateName ?? entry.title}
      badge={
        state !== undefined && (
          <Badge tone={state.tone}>
            {state.tone === 'success' && <Check aria-hidden className="size-3.5" />}
            {state.label}
          </Badge>
        )
      }
      figure={isWaiting ? undefined : (campaign?.sent ?? entry.receiving)}
      figureLabel="guests received it"
      action={
        <Link
          to={isUnderWay ? runAddress(eventId, campaign.id) : historyAddress(eventId, entry.id)}
          className={cn(buttonStyles(), 'kit:px-3')}
          aria-label={`Show ${shown} of ${entry.title}`}
        >
          Show {shown}
        </Link>
      }
    >
      {campaign === undefined ? (
        <p className="text-sm text-muted">{entry.detail}</p>
      ) : (
        <Outcomes campaign={campaign} />
      )}
      {entry.warning !== undefined && <Warning text={entry.warning} />}
    </RowCard>
  )
}

function Outcomes({ campaign: { sent, failed, pending, skipped } }: { campaign: Campaign }) {
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {(sent > 0 || pending === 0) && (
        <span className="flex items-center gap-1.5">
          <Check aria-hidden className="size-3.5" />
          {count(sent)} sent
        </span>
      )}
      {pending > 0 && (
        <span className="flex items-center gap-1.5">
          <Clock aria-hidden className="size-3.5" />
          {count(pending)} waiting
        </span>
      )}
      {failed > 0 && (
        <span className="flex items-center gap-1.5 text-danger">
          <TriangleAlert aria-hidden className="size-3.5" />
          {count(failed)} failed
        </span>
      )}
      {skipped > 0 && <span>{count(skipped)} left out</span>}
    </p>
  )
}

/** Renders the deadline or the event itself. */
export function Milestone({ entry }: { entry: TimelineEntry }) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 pb-1">
      <h3
        className={cn(
          'font-semibold wrap-anywhere',
          entry.kind === 'event'
            ? 'font-display text-lg leading-tight text-event-ink'
            : 'text-base',
        )}
      >
        {entry.title}
      </h3>
      <p className="text-sm text-muted">{entry.detail}</p>
      {entry.warning !== undefined && <Warning text={entry.warning} />}
    </div>
  )
}
