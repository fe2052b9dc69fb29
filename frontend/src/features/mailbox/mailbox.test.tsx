/* The mailbox: what was sent, what failed and why, and one mail in its sealed frame. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { linksIn } from '@/features/mailbox/mail-state'
import { aMail, aSite, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const organiser: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [],
  'GET /api/site': () => aSite(),
}
const visitor: Routes = {
  'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
}

test('every mail has its state, and a failed one its reason and another try', async () => {
  let failed = true
  const server = fakeServer({
    ...organiser,
    'GET /api/mailbox': () => [
      aMail(),
      aMail({ id: 'm-2', subject: 'Confirm', state: 'written' }),
      failed
        ? aMail({
            id: 'm-3',
            subject: 'Lost',
            state: 'failed',
            failure: '550 unknown',
            attempts: 8,
          })
        : aMail({ id: 'm-3', subject: 'Lost', state: 'pending', attempts: 0 }),
    ],
    'POST /api/mailbox/m-3/retry': () => {
      failed = false
      return aMail({ id: 'm-3', state: 'pending' })
    },
  })
  const { user } = renderApp('/mailbox')
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(screen.getByText('Written to a file')).toBeVisible()
  expect(screen.getByText('550 unknown (8 attempts)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again: Lost' }))
  expect(await screen.findByText('Waiting')).toBeVisible()
  expect(server.sent.some(({ path }) => path === '/api/mailbox/m-3/retry')).toBe(true)
})

test('a mail is found by its recipient, and a search without a match repeats the term', async () => {
  fakeServer({
    ...organiser,
    'GET /api/mailbox': () => [
      aMail(),
      aMail({ id: 'm-2', subject: 'Other', to: 'zoe@example.com' }),
    ],
  })
  const { user } = renderApp('/mailbox')
  await user.type(await screen.findByLabelText('Search mail'), 'zoe')
  expect(screen.getAllByRole('listitem').some((row) => row.textContent.includes('Other'))).toBe(
    true,
  )
  expect(screen.queryByText(/invites you/)).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Search mail'), 'xyz')
  expect(screen.getByText('No mail contains “zoexyz”')).toBeVisible()
})

test('an empty mailbox and one that cannot be loaded each say so', async () => {
  fakeServer({ ...organiser, 'GET /api/mailbox': () => [] })
  renderApp('/mailbox')
  expect(await screen.findByText('No mail yet')).toBeVisible()
  fakeServer({
    ...organiser,
    'GET /api/mailbox': () => refusal(403, 'forbidden', 'Not for viewers.'),
  })
  renderApp('/mailbox')
  expect(await screen.findByText('Not for viewers.')).toBeVisible()
})

test('the body of a mail stands in a frame that may do nothing', async () => {
  fakeServer({ ...organiser, 'GET /api/mailbox/m-1': () => aMail() })
  const { user } = renderApp('/mailbox/m-1')
  const frame = await screen.findByTitle('Mail: Nora Lind invites you to Lind Events')
  expect(frame).toHaveAttribute('sandbox', '')
  expect(frame).toHaveAttribute('srcdoc', aMail().html)
  expect(screen.getByText('<m-1@lind.example>')).toBeVisible()
  expect(
    screen.getByRole('link', { name: 'https://here.example/accept-invitation?token=abc' }),
  ).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Plain text' }))
  expect(within(screen.getByRole('tabpanel')).getByText(/^Hello,/)).toBeVisible()
})

test('a mail whose text was not kept says why, and an unknown one is not found', async () => {
  fakeServer({ ...organiser, 'GET /api/mailbox/m-1': () => aMail({ html: '', text: '' }) })
  renderApp('/mailbox/m-1')
  expect(await screen.findByText(/This email contains a personal link/)).toBeVisible()
  fakeServer(organiser)
  renderApp('/mailbox/m-9')
  expect(await screen.findByRole('heading', { name: 'Mail not found' })).toBeVisible()
})

test('visitors sign in first, also where the operator opened the mailbox', async () => {
  fakeServer({
    ...visitor,
    'GET /api/site': () => aSite({ mail: 'files', mailboxOpen: true }),
  })
  const { router } = renderApp('/mailbox/m-1')
  await waitFor(() => {
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/sign-in?return=%2Fmailbox%2Fm-1',
    )
  })
})

test('links are taken from a text once, without the punctuation around them', () => {
  expect(
    linksIn('See <https://a.example/x?y=1> or (http://b.example/) and https://a.example/x?y=1'),
  ).toEqual({ links: ['https://a.example/x?y=1', 'http://b.example/'], hasPersonal: false })
})

test('links that only the recipient can open are not offered', () => {
  const text = 'Answer: https://a.example/guest-form/p1/personal-link\nMap: https://b.example/'
  expect(linksIn(text)).toEqual({ links: ['https://b.example/'], hasPersonal: true })
})
