/* The organisation as an owner changes it and as the others read it. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Role } from '@/api/schema'
import { aMember, anInvitation, aUser, someSettings } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const ben = aMember({
  userId: 'u-2',
  name: 'Ben Achterberg',
  email: 'ben@example.com',
  role: 'planner',
  you: false,
})

const owner: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [],
  'GET /api/organisation': () => someSettings(),
  'GET /api/organisation/members': () => [aMember(), ben],
  'GET /api/organisation/invitations': () => [],
}

async function open(routes: Routes = {}) {
  const server = fakeServer({ ...owner, ...routes })
  const app = renderApp('/organisation')
  await screen.findByRole('heading', { level: 1, name: 'Organisation' })
  await screen.findByText('Ben Achterberg')
  return { ...app, server }
}

function reader(role: Role): Routes {
  const organisation = { id: 'o-1', name: 'Lind Events', role }
  return {
    'GET /api/auth/user': () => aUser({ organisation, organisations: [organisation] }),
    'GET /api/organisation/members': () => [aMember({ role, you: true }), ben],
  }
}

test('an owner changes the settings; a wrong address is said beside its field', async () => {
  const { user, server } = await open({
    'PATCH /api/organisation': ({ body }) => someSettings(body as object),
  })
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText(/Contact email/), 'not an address')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
    /The name of the organisation is required/,
  )
  expect(screen.getByLabelText(/Contact email/)).toHaveAccessibleDescription(
    /This does not look like an email address/,
  )
  await waitFor(() => {
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })
  await user.type(screen.getByLabelText('Name'), 'Lind & Berg')
  await user.clear(screen.getByLabelText(/Contact email/))
  await user.type(screen.getByLabelText(/Contact email/), 'hello@example.com')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
    name: 'Lind & Berg',
    senderName: '',
    contactEmail: 'hello@example.com',
  })
})

test('whether mail goes out is said with what that means', async () => {
  await open({
    'GET /api/organisation': () => someSettings({ mail: { mode: 'files', from: '' } }),
  })
  expect(await screen.findByText('This installation has no mail server')).toBeVisible()
  expect(screen.getByText(/To send mail to guests, set up your own mail server/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/mailbox')
})

test('a role is changed in place', async () => {
  const { user, server } = await open({
    'PATCH /api/organisation/members/u-2': () => ({ ...ben, role: 'door-staff' }),
  })
  await user.selectOptions(screen.getByLabelText('Role of Ben Achterberg'), 'Door staff')
  expect(await screen.findByText('Ben Achterberg is now door staff.')).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ role: 'door-staff' })
})

test('the only owner can neither change role nor leave, and reads why', async () => {
  await open()
  expect(screen.queryByLabelText('Role of Nora Lind')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument()
  expect(screen.getByText(/You are the only owner/)).toBeVisible()
})

test('an owner is asked before giving that up', async () => {
  const { user, server } = await open({
    'GET /api/organisation/members': () => [aMember(), { ...ben, role: 'owner' }],
    'PATCH /api/organisation/members/u-1': () => aMember({ role: 'viewer' }),
  })
  await user.selectOptions(await screen.findByLabelText('Role of Nora Lind'), 'Viewer')
  const question = within(await screen.findByRole('alertdialog'))
  expect(server.sent.some(({ method }) => method === 'PATCH')).toBe(false)
  await user.click(question.getByRole('button', { name: 'Become viewer' }))
  await waitFor(() => {
    expect(server.sent.some(({ method }) => method === 'PATCH')).toBe(true)
  })
})

test('removing a member asks first, and a refusal is said', async () => {
  const { user } = await open({
    'DELETE /api/organisation/members/u-2': () =>
      refusal(409, 'last_owner', 'An organisation needs at least one owner.'),
  })
  await user.click(screen.getByRole('button', { name: 'Remove Ben Achterberg' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Remove Ben Achterberg?' }),
  )
  await user.click(question.getByRole('button', { name: 'Remove member' }))
  expect(await screen.findByText('An organisation needs at least one owner.')).toBeVisible()
  expect(screen.getByText('Ben Achterberg')).toBeVisible()
})

test('inviting checks the address, sends the role, and shows the refusal beside the field', async () => {
  let known = true
  const { user, server } = await open({
    'POST /api/organisation/invitations': () =>
      known
        ? refusal(409, 'already_member', 'This person is already a member.', 'email')
        : anInvitation(),
  })
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const email = screen.getByLabelText('Email')
  expect(email).toHaveAccessibleDescription('An email address is required')
  await user.type(email, 'ana@example.com')
  await user.selectOptions(screen.getByLabelText('Role'), 'Viewer')
  expect(
    screen.getByText('Viewer: Sees events, floor plans and who sits where, but changes nothing.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await waitFor(() => {
    expect(email).toHaveAccessibleDescription('This person is already a member.')
  })
  known = false
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('ana@example.com has 14 days to accept.')).toBeVisible()
  expect(email).toHaveValue('')
  expect(server.sent.findLast(({ method }) => method === 'POST')?.body).toEqual({
    email: 'ana@example.com',
    role: 'viewer',
  })
})

test('open and expired invitations are told apart, sent again and revoked', async () => {
  let list = [anInvitation(), anInvitation({ id: 'i-2', email: 'old@example.com', expired: true })]
  const { user, server } = await open({
    'GET /api/organisation/invitations': () => list,
    'POST /api/organisation/invitations/i-2/resend': () => anInvitation({ id: 'i-2' }),
    'DELETE /api/organisation/invitations/i-1': () => {
      list = list.slice(1)
      return undefined
    },
  })
  expect(await screen.findByText('Open until 16 Jan 2027')).toBeVisible()
  expect(screen.getByText('Expired 16 Jan 2027')).toBeVisible()
  await user.click(
    screen.getByRole('button', { name: 'Send again: invitation to old@example.com' }),
  )
  expect(await screen.findByText('A new link was sent to old@example.com.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Revoke the invitation to ana@example.com' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Revoke invitation' }))
  await waitFor(() => {
    expect(screen.queryByText('ana@example.com')).not.toBeInTheDocument()
  })
  expect(server.sent.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('without invitations it says so, and an unverified owner reads why nobody can be invited', async () => {
  await open({ 'GET /api/auth/user': () => aUser({ emailVerified: false }) })
  expect(await screen.findByText('No open invitations')).toBeVisible()
  expect(screen.getByText(/Verify your email address first/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument()
})

test.each(['planner', 'viewer', 'door-staff'] as const)(
  'a %s reads settings and members, with the reason why nothing can be changed',
  async (role) => {
    const { server } = await open(reader(role))
    expect(screen.getByText(/Only owners can change settings/)).toBeVisible()
    expect(await screen.findAllByText('Not set')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: /Role of/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible()
    expect(server.sent.some(({ path }) => path.endsWith('/invitations'))).toBe(false)
  },
)

test('leaving asks, then starts over with what is left', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign })
  const { user } = await open({
    ...reader('viewer'),
    'DELETE /api/organisation/members/u-1': () => undefined,
  })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave Lind Events?' }))
  await user.click(question.getByRole('button', { name: 'Leave organisation' }))
  await waitFor(() => {
    expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })
})

test('every role is explained', async () => {
  await open()
  for (const role of ['Owner (you)', 'Planner', 'Viewer', 'Door staff']) {
    expect(screen.getByRole('term', { name: (_, node) => node.textContent === role })).toBeVisible()
  }
})

test('settings that cannot be loaded offer to try again', async () => {
  await open({ 'GET /api/organisation': () => refusal(500, 'internal', 'Something broke.') })
  expect(await screen.findByText('The organisation could not be loaded.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
