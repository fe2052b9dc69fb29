/* The sentence of a schedule: what it becomes on the wire, what is wrong with it, and when it would run. */
import { expect, test } from 'vitest'
import {
  draftOf,
  inputOf,
  isChanged,
  plannedRun,
  problemOf,
  type ScheduleDraft,
} from '@/features/emails/schedules/schedule-draft'
import { scheduleText } from '@/features/emails/automation/sentence'
import { aSchedule } from '@/testing/mail-builders'

const draft = (parts: Partial<ScheduleDraft> = {}): ScheduleDraft => ({
  ...draftOf(aSchedule()),
  ...parts,
})

// The clocks go forward in London on 28 March 2027 and back on 31 October.
const event = { date: '2027-04-02T13:00:00Z', zone: 'Europe/London' }

test('a schedule survives the way through the editor', () => {
  for (const [triggerType, triggerValue] of [
    ['days_before_event', '7'],
    ['days_after_event', '2'],
    ['on_rsvp_deadline', '0'],
    ['on_date', '2027-04-17'],
    ['on_registration', ''],
    ['on_seat_assigned', ''],
  ] as const) {
    const schedule = aSchedule({ triggerType, triggerValue })
    expect(inputOf(draftOf(schedule))).toMatchObject({ triggerType, triggerValue })
    expect(isChanged(draftOf(schedule), schedule)).toBe(false)
  }
})

test('parts that a trigger does not use are no change', () => {
  const schedule = aSchedule({ triggerType: 'on_registration', triggerValue: '' })
  expect(isChanged({ ...draftOf(schedule), days: '3', sendTime: '08:00' }, schedule)).toBe(false)
  expect(isChanged({ ...draftOf(schedule), recipientType: 'all' }, schedule)).toBe(true)
})

test.each([
  [{ templateId: '' }, 'templateId'],
  [{ days: '0' }, 'days'],
  [{ days: '366' }, 'days'],
  [{ days: '1.5' }, 'days'],
  [{ days: '' }, 'days'],
  [{ triggerType: 'on_date', date: '' }, 'date'],
  [{ sendTime: '' }, 'sendTime'],
] as const)('%j is refused at %s', (parts, part) => {
  expect(problemOf(draft(parts))?.part).toBe(part)
})

test.each([
  [{ days: '365' }],
  [{ triggerType: 'on_rsvp_deadline', days: '0' }],
  [{ triggerType: 'on_seat_assigned', days: '', sendTime: '' }],
] as const)('%j is complete', (parts) => {
  expect(problemOf(draft(parts))).toBeUndefined()
})

test('days count on the calendar of the event, across a change of its clocks', () => {
  const at = (parts: Partial<ScheduleDraft>) => plannedRun(draft(parts), event)?.toISOString()
  expect(at({ days: '4' })).toBe('2027-03-29T09:00:00.000Z')
  expect(at({ days: '6' })).toBe('2027-03-27T10:00:00.000Z')
  expect(at({ triggerType: 'days_after_event', days: '1' })).toBe('2027-04-03T09:00:00.000Z')
  expect(at({ triggerType: 'on_date', date: '2027-03-01' })).toBe('2027-03-01T10:00:00.000Z')
  expect(at({ triggerType: 'on_registration' })).toBeUndefined()
})

test('a deadline that the event does not have gives no time', () => {
  const onDeadline = draft({ triggerType: 'on_rsvp_deadline', days: '0', sendTime: '08:30' })
  expect(plannedRun(onDeadline, event)).toBeUndefined()
  const rsvpDeadline = '2027-03-20T23:59:00Z'
  expect(plannedRun(onDeadline, { ...event, rsvpDeadline })?.toISOString()).toBe(
    '2027-03-20T08:30:00.000Z',
  )
})

test.each([
  [{}, '7 days before the event at 10:00, to guests who have not answered'],
  [{ triggerValue: '1' }, '1 day before the event at 10:00, to guests who have not answered'],
  [
    { triggerType: 'on_rsvp_deadline', triggerValue: '0' },
    'on the day of the RSVP deadline at 10:00, to guests who have not answered',
  ],
  [
    { triggerType: 'on_date', triggerValue: '2027-04-17', recipientType: 'all' },
    'on Saturday 17 April 2027 at 10:00, to every guest',
  ],
  [
    { triggerType: 'on_registration', triggerValue: '', recipientType: 'confirmed_only' },
    'as soon as a guest registers, to guests who are coming',
  ],
] as const)('%j reads “%s”', (parts, text) => {
  expect(scheduleText(aSchedule(parts)).replaceAll(',', '')).toBe(text.replaceAll(',', ''))
})
