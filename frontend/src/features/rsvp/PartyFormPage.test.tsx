/* The personal link of a household: answers for several, changed later, and from two phones at once. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PartyAnswer, PersonalForm } from '@/api/guest-form'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { expectFocus } from '@/testing/focus'
import { aDesignedForm, aField, aPartyMember, aPersonalForm } from '@/testing/guest-forms'
import { renderGuestApp } from '@/testing/render-guest'

const address = '/guest-form/abc/token-1'
const call = '/api/rsvp/token-1'
const meal = aField('meal', { type: 'select', label: 'Meal', options: ['Fish', 'Soup'] })
const hotel = aField('hotel', { type: 'checkbox', label: 'We need a hotel', per: 'party' })
const form = aDesignedForm({
  fields: [
    aField('firstName', { label: 'First Name', required: true }),
    aField('lastName', { label: 'Last Name', required: true }),
    meal,
    hotel,
  ],
})

function serve(view: PersonalForm, routes: Routes = {}) {
  return fakeServer({
    'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
    [`GET ${call}`]: () => view,
    ...routes,
  })
}

async function person(name: string) {
  return within(await screen.findByRole('group', { name }))
}

function aView(fields: Partial<PersonalForm> = {}) {
  return aPersonalForm({ form, ...fields })
}

const [layla, karim] = aPersonalForm().members

test('a household answers on one page, and its answers are read back', async () => {
  const saved = aView({
    members: [
      {
        ...layla!,
        attending: 'attending',
        values: { ...layla!.values, meal: 'Soup' },
        table: 'Table 4',
        seat: 'B',
        ticket: '/ticket/t-1',
      },
      { ...karim!, attending: 'declined' },
    ],
    deadline: '2027-05-01T22:59:00Z',
  })
  const server = serve(aView(), { [`POST ${call}`]: () => saved })
  const { user } = renderGuestApp(address)
  await screen.findByText('Welcome, Layla and Karim Haddad')
  const first = await person('Layla Haddad')
  await user.click(first.getByRole('radio', { name: 'Attending' }))
  await user.click(first.getByRole('radio', { name: 'Soup' }))
  await user.click((await person('Karim Haddad')).getByRole('radio', { name: 'Not attending' }))
  await user.click(screen.getByRole('checkbox', { name: 'We need a hotel' }))
  await user.click(screen.getByRole('button', { name: 'Send our answers' }))
  await expectFocus(() => screen.getByRole('heading', { name: 'Registration Complete!' }))
  expect(screen.getByText('Table 4, seat B')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ticket of Layla Haddad' })).toHaveAttribute(
    'href',
    '/ticket/t-1',
  )
  expect(screen.getByText(/You can change your answers until Saturday,? 1 May 2027/)).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 3,
    revision: 7,
    members: [
      {
        key: 'm-1',
        attending: 'attending',
        values: { firstName: 'Layla', lastName: 'Haddad', meal: 'Soup' },
        consent: false,
      },
      {
        key: 'm-2',
        attending: 'declined',
        values: { firstName: 'Karim', lastName: 'Haddad' },
        consent: false,
      },
    ],
    plusOnes: [],
    partyValues: { hotel: true },
    language: 'en',
  })
  expect(sessionStorage.getItem('seatwright.answers.token-1')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change our answers' }))
  expect((await person('Layla Haddad')).getByRole('radio', { name: 'Soup' })).toBeChecked()
})

test('a person may stay open, but not everyone', async () => {
  const server = serve(aView(), { [`POST ${call}`]: () => aView() })
  const { user } = renderGuestApp(address)
  const send = await screen.findByRole('button', { name: 'Send our answers' })
  await user.click(send)
  expect(screen.getByText('Please answer for at least one person')).toBeVisible()
  await user.click((await person('Layla Haddad')).getByRole('radio', { name: 'Not sure yet' }))
  await user.click(send)
  const body = server.sent.find(({ method }) => method === 'POST')?.body as PartyAnswer
  expect(body.members?.map(({ key }) => key)).toEqual(['m-1'])
})

test('plus-ones come by name, as many as are left', async () => {
  // One more, since the party brings Yasmin already.
  const party = { ...aView().party, plusOnesAllowed: 1 }
  const brought = aPartyMember({ key: 'm-3', name: 'Yasmin', isPlusOne: true })
  const view = aView({ party, members: [layla!, brought] })
  const server = serve(view, { [`POST ${call}`]: () => view })
  const { user } = renderGuestApp(address)
  await user.click((await person('Layla Haddad')).getByRole('radio', { name: 'Attending' }))
  expect(screen.getByText('You may bring one guest.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add a guest' }))
  await user.click(screen.getByRole('button', { name: 'Send our answers' }))
  expect(
    screen.getByRole('link', { name: 'Your guest – First Name: please fill this in' }),
  ).toBeVisible()
  const added = await person('Your guest')
  await user.type(added.getByLabelText('First Name'), 'Ben')
  await user.type((await person('Ben')).getByLabelText('Last Name'), 'Berg')
  await user.click(screen.getByRole('button', { name: 'Send our answers' }))
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    plusOnes: [
      { attending: 'attending', values: { firstName: 'Ben', lastName: 'Berg' }, consent: false },
    ],
  })
})

test('an answer from another phone is shown beside the own one, and nothing is lost', async () => {
  const server = serve(aView(), {
    [`POST ${call}`]: ({ body }) =>
      (body as PartyAnswer).revision === 8 ? aView() : refusal(409, 'answered_meanwhile', 'x'),
  })
  const { user } = renderGuestApp(address)
  const first = await person('Layla Haddad')
  await user.click(first.getByRole('radio', { name: 'Attending' }))
  await user.click(first.getByRole('radio', { name: 'Fish' }))
  server.routes[`GET ${call}`] = () =>
    aView({
      party: { ...aView().party, revision: 8 },
      members: [
        { ...layla!, attending: 'declined' },
        { ...karim!, attending: 'maybe' },
      ],
    })
  const send = screen.getByRole('button', { name: 'Send our answers' })
  await user.click(send)
  await screen.findByText('Someone else in your party answered in the meantime')
  const choice = await person('Layla Haddad')
  expect(choice.getByText('Fish')).toBeVisible()
  expect(choice.getByText('Not attending')).toBeVisible()
  expect((await person('Karim Haddad')).getByRole('radio', { name: 'Not sure yet' })).toBeChecked()
  await user.click(send)
  expect(screen.getByText('Please choose between the two answers')).toBeVisible()
  await user.click(choice.getByRole('button', { name: 'Keep my answer' }))
  expect((await person('Layla Haddad')).getByRole('radio', { name: 'Fish' })).toBeChecked()
  await user.click(send)
  expect(server.sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    revision: 8,
    members: [
      { key: 'm-1', attending: 'attending', values: { meal: 'Fish' } },
      { key: 'm-2', attending: 'maybe' },
    ],
  })
})

test('after the deadline the answers can be read, not changed', async () => {
  const view = aView({
    state: 'closed',
    mayAnswer: false,
    members: [{ ...layla!, attending: 'attending' }],
  })
  delete view.form
  serve(view)
  renderGuestApp(address)
  expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeVisible()
  expect(screen.getByText('Attending')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Change/ })).not.toBeInTheDocument()
})

test('a place can be given back after the deadline, which is asked first', async () => {
  const coming = { ...layla!, attending: 'attending' as const, table: 'Table 4', seat: 'B' }
  const view = aView({ state: 'closed', mayAnswer: false, members: [coming] })
  const saved = { ...view, members: [{ ...layla!, attending: 'declined' }] }
  const server = serve(view, { [`POST ${call}`]: () => saved })
  const { user } = renderGuestApp(address)
  await user.click(await screen.findByRole('button', { name: 'Layla Haddad cannot come' }))
  expect(screen.getByText(/only the organiser can undo this/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Give the place back' }))
  await expectFocus(() => screen.getByRole('heading', { name: 'Thank you for letting us know' }))
  expect(screen.getByText(/We are sorry that you cannot come/)).toBeVisible()
  expect(screen.queryByText('Table 4, seat B')).toBeNull()
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 3,
    revision: 7,
    members: [{ key: 'm-1', attending: 'declined', consent: false }],
    language: 'en',
  })
})

test('an answer from a list opens the form at the question that is left', async () => {
  const required = { ...form, fields: form.fields.map((field) => ({ ...field, required: true })) }
  const coming = { ...layla!, attending: 'attending' as const, openQuestions: ['meal'] }
  serve(aView({ form: required, members: [coming] }))
  renderGuestApp(address)
  expect(await screen.findByText('One question left: Meal')).toBeVisible()
  await expectFocus(() => screen.getByRole('radio', { name: 'Fish' }))
})

test('one who waits for a place reads the position', async () => {
  serve(aView({ members: [{ ...layla!, attending: 'attending', waitingPosition: 3 }] }))
  renderGuestApp(address)
  expect(await screen.findByText('Waiting list, number 3')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('a replaced link says what to do', async () => {
  serve(aView(), { [`GET ${call}`]: () => refusal(404, 'not_found', 'x') })
  renderGuestApp(address)
  expect(await screen.findByRole('heading', { name: 'Link Not Found' })).toBeVisible()
})
