/* The send history on the screen: states, filters, one email beside the list, resending, and blocked addresses. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EmailHistoryItem } from '@/api/email-types'
import { HistoryPanel } from '@/features/emails/history/HistoryPanel'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, type Routes } from '@/testing/fake-server'
import {
  aCampaign,
  aHistoryItem,
  emailDetails,
  mailboxFull,
  someEmailSettings,
} from '@/testing/mail-builders'
import { renderScreen } from '@/testing/render'

const failed = aHistoryItem({ id: 'h-1', status: 'failed', failure: mailboxFull, attempts: 3 })
const sent = aHistoryItem({ id: 'h-2', guestName: 'Emily Turner', via: 'file' })

function pageOf(items: EmailHistoryItem[]) {
  const of = (status: string) => items.filter((item) => item.status === status).length
  const counts = {
    all: items.length,
    sent: of('sent'),
    pending: of('pending'),
    failed: of('failed'),
  }
  return { items, total: items.length, counts }
}

function open(items: EmailHistoryItem[], more: Routes = {}, address = '/') {
  const server = fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events/e-1/email-campaigns': () => [aCampaign()],
    'GET /api/events/e-1/email-settings': () => someEmailSettings(),
    'GET /api/events/e-1/email-history': () => pageOf(items),
    ...more,
  })
  return { ...renderScreen(<HistoryPanel event={anEvent()} />, address), server }
}

const asked = (sentCalls: { path: string; search: string }[]) =>
  sentCalls.filter(({ path }) => path.endsWith('/email-history')).at(-1)?.search

test('no email yet is said as specified', async () => {
  open([], { 'GET /api/events/e-1/email-campaigns': () => [] })
  expect(await screen.findByText('No emails sent yet.')).toBeVisible()
})

test('a row says to whom, what, its state with the reason, and when', async () => {
  open([failed, sent])
  const table = await screen.findByRole('table', { name: 'Send history' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Subject',
    'Status',
    'Sent at',
  ])
  const [, first, second] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent(/Grace Lindqvist.*Failed.*Mailbox full, 3 tries/)
  expect(second).toHaveTextContent(/Emily Turner.*Sent.*Written to a file/)
})

test('state and campaign narrow the list on the server', async () => {
  const { user, server } = open([failed, sent])
  await user.click(await screen.findByRole('radio', { name: 'Failed 1' }))
  await waitFor(() => {
    expect(asked(server.sent)).toBe('?limit=100&status=failed')
  })
  await user.click(screen.getByRole('button', { name: /^Invitation/ }))
  await waitFor(() => {
    expect(asked(server.sent)).toBe('?limit=100&status=failed&campaignId=c-1')
  })
  expect(screen.getByRole('button', { name: /^Invitation/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('an opened email says why it failed, its tries and its text', async () => {
  const { user } = open([failed, sent], {
    'GET /api/events/e-1/email-history/h-1': () =>
      emailDetails({
        ...failed,
        tries: [{ at: '2027-03-05T10:01:00Z', outcome: 'Refused: mailbox full' }],
      }),
  })
  await user.click(await screen.findByRole('button', { name: /Open .* to Grace Lindqvist/ }))
  const panel = await screen.findByRole('complementary', { name: 'Email to Grace Lindqvist' })
  expect(within(panel).getByText(mailboxFull.message)).toBeVisible()
  expect(within(panel).getByText(mailboxFull.answer)).toBeVisible()
  expect(within(panel).getByText('Refused: mailbox full')).toBeVisible()
  const message = within(panel).getByTitle(/^Message: /)
  expect(message).toHaveAttribute('sandbox', '')
})

test('selected emails are sent again, and those that were not are named', async () => {
  const { user, server } = open([failed, sent], {
    'POST /api/events/e-1/email-history/resend': () => ({
      resent: 1,
      skipped: [{ id: 'h-1', reason: 'The address is blocked.' }],
    }),
  })
  await user.click(await screen.findByRole('checkbox', { name: /Select .* to Grace/ }))
  await user.click(screen.getByRole('checkbox', { name: /Select .* to Emily/ }))
  await user.click(screen.getByRole('button', { name: 'Resend' }))
  expect(await screen.findByText('1 email queued again, 1 email not resent')).toBeVisible()
  expect(screen.getByText('Grace Lindqvist: The address is blocked.')).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: ['h-1', 'h-2'],
  })
})

test('addresses are blocked and unblocked', async () => {
  const blocked = { email: 'uwe@busch.example', reason: 'unsubscribed', at: '2027-03-05T10:00:00Z' }
  const { user, server } = open([sent], {
    'GET /api/organisation/suppressions': () => ({ items: [blocked], total: 1 }),
    'POST /api/organisation/suppressions': ({ body }) => ({
      ...(body as object),
      reason: 'by-hand',
      at: '2027-03-06T10:00:00Z',
    }),
    'DELETE /api/organisation/suppressions/uwe%40busch.example': () => undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Blocked addresses' }))
  const field = await screen.findByLabelText('Email address')
  await user.type(field, 'nobody{Enter}')
  expect(await screen.findByText('This does not look like an email address')).toBeVisible()
  await user.type(field, '@example.com{Enter}')
  expect(await screen.findByText('Address blocked')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Unblock: uwe@busch.example' }))
  expect(await screen.findByText(/only if they asked you to/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByText('Address unblocked')).toBeVisible()
  expect(server.sent.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
    'POST',
    'DELETE',
  ])
})

test('an opened email follows when it is sent', async () => {
  const pending = aHistoryItem({ status: 'pending', nextTryAt: '2027-03-05T10:00:00Z' })
  const states = [emailDetails(pending), emailDetails()]
  open(
    [pending],
    { 'GET /api/events/e-1/email-history/h-1': () => states.shift() ?? emailDetails() },
    '/?email=h-1',
  )
  const panel = within(await screen.findByRole('complementary'))
  expect(await panel.findByText('Pending')).toBeVisible()
  expect(await panel.findByText('Sent', {}, { timeout: 4000 })).toBeVisible()
})
