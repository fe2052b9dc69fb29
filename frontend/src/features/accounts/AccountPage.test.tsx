/* One's own account: every part with right input, wrong input and a refusal. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aMember, anEvent, aSession, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const organiser: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [anEvent(), anEvent({ id: 'e-2' })],
  'GET /api/organisation/members': () => [aMember()],
  'GET /api/auth/sessions': () => [
    aSession(),
    aSession({ id: 's-2', current: false, device: 'Safari on iPhone' }),
  ],
}

async function open(routes: Routes = {}) {
  const server = fakeServer({ ...organiser, ...routes })
  const app = renderApp('/account')
  await screen.findByRole('heading', { name: 'Your account' })
  const part = (name: string) => within(screen.getByRole('region', { name }))
  return { ...app, server, part }
}

test('the name is saved, and an empty one is refused beside the field', async () => {
  const { user, server, part } = await open({
    'PATCH /api/auth/user': () => aUser({ name: 'Nora Berg' }),
  })
  const name = part('Profile').getByLabelText('Your name')
  await user.clear(name)
  await user.click(part('Profile').getByRole('button', { name: 'Save profile' }))
  await waitFor(() => {
    expect(name).toHaveFocus()
  })
  expect(name).toHaveAccessibleDescription('Your name is required')
  await user.type(name, 'Nora Berg')
  await user.click(part('Profile').getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Profile saved')).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Nora Berg' })
  expect(screen.getByRole('button', { name: /account of Nora Berg/ })).toBeVisible()
})

test('a refusal of the server without a field is said once, on the form', async () => {
  const { user, part } = await open({
    'PATCH /api/auth/user': () => refusal(503, 'unavailable', 'The database is busy.'),
  })
  await user.click(part('Profile').getByRole('button', { name: 'Save profile' }))
  expect(await part('Profile').findByText('The database is busy.')).toBeVisible()
  expect(screen.getAllByText('The database is busy.')).toHaveLength(1)
})

test('a new address is asked for by mail and does not change at once', async () => {
  const { user, server, part } = await open({ 'POST /api/auth/change-email': () => undefined })
  const section = part('Email address')
  await user.type(section.getByLabelText('New email address'), 'new@example.com')
  await user.type(section.getByLabelText('Your password'), 'secret password')
  await user.click(section.getByRole('button', { name: 'Change email address' }))
  expect(await section.findByText(/A link was sent to new@example.com/)).toBeVisible()
  expect(section.getByText('nora@example.com')).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'new@example.com',
    password: 'secret password',
  })
})

test('the link that verifies the address is offered where the address is', async () => {
  const { user, server, part } = await open({
    'GET /api/auth/user': () => aUser({ emailVerified: false }),
    'POST /api/auth/send-verification': () => undefined,
  })
  await user.click(part('Email address').getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('A new link was sent to nora@example.com.')).toBeVisible()
  expect(server.sent.some(({ path }) => path === '/api/auth/send-verification')).toBe(true)
})

test('a taken address is said beside its field', async () => {
  const { user, part } = await open({
    'POST /api/auth/change-email': () =>
      refusal(409, 'email_taken', 'This address belongs to another account.', 'email'),
  })
  const section = part('Email address')
  await user.type(section.getByLabelText('New email address'), 'taken@example.com')
  await user.type(section.getByLabelText('Your password'), 'x')
  await user.click(section.getByRole('button', { name: 'Change email address' }))
  await waitFor(() => {
    expect(section.getByLabelText('New email address')).toHaveAccessibleDescription(
      'This address belongs to another account.',
    )
  })
})

test('a wrong present password is said beside its field, a right one changes it', async () => {
  let right = false
  const { user, part } = await open({
    'POST /api/auth/change-password': () =>
      right
        ? aUser()
        : refusal(400, 'invalid', 'This is not your current password.', 'currentPassword'),
  })
  const section = part('Password')
  await user.type(section.getByLabelText('Current password'), 'wrong')
  await user.type(section.getByLabelText('New password'), 'a longer one')
  await user.click(section.getByRole('button', { name: 'Change password' }))
  await waitFor(() => {
    expect(section.getByLabelText('Current password')).toHaveFocus()
  })
  expect(section.getByLabelText('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  right = true
  await user.click(section.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(section.getByLabelText('New password')).toHaveValue('')
})

test('people without a password set their first one without a present one', async () => {
  const { user, server, part } = await open({
    'GET /api/auth/user': () => aUser({ hasPassword: false }),
    'POST /api/auth/change-password': () => aUser(),
  })
  const section = part('Password')
  expect(section.queryByLabelText('Current password')).not.toBeInTheDocument()
  await user.type(section.getByLabelText('New password'), 'my first password')
  await user.click(section.getByRole('button', { name: 'Set password' }))
  await screen.findByText('Password changed')
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    currentPassword: '',
    newPassword: 'my first password',
  })
})

test('another device is signed out, this one has no button', async () => {
  let sessions = [aSession(), aSession({ id: 's-2', current: false, device: 'Safari on iPhone' })]
  const { user, part } = await open({
    'GET /api/auth/sessions': () => sessions,
    'DELETE /api/auth/sessions/s-2': () => {
      sessions = sessions.slice(0, 1)
      return undefined
    },
  })
  const section = part('Where you are signed in')
  expect(await section.findByText('This device')).toBeVisible()
  await user.click(section.getByRole('button', { name: /Sign out Safari on iPhone/ }))
  expect(await screen.findByText('Safari on iPhone was signed out.')).toBeVisible()
  await waitFor(() => {
    expect(section.queryByText('Safari on iPhone')).not.toBeInTheDocument()
  })
  expect(
    section.queryByRole('button', { name: 'Sign out everywhere else' }),
  ).not.toBeInTheDocument()
})

test('everywhere else is signed out at once', async () => {
  const { user, server, part } = await open({ 'DELETE /api/auth/sessions': () => undefined })
  await user.click(
    await part('Where you are signed in').findByRole('button', {
      name: 'Sign out everywhere else',
    }),
  )
  expect(await screen.findByText('Every other device was signed out.')).toBeVisible()
  expect(server.sent.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('a list of devices that cannot be loaded offers to try again', async () => {
  const { part } = await open({
    'GET /api/auth/sessions': () => refusal(500, 'internal', 'Something broke.'),
  })
  const section = part('Where you are signed in')
  expect(await section.findByText(/The list could not be loaded/)).toBeVisible()
  expect(section.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('deleting names what goes, asks for the password, and leaves', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign })
  const { user, server } = await open({ 'POST /api/auth/delete-account': () => undefined })
  await user.click(screen.getByRole('button', { name: 'Delete account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(await dialog.findByText('Lind Events')).toBeVisible()
  expect(await dialog.findByText(/2 events, their guests, floor plans and mail/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
    'Your password is required',
  )
  expect(server.sent.some(({ path }) => path.endsWith('delete-account'))).toBe(false)
  await user.type(dialog.getByLabelText('Your password'), 'secret password')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => {
    expect(assign).toHaveBeenCalledExactlyOnceWith('/landing')
  })
})

test('the only owner of an organisation with other members is told which one', async () => {
  const { user } = await open({
    'GET /api/organisation/members': () => [aMember(), aMember({ userId: 'u-2', you: false })],
    'POST /api/auth/delete-account': () =>
      new Response(
        JSON.stringify({
          code: 'last_owner',
          message: 'An organisation needs at least one owner.',
          requestId: 'r',
          details: { organisations: ['Lind Events'] },
        }),
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      ),
  })
  await user.click(screen.getByRole('button', { name: 'Delete account…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/Lind Events keeps its events/)).toBeVisible()
  await user.type(dialog.getByLabelText('Your password'), 'secret password')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText(/You are the only owner of Lind Events/)).toBeVisible()
})

test('people without a password confirm by their address', async () => {
  const { user, server } = await open({
    'GET /api/auth/user': () => aUser({ hasPassword: false }),
    'POST /api/auth/delete-account': () => refusal(400, 'invalid', 'No.', 'confirm'),
  })
  await user.click(screen.getByRole('button', { name: 'Delete account…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = dialog.getByLabelText('Type your email address to confirm')
  await user.type(confirm, 'else@example.com')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(confirm).toHaveAccessibleDescription(/This is not your email address/)
  await user.clear(confirm)
  await user.type(confirm, 'Nora@example.com')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => {
    expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
      password: '',
      confirm: 'Nora@example.com',
    })
  })
})
