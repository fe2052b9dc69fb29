/* The decisions about sending: counts, warnings, times, and the states of a run. */
import { expect, test } from 'vitest'
import { isMoving } from '@/features/emails/history/campaign-state'
import {
  audienceText,
  durationText,
  leftOutNotes,
  leftOutText,
  namesSeats,
  namesText,
} from '@/features/emails/send/counts'
import { actionsOf, runWords, skippedText, startText } from '@/features/emails/send/run-state'
import {
  inputOf,
  isAfterStart,
  newDraft,
  problemOf,
  recipientsQuery,
} from '@/features/emails/send/send-draft'
import { aCampaign, anEmailTemplate, recipientsOf } from '@/testing/mail-builders'

const zone = 'Europe/London'
const now = new Date('2027-03-05T10:02:00Z')
const around = { now, zone, eventPaused: false }

test('guests who are left out are named by reason, and only reasons that occur', () => {
  const found = recipientsOf({
    withoutAddress: { count: 12, names: ['Edith Bell', 'Ivo Lang', 'Kim Park'] },
    suppressed: { count: 0, names: [] },
    sharedAddress: 2,
  })
  expect(leftOutNotes(found).map(({ title, names }) => [title, names])).toEqual([
    ['12 without an address', 'Edith Bell, Ivo Lang, Kim Park and 9 more'],
    ['2 with another guest’s address', ''],
  ])
  expect(leftOutText(found)).toBe('12 without an address, 2 with another guest’s address')
})

test('names of all who are left out end with “and”; viewers see none', () => {
  expect(namesText({ count: 1, names: ['Edith Bell'] })).toBe('Edith Bell')
  expect(namesText({ count: 2, names: ['Edith Bell', 'Ivo Lang'] })).toBe('Edith Bell and Ivo Lang')
  expect(namesText({ count: 4, names: [] })).toBe('')
})

test('the audience is in the singular for one guest', () => {
  expect(audienceText(87, 'confirmed_only')).toBe('87 guests who said yes')
  expect(audienceText(1, 'assigned')).toBe('1 guest who has a seat')
  expect(audienceText(1, 'pending')).toBe('1 guest who has not answered')
  expect(audienceText(1200, 'all')).toBe('1,200 guests')
  expect(audienceText(1, 'not_invited')).toBe('1 guest who is not invited yet')
  expect(audienceText(3, 'guests')).toBe('3 guests you chose')
})

test('the duration follows the rate, where there is one', () => {
  expect(durationText(87, 30)).toBe('about 3 minutes at 30 a minute')
  expect(durationText(10, 30)).toBe('about 1 minute at 30 a minute')
  expect(durationText(9000, 30)).toBe('about 5 hours at 30 a minute')
  expect(durationText(87, null)).toBeUndefined()
  expect(durationText(0, 30)).toBeUndefined()
})

test('seats matter only to emails that have the table or the seat', () => {
  expect(namesSeats(anEmailTemplate())).toBe(false)
  expect(namesSeats(anEmailTemplate({ variables: ['first_name', 'seat_number'] }))).toBe(true)
})

test('one guest has to be chosen, and a later time has to be in the future of the event’s clock', () => {
  const draft = newDraft('confirmed_only', zone, now)
  expect(draft.startAt).toBe('2027-03-06T10:00')
  expect(problemOf(draft, zone, now)).toBeUndefined()
  expect(problemOf({ ...draft, recipients: 'guest' }, zone, now)?.part).toBe('guest')
  const later = { ...draft, when: 'later' as const }
  expect(problemOf(later, zone, now)).toBeUndefined()
  expect(problemOf({ ...later, startAt: '' }, zone, now)?.message).toMatch(/Choose a date/)
  // 10:02 in London is 05:02 in New York.
  const six = { ...later, startAt: '2027-03-05T06:00' }
  expect(problemOf(six, 'America/New_York', now)).toBeUndefined()
  expect(problemOf(six, zone, now)?.message).toMatch(/has passed/)
})

test('what is not needed is not sent', () => {
  const draft = { ...newDraft('all', zone, now), guestId: 'g-1' }
  expect(inputOf('t-2', draft)).toEqual({ templateId: 't-2', recipientType: 'all' })
  expect(inputOf('t-2', { ...draft, recipients: 'guest', when: 'later' })).toEqual({
    templateId: 't-2',
    recipientType: 'guest',
    guestId: 'g-1',
    startAt: '2027-03-06T10:00',
  })
  expect(recipientsQuery({ ...draft, recipients: 'guest', guestId: '' }, 't-2')).toBeUndefined()
  expect(recipientsQuery({ ...draft, recipients: 'guests' }, 't-2')).toBeUndefined()
  expect(recipientsQuery(draft, 't-2')).toEqual({ recipientType: 'all', templateId: 't-2' })
  const chosen = { ...draft, recipients: 'guests' as const, guestIds: ['g-2', 'g-3'] }
  expect(recipientsQuery({ ...chosen, sendAgain: true }, 't-2')).toEqual({
    recipientType: 'guests',
    guestIds: ['g-2', 'g-3'],
    sendAgain: true,
    templateId: 't-2',
  })
})

test('an email that would leave after the event has begun is pointed out', () => {
  const event = { date: '2027-03-06T09:00:00Z', zone }
  const draft = newDraft('all', zone, now)
  expect(isAfterStart(draft, event, now)).toBe(false)
  expect(isAfterStart({ ...draft, when: 'later' }, event, now)).toBe(true)
})

const running = aCampaign({
  state: 'running',
  total: 102,
  sent: 52,
  failed: 2,
  pending: 33,
  skipped: 15,
})

test('a running email tells its pace and the time left', () => {
  expect(runWords({ ...running, endsAt: '2027-03-05T10:03:10Z' }, around)).toEqual({
    number: 52,
    title: 'of 87 sent',
    text: '30 a minute, about 1 minute left. You can leave this page.',
  })
  expect(runWords({ ...running, perMinute: null }, around).text).toBe('You can leave this page.')
  expect(runWords(running, { ...around, eventPaused: true }).text).toMatch(/all email .* is paused/)
})

test('a planned email tells when it starts, on the clock of the event', () => {
  const planned = aCampaign({
    state: 'queued',
    recipientType: 'pending',
    total: 87,
    sent: 0,
    failed: 0,
    pending: 87,
    startedAt: '2027-06-04T09:00:00Z',
  })
  const { number, title, text } = runWords(planned, around)
  expect([number, title]).toEqual([87, 'guests who have not answered'])
  expect(text).toMatch(/^Starts .*June.* at 10:00.* You can leave this page\.$/)
  expect(startText(planned, around)).toBe('Planned by Nora Lind')
})

test('paused, stopped and finished emails tell what was sent and what waits', () => {
  expect(runWords({ ...running, state: 'paused' }, around).text).toBe(
    'Paused. 33 emails wait until you resume.',
  )
  const stopped = { ...running, state: 'stopped' as const, pending: 0, skipped: 48 }
  expect(runWords(stopped, around)).toMatchObject({
    number: 52,
    title: 'sent before it was stopped',
  })
  expect(runWords(aCampaign(), around).title).toBe('of 118 sent')
})

test('an email can be paused and stopped until it is over', () => {
  expect(actionsOf({ state: 'queued' })).toEqual(['pause', 'stop'])
  expect(actionsOf({ state: 'running' })).toEqual(['pause', 'stop'])
  expect(actionsOf({ state: 'paused' })).toEqual(['resume', 'stop'])
  expect(actionsOf({ state: 'stopped' })).toEqual([])
  expect(actionsOf({ state: 'finished' })).toEqual([])
})

test('the reasons for guests left out are given only while they add up', () => {
  const reasons = recipientsOf({
    withoutAddress: { count: 12, names: [] },
    suppressed: { count: 3, names: [] },
  })
  expect(skippedText(running, reasons)).toBe('12 without an address, 3 blocked')
  expect(skippedText({ ...running, skipped: 16 }, reasons)).toBe('16 guests')
  expect(skippedText({ ...running, state: 'stopped' }, reasons)).toBe('15 guests')
  expect(skippedText({ ...running, skipped: 0 }, reasons)).toBe('')
})

test('an email is being sent from its start until its last mail is out', () => {
  const queued = (startedAt: string) => aCampaign({ state: 'queued', startedAt })
  expect(isMoving(aCampaign(), now)).toBe(false)
  expect(isMoving(queued('2027-03-05T10:02:20Z'), now)).toBe(false)
  expect(isMoving(queued('2027-03-05T10:02:00Z'), now)).toBe(true)
  expect(isMoving({ ...running, state: 'stopped' }, now)).toBe(true)
  expect(isMoving({ ...running, state: 'stopped', pending: 0 }, now)).toBe(false)
})
