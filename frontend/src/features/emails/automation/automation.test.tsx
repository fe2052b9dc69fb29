/* Automation on the screen: the timeline, the sentence editor, pausing, and what a viewer sees. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EmailSchedule } from '@/api/email-types'
import { AutomationPanel } from '@/features/emails/automation/AutomationPanel'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import {
  aCampaign,
  anEmailTemplate,
  aSchedule,
  aTimelineEntry,
  recipientsOf,
  someEmailSettings,
} from '@/testing/mail-builders'
import { renderScreen } from '@/testing/render'

const reminder = { id: 't-1', name: 'Reminder', templateType: 'reminder', isActive: true }
const seats = {
  id: 't-4',
  name: 'Seat assignment',
  templateType: 'seat_assignment',
  isActive: true,
}

function routes(schedules: EmailSchedule[]): Routes {
  return {
    'GET /api/auth/user': () => aUser(),
    'GET /api/events/e-1/email-templates': () => [reminder, seats],
    'GET /api/events/e-1/email-schedules': () => schedules,
    'GET /api/events/e-1/email-campaigns': () => [aCampaign()],
    'GET /api/events/e-1/email-settings': () => someEmailSettings(),
    'POST /api/events/e-1/email-recipients': () => recipientsOf(),
    'GET /api/events/e-1/email-timeline': () => ({
      timeZone: 'Europe/London',
      now: '2027-04-09T09:00:00Z',
      entries: [
        aTimelineEntry({
          kind: 'campaign',
          id: 'c-1',
          at: '2027-03-05T10:00:00Z',
          title: 'Invitation',
        }),
        ...schedules.map(({ id, templateName, nextRunAt }) =>
          aTimelineEntry({
            id,
            title: templateName,
            ...(nextRunAt === undefined ? {} : { at: nextRunAt }),
          }),
        ),
        { kind: 'event', at: '2027-06-12T14:00:00Z', title: 'Summer dinner', detail: '' },
      ],
    }),
  }
}

function open(schedules: EmailSchedule[], more: Routes = {}, address = '/') {
  const server = fakeServer({ ...routes(schedules), ...more })
  return { ...renderScreen(<AutomationPanel event={anEvent()} />, address), server }
}

const rows = async () => {
  const section = (await screen.findByRole('heading', { name: 'Timeline' })).closest('section')!
  return within(section)
    .getAllByRole('listitem')
    .map((row) => row.textContent)
}

test('the timeline has what was sent, today, what comes and the event, in order', async () => {
  open([aSchedule(), aSchedule({ id: 's-2', triggerType: 'on_registration', triggerValue: '' })])
  const texts = await rows()
  expect(texts[0]).toContain('Invitation')
  expect(texts[1]).toContain('Today')
  expect(texts[2]).toContain('7 days before the event at 10:00, to guests who have not answered')
  expect(texts[2]).toContain('31would receive it now')
  expect(texts[3]).toContain('Summer dinner')
  const undated = screen.getByRole('heading', { name: 'Without a date' }).closest('section')!
  expect(undated).toHaveTextContent('As soon as a guest registers')
})

test('an event without schedules says so and offers some', async () => {
  const { user } = open([])
  expect(await screen.findByText('No email schedules configured yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Table, seat and QR code/ }))
  expect(await screen.findByLabelText('Days')).toHaveValue('3')
  expect(screen.getByLabelText('Template')).toHaveDisplayValue('Seat assignment')
  expect(screen.getByLabelText('Recipients')).toHaveDisplayValue('guests who have a seat')
})

test('a sentence becomes a schedule; a missing part is said beside it', async () => {
  const created = aSchedule({ id: 's-9', triggerType: 'on_date', triggerValue: '2027-05-01' })
  const { user, server } = open([], { 'POST /api/events/e-1/email-schedules': () => created })
  await user.click(await screen.findByRole('button', { name: 'Add an email' }))
  await user.selectOptions(await screen.findByLabelText('When'), 'on a date')
  await user.click(screen.getByRole('button', { name: 'Create schedule' }))
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Choose a date')
  await user.type(screen.getByLabelText('Date'), '2027-05-01')
  await user.selectOptions(screen.getByLabelText('Recipients'), 'every guest')
  await user.click(screen.getByRole('button', { name: 'Create schedule' }))
  expect(await screen.findByText('Schedule created')).toBeVisible()
  const creates = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path.endsWith('/email-schedules')
  expect(server.sent.find(creates)?.body).toEqual({
    templateId: 't-1',
    triggerType: 'on_date',
    triggerValue: '2027-05-01',
    sendTime: '10:00',
    recipientType: 'all',
    isActive: true,
  })
})

test('a refused schedule is reported as specified', async () => {
  const { user } = open([], {
    'POST /api/events/e-1/email-schedules': () => refusal(409, 'too_many', 'Too many schedules.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Add an email' }))
  await user.click(await screen.findByRole('button', { name: 'Create schedule' }))
  expect(await screen.findByText('Failed to create email schedule.')).toBeVisible()
})

test('the panel says when a schedule runs, follows the draft, and saves only then', async () => {
  const { user, server } = open(
    [aSchedule()],
    { 'PATCH /api/events/e-1/email-schedules/s-1': () => aSchedule() },
    '/?schedule=s-1',
  )
  expect(await screen.findByText(/Next run: Saturday.* June/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument()
  const days = screen.getByLabelText('Days')
  await user.clear(days)
  await user.type(days, '14')
  expect(await screen.findByText(/Would run: Saturday.* May/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Schedule updated')).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    triggerValue: '14',
  })
})

test('Pause and Activate turn a schedule off and on', async () => {
  const { user, server } = open([aSchedule({ isActive: false })], {
    'PATCH /api/events/e-1/email-schedules/s-1': () => aSchedule(),
  })
  await user.click(await screen.findByRole('button', { name: 'Activate Reminder' }))
  expect(await screen.findByText('Schedule updated')).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ isActive: true })
})

test('a schedule is deleted after a question', async () => {
  const { user, server } = open(
    [aSchedule()],
    { 'DELETE /api/events/e-1/email-schedules/s-1': () => undefined },
    '/?schedule=s-1',
  )
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete schedule' }))
  expect(await screen.findByText('Schedule deleted')).toBeVisible()
  expect(server.sent.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('everything is paused and resumed', async () => {
  const { user, server } = open([aSchedule()], {
    'PATCH /api/events/e-1/email-settings': ({ body }) => someEmailSettings(body as object),
  })
  await user.click(await screen.findByRole('button', { name: 'Pause everything' }))
  expect(await screen.findByText('All email of this event is paused')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Resume email' }))
  await waitFor(() => {
    expect(screen.queryByText('All email of this event is paused')).not.toBeInTheDocument()
  })
  expect(server.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { paused: true },
    { paused: false },
  ])
})

test('a viewer reads the schedules and changes none', async () => {
  const organisation = { id: 'o-1', name: 'Lind Events', role: 'viewer' as const }
  open(
    [aSchedule()],
    { 'GET /api/auth/user': () => aUser({ organisation, organisations: [organisation] }) },
    '/?schedule=s-1',
  )
  expect(await screen.findByText(/Next run/)).toBeVisible()
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Add an email' })).not.toBeInTheDocument()
  })
  for (const name of ['Pause everything', 'Pause Reminder', 'Delete']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
  expect(screen.queryByLabelText('Template')).not.toBeInTheDocument()
})

test('the email of a schedule can be looked at, and sent now to the same guests', async () => {
  const { user, router } = open(
    [aSchedule()],
    {
      'GET /api/events/e-1/email-templates': () => [anEmailTemplate({ id: 't-1' })],
      'GET /api/events/e-1/guests': () => [],
      'POST /api/events/e-1/email-templates/preview': () => ({
        subject: 'Soon',
        html: '<p>Dear Grace</p>',
        text: 'Dear Grace',
        guest: null,
      }),
    },
    '/?mail=automation&schedule=s-1',
  )
  await user.click(await screen.findByRole('button', { name: 'Preview Reminder' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByTitle('Preview: Soon')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Send now: Reminder' }))
  expect(router.state.location.search).toBe('?send=t-1&to=pending')
})
