/* Sending on the screen: the counts before it, the specified toasts, and pausing and stopping what runs. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Campaign } from '@/api/email-types'
import { EmailManager } from '@/features/emails/EmailManager'
import { anEvent, aGuest, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import {
  aCampaign,
  aHistoryItem,
  anEmailTemplate,
  recipientsOf,
  someEmailSettings,
} from '@/testing/mail-builders'
import { renderScreen } from '@/testing/render'

const calls = '/api/events/e-1'

const seats = anEmailTemplate({
  id: 't-4',
  name: 'Seat assignment',
  templateType: 'seat_assignment',
  variables: ['seat_number'],
})

const running = aCampaign({
  state: 'running',
  total: 33,
  sent: 10,
  failed: 1,
  pending: 20,
  skipped: 2,
})

function open(address: Parameters<typeof renderScreen>[1], more: Routes = {}) {
  const stored = { campaign: running }
  const change = (fields: Partial<Campaign>) => () => {
    stored.campaign = { ...stored.campaign, ...fields }
    return stored.campaign
  }
  const server = fakeServer({
    'GET /api/auth/user': () => aUser(),
    [`GET ${calls}/email-templates`]: () => [anEmailTemplate(), seats],
    [`POST ${calls}/email-templates/preview`]: () => ({
      subject: 'You are invited',
      html: '<p>Dear Grace</p>',
      text: 'Dear Grace',
      guest: null,
    }),
    [`GET ${calls}/invitation-form`]: () => ({ version: 1 }),
    [`GET ${calls}/email-settings`]: () => someEmailSettings(),
    [`GET ${calls}/email-schedules`]: () => [],
    [`GET ${calls}/guests`]: () => [],
    [`GET ${calls}/email-recipients`]: () => ({
      segments: [
        { type: 'all', matching: 120 },
        { type: 'confirmed_only', matching: 33 },
        { type: 'seat_changed', matching: 3 },
      ],
    }),
    [`POST ${calls}/email-recipients`]: () => recipientsOf({ withoutSeat: 4 }),
    [`POST ${calls}/send-emails`]: () => ({ ...running, sentCount: 31 }),
    [`GET ${calls}/email-campaigns`]: () => [stored.campaign],
    [`GET ${calls}/email-campaigns/c-1`]: () => stored.campaign,
    [`POST ${calls}/email-campaigns/c-1/pause`]: change({ state: 'paused' }),
    [`POST ${calls}/email-campaigns/c-1/stop`]: change({ state: 'stopped', pending: 0 }),
    [`GET ${calls}/email-history`]: ({ search }) => ({
      items: [
        search.includes('failed')
          ? aHistoryItem({ id: 'h-2', guestName: 'Uwe Busch', status: 'failed' })
          : aHistoryItem(),
      ],
      total: 1,
      counts: { all: 1, sent: 1, pending: 0, failed: 0 },
    }),
    ...more,
  })
  return { ...renderScreen(<EmailManager event={anEvent()} />, address), server }
}

/** Presses the button, and answers the question that follows. */
async function sendToAll(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Send to 31 guests' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Sent emails cannot be recalled.')
  await user.click(within(question).getByRole('button', { name: 'Send to 31 guests' }))
}

test('the usual recipients of an invitation are chosen, counted and sent to, and the progress follows', async () => {
  const { user, server, router } = open('/?send=t-2')
  expect(await screen.findByRole('radio', { name: /^Not invited yet/ })).toBeChecked()
  expect(await screen.findByText('2 without an address')).toBeVisible()
  expect(screen.queryByText(/no seat yet/)).not.toBeInTheDocument()
  await sendToAll(user)
  const toast = (await screen.findByText('Emails sent')).closest('[role=status]')
  expect(toast).toHaveTextContent('31 emails are on the way.')
  const posts = server.sent.filter(({ path }) => path.endsWith('/send-emails'))
  expect(posts.map(({ body }) => body)).toEqual([
    { templateId: 't-2', recipientType: 'not_invited' },
  ])
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '11')
  expect(router.state.location.search).toBe('?run=c-1')
})

test('an invitation says that the form was never saved, and leads to it', async () => {
  open('/?send=t-2', { [`GET ${calls}/invitation-form`]: () => ({ version: 0 }) })
  expect(await screen.findByText('Registration is closed')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Guest Forms' })).toHaveAttribute(
    'href',
    '/guest-management?event=e-1&tab=invitations',
  )
})

test('a refused send has the specified words and the reason of the server', async () => {
  const { user } = open('/?send=t-2', {
    [`POST ${calls}/send-emails`]: () => refusal(429, 'too_often', 'Wait a minute.'),
  })
  await sendToAll(user)
  const toast = (await screen.findByText('Failed to send emails.')).closest('[role=alert]')
  expect(toast).toHaveTextContent('Wait a minute.')
})

test('one guest has to be chosen before anything is sent', async () => {
  const { user, server } = open('/?send=t-2&to=guest')
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Choose a guest.')).toBeVisible()
  expect(server.sent.filter(({ path }) => path.endsWith('/send-emails'))).toEqual([])
})

test('chosen guests come along from the list, are added and removed by name, and are sent to', async () => {
  const guests = ['Ada Wong', 'Ben Okri', 'Cleo Ray'].map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    return aGuest({ id: `g-${String(index)}`, firstName, lastName })
  })
  const { user, server } = open(
    { pathname: '/', search: '?send=invitation&to=guests', state: { guestIds: ['g-0', 'g-1'] } },
    { [`GET ${calls}/guests`]: () => guests },
  )
  const chosen = within(await screen.findByRole('list', { name: 'Chosen guests' }))
  await user.click(chosen.getByRole('button', { name: 'Remove Ben Okri' }))
  await user.type(screen.getByRole('combobox', { name: 'Add a guest' }), 'Cleo{Enter}')
  expect(await chosen.findByText('Cleo Ray')).toBeVisible()
  await sendToAll(user)
  await screen.findByText('Emails sent')
  const posts = server.sent.filter(({ path }) => path.endsWith('/send-emails'))
  expect(posts.map(({ body }) => body)).toEqual([
    { templateId: 't-2', recipientType: 'guests', guestIds: ['g-0', 'g-2'] },
  ])
})

test('guests who were invited in the last 24 hours are left out unless it is sent again', async () => {
  const { user, server } = open('/?send=t-2', {
    [`POST ${calls}/email-recipients`]: () =>
      recipientsOf({ invitedRecently: { count: 1, names: ['Ada Wong'] } }),
  })
  expect(await screen.findByText('1 invited in the last 24 hours')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /^Send again/ }))
  await sendToAll(user)
  await screen.findByText('Emails sent')
  const posts = server.sent.filter(({ path }) => path.endsWith('/send-emails'))
  expect(posts.map(({ body }) => body)).toEqual([
    { templateId: 't-2', recipientType: 'not_invited', sendAgain: true },
  ])
})

test('an email with seats points out guests who have none', async () => {
  const { user } = open('/?send=t-4&to=confirmed_only')
  expect(await screen.findByText(/4 of these guests have no seat yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send only to guests with a seat' }))
  expect(screen.getByRole('radio', { name: /^Assigned/ })).toBeChecked()
})

test('a campaign that runs is paused, and stopped after a question', async () => {
  const { user, server } = open('/?run=c-1')
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(await screen.findByText(/20 emails wait until you resume/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Uwe Busch' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Stop sending' }))
  expect(await screen.findByText('Sending stopped')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
  const posts = server.sent.filter(({ method, path }) => method === 'POST' && path.includes('c-1'))
  expect(posts.map(({ path }) => path.split('/').at(-1))).toEqual(['pause', 'stop'])
})

test('guests whose seat changed are reviewed and sent the seat template', async () => {
  const { user, router } = open('/')
  expect(await screen.findByText('3 guests have a new seat since their last email')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Review and send' }))
  expect(router.state.location.search).toBe('?send=t-4&to=seat_changed')
  expect(await screen.findByRole('radio', { name: /^Seat changed/ })).toBeChecked()
})
