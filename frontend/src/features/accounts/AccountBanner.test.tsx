/* The banner below the header while an account is incomplete. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSite, aUser } from '@/testing/builders'
import { fakeServer, refusal } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const sandbox = aUser({
  email: 'sandbox-1@sandbox.invalid',
  name: 'Sandbox visitor',
  emailVerified: false,
  hasPassword: false,
  sandboxUntil: '2027-01-03T09:00:00Z',
})

test('an unverified address is named, and the link is sent again', async () => {
  const server = fakeServer({
    'GET /api/auth/user': () => aUser({ emailVerified: false }),
    'GET /api/events': () => [],
    'GET /api/site': () => aSite(),
    'POST /api/auth/send-verification': () => undefined,
  })
  const { user } = renderApp('/find-seat')
  const banner = within(await screen.findByRole('region', { name: 'Email address not verified' }))
  expect(banner.getByText(/Please verify nora@example.com/)).toBeVisible()
  await user.click(banner.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('A new link was sent to nora@example.com.')).toBeVisible()
  expect(server.sent.at(-1)?.path).toBe('/api/auth/send-verification')
})

test('without a mail server, the line does not claim that a link was sent', async () => {
  fakeServer({
    'GET /api/auth/user': () => aUser({ emailVerified: false }),
    'GET /api/events': () => [],
    'GET /api/site': () => aSite({ mail: 'files' }),
    'POST /api/auth/send-verification': () => undefined,
  })
  const { user } = renderApp('/find-seat')
  const banner = within(await screen.findByRole('region', { name: 'Email address not verified' }))
  expect(
    await banner.findByText(/The operator can find your link in the mail folder/),
  ).toBeVisible()
  expect(banner.queryByText(/was sent/)).not.toBeInTheDocument()
  await user.click(banner.getByRole('button', { name: 'Create a new link' }))
  expect(await screen.findByText('Link created')).toBeVisible()
})

test('the line about the address can be closed and stays closed in this browser', async () => {
  fakeServer({
    'GET /api/auth/user': () => aUser({ emailVerified: false }),
    'GET /api/events': () => [],
    'GET /api/site': () => aSite(),
  })
  const { user } = renderApp('/find-seat')
  const region = { name: 'Email address not verified' }
  const banner = within(await screen.findByRole('region', region))
  await user.click(banner.getByRole('button', { name: 'Close this note' }))
  expect(screen.queryByRole('region', region)).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  cleanup()
  renderApp('/find-seat')
  await screen.findByRole('heading', { name: 'Find Seat' })
  expect(screen.queryByRole('region', region)).not.toBeInTheDocument()
})

test('a verified account has no line above the page', async () => {
  fakeServer({ 'GET /api/auth/user': () => aUser(), 'GET /api/events': () => [] })
  renderApp('/find-seat')
  await screen.findByRole('heading', { name: 'Find Seat' })
  expect(screen.queryByRole('region', { name: /verified|Sandbox/ })).not.toBeInTheDocument()
})

test('a sandbox says until when, and asks before it is reset', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign })
  const server = fakeServer({
    'GET /api/auth/user': () => sandbox,
    'GET /api/events': () => [],
    'POST /api/sandbox/reset': () => undefined,
  })
  const { user } = renderApp('/find-seat')
  const banner = within(await screen.findByRole('region', { name: 'Sandbox' }))
  expect(banner.getByText(/You are trying Seatwright in a sandbox until 3 Jan 2027/)).toBeVisible()
  await user.click(banner.getByRole('button', { name: 'Reset' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(server.sent.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(question.getByRole('button', { name: 'Reset sandbox' }))
  await waitFor(() => {
    expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })
})

test('a sandbox becomes an account, and a taken address is said beside its field', async () => {
  let taken = true
  const server = fakeServer({
    'GET /api/auth/user': () => sandbox,
    'GET /api/events': () => [],
    'GET /api/site': () => aSite(),
    'POST /api/sandbox/keep': () =>
      taken
        ? refusal(409, 'email_taken', 'This address belongs to another account.', 'email')
        : aUser({ emailVerified: false }),
  })
  const { user } = renderApp('/find-seat')
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep what you made' }))
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  await waitFor(() => {
    expect(dialog.getByLabelText('Your name')).toHaveFocus()
  })
  await user.type(dialog.getByLabelText('Your name'), 'Nora Lind')
  await user.type(dialog.getByLabelText('Email'), 'nora@example.com')
  await user.type(dialog.getByLabelText('Password'), 'secret password')
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  await waitFor(() => {
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(
      'This address belongs to another account.',
    )
  })
  taken = false
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText(/Everything in your sandbox is now in/)).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Email address not verified' })).toBeVisible()
  expect(server.sent.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Nora Lind',
    email: 'nora@example.com',
    password: 'secret password',
  })
})

test('the account page of a sandbox says how to get an account', async () => {
  fakeServer({ 'GET /api/auth/user': () => sandbox, 'GET /api/events': () => [] })
  renderApp('/account')
  expect(await screen.findByText('The sandbox has no account yet')).toBeVisible()
})
