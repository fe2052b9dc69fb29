/* Signing up and in, and coming back to the page that was asked for. */
import { screen, waitFor } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { messages, passwordHint } from '@/features/accounts/messages'
import { anEvent, aSite, aUser } from '@/testing/builders'
import { fakeServer, refusal } from '@/testing/fake-server'
import { expectFocus } from '@/testing/focus'
import { renderApp } from '@/testing/render'

const signedOut = { 'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in') }

/** A server that refuses every call until a person signs in or up. */
function serverBeforeSignIn() {
  let signedIn = false
  const whenSignedIn = (answer: unknown) => () =>
    signedIn ? answer : refusal(401, 'signed_out', 'Please sign in')
  const signIn = () => {
    signedIn = true
    return aUser()
  }
  return fakeServer({
    'GET /api/auth/user': whenSignedIn(aUser()),
    'GET /api/events': whenSignedIn([anEvent()]),
    'GET /api/tables/*': whenSignedIn([]),
    'GET /api/events/*/guests': whenSignedIn([]),
    'GET /api/events/*/activity': whenSignedIn({ entries: [] }),
    'POST /api/auth/sign-in': signIn,
    'POST /api/auth/sign-up': signIn,
  })
}

test.each([
  ['/export-plans?event=e-1', 'Export Plans'],
  ['/guest-management?event=e-1', 'Guest Management'],
  ['/dashboard?event=e-1', 'Events Dashboard'],
  ['/events?show=deleted', 'Events'],
])('a signed-out visitor of %s signs in and comes back to it', async (deepLink, title) => {
  serverBeforeSignIn()
  const { user, router } = renderApp(deepLink)
  await user.type(await screen.findByLabelText('Email'), 'nora@example.com')
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/sign-in')
  expect(new URLSearchParams(search).get('return')).toBe(deepLink)
  await user.type(screen.getByLabelText('Password'), 'secret password')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
  expect(createPath(router.state.location)).toBe(deepLink)
  expect(await screen.findByRole('button', { name: /^Event: Summer dinner/ })).toBeVisible()
  expect(screen.queryByText('You were signed out')).not.toBeInTheDocument()
})

test('a deep link survives signing up', async () => {
  serverBeforeSignIn()
  const { user, router } = renderApp('/events?show=archived')
  await user.click(await screen.findByRole('link', { name: 'Create an account' }))
  await user.type(await screen.findByLabelText('Your name'), 'Nora')
  await user.type(screen.getByLabelText('Email'), 'nora@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret password{Enter}')
  expect(await screen.findByRole('heading', { name: 'Events', level: 1 })).toBeVisible()
  expect(createPath(router.state.location)).toBe('/events?show=archived')
})

test.each(['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere'])(
  'the sign-in page does not lead an organiser to %s',
  async (foreign) => {
    fakeServer({ 'GET /api/auth/user': () => aUser(), 'GET /api/events': () => [] })
    const { router } = renderApp(`/sign-in?return=${encodeURIComponent(foreign)}`)
    expect(await screen.findByRole('heading', { name: 'Events Dashboard' })).toBeVisible()
    expect(createPath(router.state.location)).toBe('/dashboard')
  },
)

test('empty fields are named beside them, and the first takes the focus', async () => {
  const server = fakeServer(signedOut)
  const { user } = renderApp('/sign-up')
  await user.click(await screen.findByRole('button', { name: 'Create account' }))
  const name = screen.getByLabelText('Your name')
  await waitFor(() => {
    expect(name).toHaveFocus()
  })
  expect(name).toHaveAccessibleDescription('Your name is required')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Your email address is required',
  )
  expect(server.sent.some(({ method }) => method === 'POST')).toBe(false)
})

test.each([
  ['/sign-in', 'Email'],
  ['/sign-up', 'Your name'],
])('%s puts the cursor into its first field', async (path, label) => {
  fakeServer({ 'GET /api/auth/user': () => null })
  renderApp(path)
  await expectFocus(() => screen.getByLabelText(label))
})

test('a wrong password says so without telling which of the two is wrong', async () => {
  fakeServer({
    ...signedOut,
    'POST /api/auth/sign-in': () => refusal(401, 'bad_credentials', 'Email or password is wrong.'),
  })
  const { user } = renderApp('/sign-in')
  await user.type(await screen.findByLabelText('Email'), 'nora@example.com')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect(await screen.findByText('Email or password is wrong.')).toBeVisible()
})

test.each([
  ['smtp', 1],
  ['files', 0],
] as const)(
  'with mail by %s a refused sign-in explains unverified accounts %d times',
  async (mail, times) => {
    fakeServer({
      ...signedOut,
      'GET /api/site': () => aSite({ mail }),
      'POST /api/auth/sign-in': () =>
        refusal(401, 'bad_credentials', 'Email or password is wrong.'),
    })
    const { user } = renderApp('/sign-in')
    await user.type(await screen.findByLabelText('Email'), 'nora@example.com')
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    expect(await screen.findByText('Email or password is wrong.')).toBeVisible()
    expect(screen.queryAllByText(messages.unverified)).toHaveLength(times)
  },
)

test('where a link is mailed first, signing up says to check the mail for known and new addresses', async () => {
  fakeServer({
    ...signedOut,
    'POST /api/auth/sign-up': () => ({ checkEmail: 'nora@example.com' }),
  })
  const { user } = renderApp('/sign-up')
  await user.type(await screen.findByLabelText('Your name'), 'Nora')
  await user.type(screen.getByLabelText('Email'), 'nora@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret password{Enter}')
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(screen.getByText(/We have sent a link to nora@example.com/)).toBeVisible()
})

test('a refused field of a new account is shown beside it', async () => {
  fakeServer({
    ...signedOut,
    'POST /api/auth/sign-up': () => refusal(422, 'invalid', 'This address cannot be used', 'email'),
  })
  const { user } = renderApp('/sign-up')
  await user.type(await screen.findByLabelText('Your name'), 'Nora')
  await user.type(screen.getByLabelText('Email'), 'nora@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret password{Enter}')
  await waitFor(() => {
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'This address cannot be used',
    )
  })
})

test('the root is the landing page for visitors', async () => {
  fakeServer(signedOut)
  renderApp('/')
  expect((await screen.findAllByRole('link', { name: 'Log In' }))[0]).toHaveAttribute(
    'href',
    '/api/login',
  )
})

test('the root is the dashboard for organisers', async () => {
  fakeServer({ 'GET /api/auth/user': () => aUser(), 'GET /api/events': () => [] })
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Events Dashboard' })).toBeVisible()
})

test('an address that is no screen says Page Not Found', async () => {
  fakeServer(signedOut)
  renderApp('/no-such-page')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('the company’s sign-in page is offered with the way back, beside the local form', async () => {
  fakeServer({
    ...signedOut,
    'GET /api/site': () => aSite({ signIn: 'oidc', oidcName: 'Acme login' }),
  })
  renderApp('/sign-in?return=%2Fevents%3Fshow%3Dall')
  expect(await screen.findByRole('link', { name: 'Continue with Acme login' })).toHaveAttribute(
    'href',
    '/api/login?return=%2Fevents%3Fshow%3Dall',
  )
  expect(screen.getByLabelText('Password')).toBeVisible()
})

test.each([
  ['oidc_refused', /Acme login was cancelled or refused/],
  ['oidc_state', /took too long or was started in another window/],
  ['oidc_failed', /could not sign you in/],
  ['oidc_unverified', /has not verified your email address/],
  ['oidc_busy', /Too many attempts/],
  ['<script>', /could not sign you in/],
])('the problem %s of the company’s sign-in page is explained', async (problem, text) => {
  fakeServer({
    ...signedOut,
    'GET /api/site': () => aSite({ signIn: 'oidc', oidcName: 'Acme login' }),
  })
  renderApp(`/sign-in?problem=${encodeURIComponent(problem)}`)
  await screen.findByRole('link', { name: 'Continue with Acme login' })
  expect(screen.getByText(text)).toBeVisible()
})

test('what the password hint says follows the length alone', () => {
  expect(passwordHint('')).toMatch(/^At least 8 characters/)
  expect(passwordHint('aaaaaaa')).toBe('1 more character needed.')
  expect(passwordHint('aaaaaaaa')).toBe('Long enough. Longer is safer.')
  expect(passwordHint('🪑'.repeat(12))).toBe('Good length.')
})

test.each([
  ['/sign-up', 'closed', messages.signUpClosed.closed],
  ['/sign-up', 'invited', messages.signUpClosed.invited],
  ['/sign-in', 'closed', messages.signUpClosed.hint.closed],
] as const)('%s says that sign-up is %s', async (path, signUp, text) => {
  fakeServer({ ...signedOut, 'GET /api/site': () => aSite({ signUp }) })
  renderApp(path)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument()
})

test('the sign-up form names the domains whose addresses may sign up', async () => {
  fakeServer({
    ...signedOut,
    'GET /api/site': () => aSite({ allowedDomains: ['a.example', 'b.example'] }),
  })
  renderApp('/sign-up')
  expect(
    await screen.findByText(/Use an email address at a\.example or b\.example\./),
  ).toBeVisible()
})
