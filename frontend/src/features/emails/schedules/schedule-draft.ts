/* A schedule while it is edited: its values as typed, what is wrong with them, and when it would run. */
import type { EmailSchedule, RecipientSegment, ScheduleInput, TriggerType } from '@/api/email-types'
import { instantOf, wallOf } from '@/lib/wall-time'

/** The parts of the sentence. A number of days is kept as typed, so that half of one does not jump. */
export type ScheduleDraft = {
  templateId: string
  triggerType: TriggerType
  days: string
  /** `YYYY-MM-DD`. */
  date: string
  /** `HH:mm`. */
  sendTime: string
  recipientType: RecipientSegment
}

/** The parts of an event that decide when a schedule runs. */
type ScheduledEvent = { date: string; zone: string; rsvpDeadline?: string }

export type DraftProblem = { part: keyof ScheduleDraft; message: string }

export const usualTime = '10:00'

/** Days before the event are limited by the specification; the others follow. */
export const maxDays = 365

const daysTriggers: readonly TriggerType[] = [
  'days_before_event',
  'days_after_event',
  'on_rsvp_deadline',
]

/** Whether a trigger counts days. */
export function countsDays(trigger: TriggerType): boolean {
  return daysTriggers.includes(trigger)
}

/** Whether a trigger is a moment on a clock, rather than something that a guest or an organiser does. */
export function hasTime(trigger: TriggerType): boolean {
  return countsDays(trigger) || trigger === 'on_date'
}

/** Returns the values of a stored schedule. */
export function draftOf(schedule: ScheduleInput): ScheduleDraft {
  const { templateId, triggerType, triggerValue, sendTime, recipientType } = schedule
  return {
    templateId,
    triggerType,
    days: countsDays(triggerType) ? triggerValue : '7',
    date: triggerType === 'on_date' ? triggerValue : '',
    sendTime: sendTime === '' ? usualTime : sendTime,
    recipientType,
  }
}

/** Returns what is sent to the server. */
export function inputOf(draft: ScheduleDraft): Omit<ScheduleInput, 'isActive'> {
  const { templateId, triggerType, days, date, sendTime, recipientType } = draft
  const triggerValue = countsDays(triggerType)
    ? String(Number(days))
    : triggerType === 'on_date'
      ? date
      : ''
  return { templateId, triggerType, triggerValue, sendTime, recipientType }
}

/** Returns whether a draft says something else than the schedule it began with. */
export function isChanged(draft: ScheduleDraft, schedule: EmailSchedule): boolean {
  const before = draftOf(schedule)
  const used: (keyof ScheduleDraft)[] = ['templateId', 'triggerType', 'recipientType']
  if (countsDays(draft.triggerType)) used.push('days')
  if (draft.triggerType === 'on_date') used.push('date')
  if (hasTime(draft.triggerType)) used.push('sendTime')
  return used.some((part) => draft[part] !== before[part])
}

/** Returns the first thing that is wrong, or undefined. The server checks the same again. */
export function problemOf(draft: ScheduleDraft): DraftProblem | undefined {
  const { templateId, triggerType, days, date, sendTime } = draft
  if (templateId === '') return { part: 'templateId', message: 'Choose a template' }
  if (countsDays(triggerType)) {
    const fewest = triggerType === 'on_rsvp_deadline' ? 0 : 1
    const number = Number(days)
    const fits = /^\d{1,3}$/.test(days.trim()) && number >= fewest && number <= maxDays
    if (!fits) {
      return { part: 'days', message: `Enter a number of days from ${fewest} to ${maxDays}` }
    }
  }
  if (triggerType === 'on_date' && date === '') {
    return { part: 'date', message: 'Choose a date' }
  }
  if (hasTime(triggerType) && sendTime === '') {
    return { part: 'sendTime', message: 'Choose a time' }
  }
  return undefined
}

/**
 * Returns when a draft would run, as a hint while it is edited: the server decides. Undefined for what has no instant,
 * for a draft that is not complete, and for a deadline that the event does not have.
 */
export function plannedRun(draft: ScheduleDraft, event: ScheduledEvent): Date | undefined {
  if (!hasTime(draft.triggerType) || problemOf(draft) !== undefined) return undefined
  const day = plannedDay(draft, event)
  return day === undefined ? undefined : instantOf(`${day}T${draft.sendTime}`, event.zone)
}

function plannedDay(draft: ScheduleDraft, event: ScheduledEvent): string | undefined {
  const { date, zone, rsvpDeadline } = event
  const days = Number(draft.days)
  switch (draft.triggerType) {
    case 'days_before_event':
      return shifted(wallOf(date, zone), -days)
    case 'days_after_event':
      return shifted(wallOf(date, zone), days)
    case 'on_rsvp_deadline':
      return rsvpDeadline === undefined ? undefined : shifted(wallOf(rsvpDeadline, zone), -days)
    case 'on_date':
      return draft.date
    case 'on_registration':
    case 'on_seat_assigned':
      return undefined
  }
}

/** Returns the calendar date `days` later, unaffected by clock changes in between. */
function shifted(wall: string, days: number): string | undefined {
  const midnight = Date.parse(`${wall.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(midnight)) return undefined
  return new Date(midnight + days * 86_400_000).toISOString().slice(0, 10)
}
