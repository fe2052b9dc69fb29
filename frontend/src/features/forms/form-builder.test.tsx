/* The tab of guest forms against a server that answers. */
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import type { FormInput, InvitationForm } from '@/api/invitation-form'
import type { Role } from '@/api/schema'
import { aForm } from '@/features/forms/testing/builders'
import { toastStore } from '@/ui/toast'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { recipientsOf } from '@/testing/mail-builders'
import { renderApp } from '@/testing/render'

afterEach(() => {
  toastStore.setState({ current: null })
})

const path = 'GET /api/events/e-1/invitation-form'
const savePath = 'POST /api/events/e-1/invitation-form'

function opened(routes: Routes = {}, { role, form = '' }: { role?: Role; form?: string } = {}) {
  const organisation = { id: 'o-1', name: 'Lind Events', role: role ?? ('owner' as const) }
  const server = fakeServer({
    'GET /api/auth/user': () => aUser({ organisation }),
    'GET /api/events': () => [anEvent(), anEvent({ id: 'e-2', name: 'Fair' })],
    'GET /api/events/*/guests': () => [],
    'GET /api/tables/*': () => [],
    [path]: () => aForm(),
    ...routes,
  })
  const { user, router } = renderApp(`/guest-management?event=e-1&tab=invitations${form}`)
  return { server, user, router }
}

const list = async () => within(await screen.findByRole('region', { name: 'Questions' }))
const questionNames = async () =>
  (await list()).getAllByRole('group').map((row) => row.getAttribute('aria-label'))
const editor = (name: string) => within(screen.getByRole('region', { name: `Edit ${name}` }))
const lastBody = ({ sent }: ReturnType<typeof fakeServer>, method = 'POST') =>
  sent.findLast((message) => message.method === method)?.body

test('without an event the tab says so', async () => {
  fakeServer({ 'GET /api/auth/user': () => aUser(), 'GET /api/events': () => [] })
  renderApp('/guest-management?tab=invitations')
  expect(await screen.findByText('No Event Selected')).toBeVisible()
  expect(screen.getByText(/Choose an event to design/)).toBeVisible()
})

test('an edited form is saved with the version it was made from', async () => {
  let saved: FormInput | undefined
  const { user, server } = opened({
    [savePath]: ({ body }) => {
      saved = body as FormInput
      return { ...aForm(), ...saved, version: 4 } satisfies InvitationForm
    },
  })
  await user.click((await list()).getByRole('button', { name: /^Song wish/ }))
  const question = editor('Song wish').getByLabelText('Question', { selector: 'input' })
  await user.clear(question)
  await user.type(question, 'Your song')
  await user.click(screen.getByRole('switch', { name: 'Waiting list' }))
  await user.type(screen.getByLabelText(/^Capacity/), '80')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Guest invitation form created successfully')).toBeInTheDocument()
  expect(saved?.version).toBe(3)
  expect(saved?.fields.at(-1)).toMatchObject({ id: 'q-song', label: 'Your song' })
  expect(saved?.settings).toMatchObject({ capacity: 80, waitingList: false })
  expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
})

test('a capacity below those who come is allowed, with a hint', async () => {
  const { user } = opened({ [path]: () => ({ ...aForm(), attending: 11 }) })
  await user.type(await screen.findByLabelText(/^Capacity/), '3')
  expect(screen.getByLabelText(/^Capacity/)).toHaveAccessibleDescription(
    '11 guests attend already and will keep their places. No one else can attend.',
  )
  expect(screen.getByLabelText(/^Capacity/)).toBeValid()
})

test('questions are moved by buttons, and the position is read out', async () => {
  const { user } = opened()
  const button = (await list()).getByRole('button', { name: 'Move Song wish up' })
  await user.click(button)
  expect(await questionNames()).toEqual([
    'First name',
    'Last name',
    'Email',
    'Song wish',
    'Staying to dance?',
  ])
  expect(screen.getByText('Song wish moved to position 4 of 5')).toBeInTheDocument()
  expect(button).toHaveFocus()
  // Its condition is about a question that comes later now.
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/1 entry needs your attention/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Question 4, Song wish/ }))
  expect(
    editor('Song wish').getByLabelText('Question', { selector: 'select' }),
  ).toHaveAccessibleDescription(/must come earlier/)
})

test('a removed question comes back with Undo', async () => {
  const { user } = opened()
  await user.click((await list()).getByRole('button', { name: /^Staying to dance/ }))
  await user.click(editor('Staying to dance?').getByRole('button', { name: 'Remove' }))
  expect(await questionNames()).not.toContain('Staying to dance?')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await questionNames()).toContain('Staying to dance?')
  expect(screen.getByText('If “Staying to dance?” is Yes')).toBeVisible()
})

test('names and email stay as they are', async () => {
  opened()
  await list()
  const first = editor('First name')
  expect(first.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true')
  expect(first.getByRole('switch', { name: 'Required' })).toBeDisabled()
  expect(first.getByLabelText('Answer type')).toBeDisabled()
  expect(first.queryByRole('switch', { name: /Show only if/ })).not.toBeInTheDocument()
})

test('an added question gets the focus, options and a condition', async () => {
  const { user, server } = opened({ [savePath]: () => aForm({ version: 4 }) })
  await user.click((await list()).getByRole('button', { name: 'Add question' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Select/ }))
  await waitFor(() => {
    expect(screen.getByLabelText('Question', { selector: 'input' })).toHaveFocus()
  })
  await user.keyboard('Meal')
  await user.type(screen.getByLabelText('Options'), 'Fish{Enter}Beef{Enter}')
  await user.click(screen.getByRole('switch', { name: /Show only if/ }))
  const condition = editor('Meal')
  await user.selectOptions(
    condition.getByLabelText('Question', { selector: 'select' }),
    'Will you be there?',
  )
  await user.click(condition.getByRole('checkbox', { name: 'Not sure yet' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    expect(lastBody(server)).toBeDefined()
  })
  expect((lastBody(server) as FormInput).fields.at(-1)).toMatchObject({
    type: 'select',
    label: 'Meal',
    options: ['Fish', 'Beef'],
    showIf: { field: 'attending', is: ['attending', 'maybe'] },
  })
})

test('a new question about food is suggested as the meal, and the mark is saved', async () => {
  const { user, server } = opened({ [savePath]: () => aForm({ version: 4 }) })
  await user.click((await list()).getByRole('button', { name: 'Add question' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Short text/ }))
  await waitFor(() => {
    expect(screen.getByLabelText('Question', { selector: 'input' })).toHaveFocus()
  })
  await user.keyboard('Main ')
  expect(screen.queryByText(/Looks like a meal question/)).not.toBeInTheDocument()
  await user.keyboard('course')
  expect(screen.getByText(/Looks like a meal question/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send to the kitchen' }))
  expect(screen.queryByText(/Looks like a meal question/)).not.toBeInTheDocument()
  expect(screen.getByRole('switch', { name: 'This is the meal' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    expect(lastBody(server)).toBeDefined()
  })
  expect((lastBody(server) as FormInput).fields.at(-1)).toMatchObject({ isMeal: true })
})

test('a form that someone else saved can be kept or loaded', async () => {
  let version = 3
  const { user, server } = opened({
    [path]: () => aForm({ version, title: version === 3 ? 'Summer dinner' : 'Theirs' }),
    [savePath]: ({ body }) => {
      if ((body as FormInput).version !== version) {
        return refusal(409, 'form_changed', 'The form was changed meanwhile.')
      }
      return { ...aForm(), ...(body as FormInput), version: version + 1 }
    },
  })
  const title = await screen.findByLabelText('Title')
  await user.clear(title)
  await user.type(title, 'Ours')
  version = 4
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Nora Lind saved this form/)).toBeVisible()
  expect(title).toHaveValue('Ours')
  await user.click(screen.getByRole('button', { name: 'Load the latest version' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Theirs')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Keep my version' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Guest invitation form created successfully')).toBeInTheDocument()
  expect(lastBody(server)).toMatchObject({ title: 'Ours', version: 4 })
})

test('problems of the server are at their questions', async () => {
  const { user } = opened({
    [savePath]: () =>
      new Response(
        JSON.stringify({
          code: 'invalid_fields',
          message: 'The form has problems.',
          problems: [{ field: 'fields.4.label', message: 'Two questions are called this.' }],
        }),
        { status: 400, headers: { 'content-type': 'application/problem+json' } },
      ),
  })
  await user.type(await screen.findByLabelText('Title'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The form has problems.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Question 5, Song wish/ }))
  expect(
    editor('Song wish').getByLabelText('Question', { selector: 'input' }),
  ).toHaveAccessibleDescription('Two questions are called this.')
})

test('without an answer of the server the specified words are shown', async () => {
  const { user } = opened({ [savePath]: () => new Response(null, { status: 502 }) })
  await user.type(await screen.findByLabelText('Title'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to create invitation form')).toBeInTheDocument()
})

test('changes survive another tab, and leaving the page asks first', async () => {
  const { user, router } = opened()
  await user.type(await screen.findByLabelText('Title'), ' 2027')
  await user.click(screen.getByRole('tab', { name: 'Manual Entry' }))
  await user.click(screen.getByRole('tab', { name: 'Guest Forms' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('Summer dinner 2027')
  void router.navigate('/dashboard')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Discard your changes?')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toBe('/guest-management')
})

test('earlier answers keep their questions, which is said before they change', async () => {
  const { user } = opened({ [path]: () => aForm({ answers: 12 }) })
  await user.type(await screen.findByLabelText('Title'), '!')
  expect(screen.queryByText(/12 answers were given/)).not.toBeInTheDocument()
  await user.click((await list()).getByRole('button', { name: 'Move Song wish up' }))
  expect(screen.getByText(/12 answers were given/)).toBeVisible()
})

test('viewers read the form and change nothing', async () => {
  opened({}, { role: 'viewer' })
  expect(await screen.findByLabelText('Title')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('the link is copied', async () => {
  const { user } = opened()
  const button = await screen.findByRole('button', { name: 'Copy' })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(button)
  expect(write).toHaveBeenCalledWith('https://here.example/guest-form/abc')
  expect(await screen.findByText('Copied!')).toBeInTheDocument()
})

test('the preview asks what guests are asked, in their language', async () => {
  const { user } = opened({}, { form: '&form=preview' })
  const preview = within(await screen.findByRole('region', { name: 'Preview of the form' }))
  expect(preview.queryByLabelText(/^Song wish/)).not.toBeInTheDocument()
  await user.click(preview.getByRole('checkbox', { name: /^Staying to dance/ }))
  expect(preview.getByLabelText(/^Song wish/)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
  expect(await preview.findByText('Sind Sie dabei?')).toBeVisible()
  await user.click(preview.getByRole('button', { name: 'Check these answers' }))
  expect(preview.getByText('A guest could not send these answers yet.')).toBeVisible()
})

test('axe has nothing against the builder', async () => {
  opened()
  await list()
  const { violations } = await axe.run(document.body, {
    // Nothing is laid out or painted in tests.
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
})

const invitePath = 'POST /api/events/e-1/send-invites'
const invites = { form: '&form=invites' }
const invited = ({ sent }: ReturnType<typeof fakeServer>) =>
  sent.findLast(({ path }) => path.endsWith('/send-invites'))?.body

test('lines without an address are refused before anything is sent', async () => {
  const { user, server } = opened({}, invites)
  await user.type(await screen.findByLabelText('Email addresses'), 'Ada Wong')
  await user.click(screen.getByRole('button', { name: 'Send Invites' }))
  expect(await screen.findByText('Please enter valid email addresses')).toBeVisible()
  expect(invited(server)).toBeUndefined()
})

test('invitations are sent after a question, with a result per line', async () => {
  const { user, server } = opened(
    {
      'GET /api/site': () => ({ mail: 'smtp' }),
      [invitePath]: () => ({
        sentCount: 1,
        lines: [
          { line: 1, email: 'ada@x.org', result: 'queued', message: '' },
          { line: 2, email: 'ben@', result: 'invalid', message: 'This is not an email address.' },
        ],
      }),
    },
    invites,
  )
  const field = await screen.findByLabelText('Email addresses')
  await user.type(field, 'Ada Wong <ada@x.org>{Enter}ben@{Enter}Cleo')
  expect(screen.getByText('2 recipients. 1 line without @ is left out.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send Invites' }))
  const question = within(await screen.findByRole('dialog', { name: 'Send 2 invitations?' }))
  expect(question.getByText('ben@')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Send 2 invitations' }))
  expect(await screen.findByText('Invitations sent to 1 recipients')).toBeInTheDocument()
  expect(invited(server)).toEqual({
    emails: ['Ada Wong <ada@x.org>', 'ben@'],
    sendAgain: false,
  })
  const lines = within(screen.getByRole('list', { name: 'Result per line' })).getAllByRole(
    'listitem',
  )
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'ben@This is not an email address.Not valid',
    'ada@x.orgInvited',
  ])
  expect(field).toHaveValue('ben@')
})

test('a failed sending keeps what was typed', async () => {
  const { user } = opened({ [invitePath]: () => new Response(null, { status: 502 }) }, invites)
  const field = await screen.findByLabelText('Email addresses')
  await user.type(field, 'ada@x.org')
  await user.click(screen.getByRole('button', { name: 'Send Invites' }))
  await user.click(await screen.findByRole('button', { name: 'Send 1 invitation' }))
  expect(await screen.findByText('Failed to send invitations')).toBeInTheDocument()
  expect(field).toHaveValue('ada@x.org')
})

test('guests of the list who are not invited lead to the steps that send the invitation', async () => {
  opened(
    { 'POST /api/events/e-1/email-recipients': () => recipientsOf({ receiving: 49 }) },
    invites,
  )
  expect(
    await screen.findByText('49 guests with an email address are not invited yet'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Review and send' })).toHaveAttribute(
    'href',
    '/guest-management?event=e-1&tab=email-campaigns&send=invitation&to=not_invited',
  )
})

test('an address that was invited today is told at once, and gets the invitation again only by choice', async () => {
  const { user, server } = opened(
    {
      'GET /api/events/e-1/invited-addresses': () => [
        { email: 'ada@x.org', invitedAt: new Date().toISOString() },
        { email: 'ben@x.org', invitedAt: '2020-01-01T10:00:00Z' },
      ],
      [invitePath]: () => ({ sentCount: 2, lines: [] }),
    },
    invites,
  )
  await user.type(
    await screen.findByLabelText('Email addresses'),
    'Ada <ADA@x.org>{Enter}ben@x.org',
  )
  expect(
    await screen.findByText(
      '2 recipients. 1 was invited in the last 24 hours. 1 was invited before.',
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send Invites' }))
  const question = within(await screen.findByRole('dialog', { name: 'Send 1 invitation?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('checkbox', { name: /^Send again to the address/ }))
  await user.click(screen.getByRole('button', { name: 'Send Invites' }))
  await user.click(await screen.findByRole('button', { name: 'Send 2 invitations' }))
  expect(await screen.findByText('Invitations sent to 2 recipients')).toBeInTheDocument()
  expect(invited(server)).toMatchObject({ sendAgain: true })
})
