/* The pages that a mailed link opens: opening changes nothing, the button does, and a dead link says what to do. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anInvitationView, aSite, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const visitor: Routes = {
  'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
  'GET /api/site': () => aSite(),
}
const organiser: Routes = {
  'GET /api/auth/user': () => aUser({ emailVerified: false }),
  'GET /api/site': () => aSite(),
  'GET /api/events': () => [],
}
const dead = () =>
  refusal(
    422,
    'link_expired',
    'This link has expired or was already used. Please ask for a new one.',
  )

test('the verification link does nothing until the button is pressed', async () => {
  const server = fakeServer({
    ...visitor,
    'POST /api/auth/verify-email': () => ({ email: 'nora@example.com' }),
  })
  const { user } = renderApp('/verify-email?token=abc')
  const button = await screen.findByRole('button', { name: 'Verify my email address' })
  expect(server.sent.filter(({ method }) => method !== 'GET')).toEqual([])
  await user.click(button)
  expect(
    await screen.findByRole('heading', { name: 'Your email address is verified' }),
  ).toBeVisible()
  expect(screen.getByText(/nora@example.com now belongs to your account/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/sign-in')
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'abc' })
})

test('a dead verification link offers a new one to whoever is signed in', async () => {
  const server = fakeServer({
    ...organiser,
    'POST /api/auth/verify-email': dead,
    'POST /api/auth/send-verification': () => undefined,
  })
  const { user } = renderApp('/verify-email?token=old')
  await user.click(await screen.findByRole('button', { name: 'Verify my email address' }))
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }))
  expect(await screen.findByText(/A new link is on its way/)).toBeVisible()
  expect(server.sent.at(-1)?.path).toBe('/api/auth/send-verification')
})

test('a verification link without its token leads visitors to log in', async () => {
  fakeServer(visitor)
  renderApp('/verify-email')
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/sign-in?return=%2Faccount',
  )
})

test('a forgotten password gives the same answer for every address', async () => {
  const server = fakeServer({
    ...visitor,
    'GET /api/site': () => aSite({ mail: 'files' }),
    'POST /api/auth/forgot-password': () => undefined,
  })
  const { user } = renderApp('/forgot-password')
  await user.click(await screen.findByRole('button', { name: 'Send the link' }))
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Your email address is required',
  )
  await user.type(screen.getByLabelText('Email'), 'nobody@example.com{Enter}')
  expect(
    await screen.findByText(
      /If there is an account for nobody@example.com, the operator can find a link/,
    ),
  ).toBeVisible()
  expect(server.sent.some(({ path }) => path === '/api/auth/forgot-password')).toBe(true)
})

test('too many requests for a link are said on the form', async () => {
  fakeServer({
    ...visitor,
    'POST /api/auth/forgot-password': () =>
      refusal(429, 'too_many_requests', 'Too many attempts. Please wait a minute.'),
  })
  const { user } = renderApp('/forgot-password')
  await user.type(await screen.findByLabelText('Email'), 'nora@example.com{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute')
  expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com')
})

test('a new password is checked, sent with the token, and then one logs in with it', async () => {
  const server = fakeServer({ ...visitor, 'POST /api/auth/reset-password': () => undefined })
  const { user } = renderApp('/reset-password?token=abc')
  const field = await screen.findByLabelText('New password')
  await user.type(field, 'short{Enter}')
  expect(field).toHaveAccessibleDescription(/3 more characters needed.*Use at least 8 characters/)
  await user.type(field, ' and then some')
  expect(field).toHaveAccessibleDescription('Good length.')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    token: 'abc',
    password: 'short and then some',
  })
})

test('a used reset link offers a new one', async () => {
  fakeServer({ ...visitor, 'POST /api/auth/reset-password': dead })
  const { user } = renderApp('/reset-password?token=used')
  await user.type(await screen.findByLabelText('New password'), 'long enough{Enter}')
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

test('a password can be looked at while it is typed', async () => {
  fakeServer(visitor)
  const { user } = renderApp('/reset-password?token=abc')
  const field = await screen.findByLabelText('New password')
  expect(field).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
})

test('an invitation says who invites to what, and is accepted by the button only', async () => {
  const server = fakeServer({
    ...organiser,
    'POST /api/invitations/look-up': () => anInvitationView({ email: 'other@example.com' }),
    'POST /api/invitations/accept': () => aUser(),
  })
  const { user, router } = renderApp('/accept-invitation?token=abc')
  expect(await screen.findByRole('heading', { name: 'Join Harbour Hall' })).toBeVisible()
  expect(screen.getByText(/Ben Achterberg invites you to/)).toBeVisible()
  expect(screen.getByText(/You are signed in as nora@example.com/)).toBeVisible()
  expect(server.sent.some(({ path }) => path.endsWith('/accept'))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/dashboard')
  })
})

test('an invited visitor with an account logs in and comes back to the invitation', async () => {
  fakeServer({ ...visitor, 'POST /api/invitations/look-up': () => anInvitationView() })
  renderApp('/accept-invitation?token=abc')
  expect(await screen.findByRole('link', { name: 'Log in to accept' })).toHaveAttribute(
    'href',
    '/sign-in?return=%2Faccept-invitation%3Ftoken%3Dabc',
  )
})

test('an invited visitor without an account signs up into the organisation', async () => {
  const server = fakeServer({
    ...visitor,
    'POST /api/invitations/look-up': () => anInvitationView({ hasAccount: false }),
    'POST /api/auth/sign-up': () => aUser(),
    'GET /api/events': () => [],
  })
  const { user } = renderApp('/accept-invitation?token=abc')
  await user.click(await screen.findByRole('link', { name: 'Create an account to accept' }))
  expect(await screen.findByLabelText('Email')).toHaveValue('nora@example.com')
  await user.type(screen.getByLabelText('Your name'), 'Nora')
  await user.type(screen.getByLabelText('Password'), 'secret password')
  await user.click(screen.getByRole('button', { name: 'Join Harbour Hall' }))
  await screen.findByRole('heading', { name: 'Events Dashboard' })
  expect(server.sent.find(({ path }) => path === '/api/auth/sign-up')?.body).toEqual({
    name: 'Nora',
    email: 'nora@example.com',
    password: 'secret password',
    invitation: 'abc',
  })
})

test('an expired invitation tells whom to ask', async () => {
  fakeServer({ ...visitor, 'POST /api/invitations/look-up': dead })
  renderApp('/accept-invitation?token=old')
  expect(await screen.findByText(/Ask the person who invited you/)).toBeVisible()
})

test('an invitation link without its token says so, and not that the server is away', async () => {
  fakeServer(visitor)
  renderApp('/accept-invitation')
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
