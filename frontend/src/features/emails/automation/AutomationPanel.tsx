/* What is sent by itself: the timeline, and one schedule beside it. */
import { CalendarClock, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import { useCampaigns, useEmailSchedules, useEmailTemplates, useEmailTimeline } from '@/api/emails'
import type { EmailSchedule, EmailTemplate, EmailTimeline } from '@/api/email-types'
import type { Event } from '@/api/schema'
import { automationMessages as messages } from '@/features/emails/automation/messages'
import type { ScheduleDraft } from '@/features/emails/schedules/schedule-draft'
import { SchedulePanel, type OpenedSchedule } from '@/features/emails/automation/SchedulePanel'
import {
  blankDraft,
  suggestionsFor,
  usableTemplates,
} from '@/features/emails/schedules/suggestions'
import { rowsOf } from '@/features/emails/automation/timeline'
import { Timeline } from '@/features/emails/automation/Timeline'
import { scheduleButtonId } from '@/features/emails/automation/TimelineCards'
import { TimelineRibbon } from '@/features/emails/automation/TimelineRibbon'
import { useItemInAddress } from '@/features/emails/item-in-address'
import { PauseAllButton, PausedNotice } from '@/features/emails/pause/PauseAll'
import { SideArea } from '@/features/emails/SideArea'
import { zoneLabel } from '@/lib/dates'
import { latestUnsavedInput } from '@/lib/unsaved-work'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Props = { event: Event }

const addButtonId = 'add-schedule'

/** Renders the panel of one event. */
export function AutomationPanel({ event }: Props) {
  const timeline = useEmailTimeline(event.id)
  const schedules = useEmailSchedules(event.id)
  const templates = useEmailTemplates(event.id)
  const { data, error } = both(timeline, schedules)
  return (
    <QueryView
      query={{
        data,
        error,
        isFetching: timeline.isFetching || schedules.isFetching,
        refetch: () => Promise.all([timeline.refetch(), schedules.refetch()]),
      }}
      failed={messages.loadFailed}
      frame={(failure) => <Card>{failure}</Card>}
      skeleton={6}
    >
      {(loaded) => (
        <Automation event={event} {...loaded} templates={usableTemplates(templates.data ?? [])} />
      )}
    </QueryView>
  )
}

type Query<T> = { data: T | undefined; error: Error | null }

function both(timeline: Query<EmailTimeline>, schedules: Query<EmailSchedule[]>) {
  const data =
    timeline.data === undefined || schedules.data === undefined
      ? undefined
      : { timeline: timeline.data, schedules: schedules.data }
  return { data, error: timeline.error ?? schedules.error }
}

type AutomationProps = {
  event: Event
  timeline: EmailTimeline
  schedules: readonly EmailSchedule[]
  templates: readonly EmailTemplate[]
}

/** What the address says while a new schedule is written. */
const newId = 'new'

function Automation({ event, timeline, schedules, templates }: AutomationProps) {
  const mayEdit = useMayEdit()
  const campaigns = useCampaigns(event.id)
  const address = useItemInAddress('schedule')
  const [newDraft, setNewDraft] = useState<{ draft?: ScheduleDraft; number: number }>({ number: 0 })
  const rows = rowsOf(timeline, schedules, campaigns.data ?? [])
  const { timeZone: zone, now } = timeline
  const opened = openedBy(address.id, schedules, newDraft.draft ?? blankDraft(templates))
  const open = (id: string, draft?: ScheduleDraft) => {
    const go = () => {
      setNewDraft(({ number }) => ({
        number: number + 1,
        ...(draft === undefined ? {} : { draft }),
      }))
      address.open(id)
    }
    const input = latestUnsavedInput()
    if (input === undefined || id === address.id) go()
    else input.ask(go, () => undefined)
  }
  const openId = opened?.kind === 'saved' ? opened.schedule.id : undefined
  return (
    <div className="flex items-start md:gap-6">
      <div className="@container flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{messages.times(zoneLabel(zone))}</p>
          <div className="flex flex-wrap gap-2">
            <PauseAllButton eventId={event.id} />
            {mayEdit && (
              <Button
                id={addButtonId}
                variant="primary"
                aria-disabled={templates.length === 0}
                onClick={() => {
                  if (templates.length > 0) open(newId)
                }}
              >
                <Plus aria-hidden />
                {messages.add}
              </Button>
            )}
          </div>
        </div>
        <PausedNotice eventId={event.id} />
        {schedules.length === 0 && (
          <NoSchedules
            event={event}
            templates={templates}
            mayEdit={mayEdit}
            onOpen={(draft) => {
              open(newId, draft)
            }}
          />
        )}
        <TimelineRibbon rows={rows} zone={zone} now={now} />
        <Timeline
          eventId={event.id}
          rows={rows}
          zone={zone}
          now={now}
          openId={openId}
          onOpen={open}
        />
      </div>
      {opened !== undefined && (opened.kind === 'saved' || mayEdit) && (
        <SideArea>
          <SchedulePanel
            key={openId ?? newDraft.number}
            event={event}
            templates={templates}
            opened={opened}
            onClose={address.close}
            onCreated={address.open}
            returnFocus={() =>
              document.getElementById(
                openId === undefined ? addButtonId : scheduleButtonId(openId),
              ) ?? document.getElementById(addButtonId)
            }
          />
        </SideArea>
      )}
    </div>
  )
}

function openedBy(
  id: string | undefined,
  schedules: readonly EmailSchedule[],
  initial: ScheduleDraft,
): OpenedSchedule | undefined {
  if (id === newId) return { kind: 'new', initial }
  const schedule = schedules.find((one) => one.id === id)
  return schedule === undefined ? undefined : { kind: 'saved', schedule }
}

type EmptyProps = {
  event: Event
  templates: readonly EmailTemplate[]
  mayEdit: boolean
  onOpen: (draft: ScheduleDraft) => void
}

function NoSchedules({ event, templates, mayEdit, onOpen }: EmptyProps) {
  const suggestions = mayEdit ? suggestionsFor(templates, event.rsvpDeadline !== undefined) : []
  return (
    <Card>
      <EmptyState
        icon={CalendarClock}
        title={messages.empty}
        text={mayEdit && templates.length === 0 ? messages.noTemplates : messages.emptyText}
        className={suggestions.length > 0 ? 'pb-4' : ''}
      />
      {suggestions.length > 0 && (
        <div className="px-6 pb-6">
          <p className="mb-2 text-center text-sm text-muted">{messages.suggestions}</p>
          <ul className="mx-auto flex max-w-[30rem] flex-col gap-2">
            {suggestions.map(({ label, draft }) => (
              <li key={label}>
                <Button
                  className="h-auto min-h-11 w-full kit:justify-start py-2 text-left kit:whitespace-normal"
                  onClick={() => {
                    onOpen(draft)
                  }}
                >
                  <Plus aria-hidden className="text-accent" />
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
