/* The registration form as a guest meets it: every state, what is sent, and that nothing typed is lost. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PublicForm } from '@/api/guest-form'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { expectFocus } from '@/testing/focus'
import { aDesignedForm, aField, aPublicForm, defaultFields } from '@/testing/guest-forms'
import { renderGuestApp } from '@/testing/render-guest'

const address = '/guest-form/abc'
const call = '/api/guest-form/abc'

function serve(view: PublicForm, routes: Routes = {}) {
  return fakeServer({
    'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
    [`GET ${call}`]: () => view,
    [`POST ${call}`]: () => ({ received: true, waiting: false }),
    ...routes,
  })
}

async function fillIn(user: ReturnType<typeof renderGuestApp>['user']) {
  await user.click(await screen.findByRole('radio', { name: 'Attending' }))
  await user.type(screen.getByLabelText('First Name'), 'Ana')
  await user.type(screen.getByLabelText('Last Name'), 'Ruiz')
  await user.type(screen.getByLabelText('Email'), 'ana@example.org')
}

const send = 'Send my answer'

beforeEach(() => {
  document.documentElement.lang = 'en'
})

test('the event is above the form: name, long date on its own clock, venue, description', async () => {
  serve(aPublicForm())
  renderGuestApp(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer dinner' })).toBeVisible()
  expect(screen.getByText(/Saturday,? 12 June 2027, 15:00/)).toBeVisible()
  expect(screen.getByText('Old Mill')).toBeVisible()
  expect(screen.getByText('Dinner in the garden')).toBeVisible()
  expect(document.title).toBe('Summer dinner · Registration · Seatwright')
})

test('while the event loads, and when it does not exist, the specified words are shown', async () => {
  let answer: (response: Response) => void = () => {}
  // Made before the page: the words are there while its code is fetched, before anything is asked.
  const answered = new Promise<Response>((done) => (answer = done))
  serve(aPublicForm(), { [`GET ${call}`]: () => answered })
  renderGuestApp(address)
  expect(await screen.findByText('Loading event details...')).toBeVisible()
  answer(refusal(404, 'not_found', 'x'))
  expect(await screen.findByRole('heading', { name: 'Event Not Found' })).toBeVisible()
  expect(
    screen.getByText("The event you're looking for doesn't exist or is no longer available."),
  ).toBeVisible()
})

test('a lost connection can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { user } = renderGuestApp(address)
  await screen.findByRole('heading', { name: 'The event could not be loaded' })
  serve(aPublicForm())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Summer dinner' })).toBeVisible()
})

test.each([
  ['full', 'Registration is full'],
  ['not-open-yet', 'Registration is not open yet'],
  ['closed', 'Registration is closed'],
  ['past', 'This event is over'],
  ['cancelled', 'Event Cancelled'],
] as const)('%s: no form, and the reason', async (state, title) => {
  const view: PublicForm = aPublicForm({ state, contact: 'nora@example.org' })
  delete view.form
  serve(view)
  renderGuestApp(address)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'nora@example.org' })).toBeVisible()
  expect(screen.queryByRole('button', { name: send })).not.toBeInTheDocument()
})

test('a registration is sent, confirmed in the specified words, and forgotten by the tab', async () => {
  const server = serve(aPublicForm())
  const { user } = renderGuestApp(address)
  await fillIn(user)
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await user.click(screen.getByRole('button', { name: send }))
  await expectFocus(() => screen.getByRole('heading', { name: 'Registration Complete!' }))
  expect(screen.getByText('Thank you for registering for Summer dinner.')).toBeVisible()
  expect(screen.getByText(/confirmation details, a QR code and a direct link/)).toBeVisible()
  // The wording is the same for everyone, so that it does not reveal whether the address was known.
  expect(screen.getByText('Have you answered before, or were you invited by email?')).toBeVisible()
  expect(screen.getByText(/with the link in the email to ana@example\.org/)).toBeVisible()
  expect(screen.getByText('Registration Successful!')).toBeVisible()
  expect(screen.getByText('Check your email for confirmation and QR code.')).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 3,
    ticket: 'ticket-1',
    attending: 'attending',
    values: {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.org',
      dietary: ['Vegan'],
    },
    consent: true,
    language: 'en',
    website: '',
  })
  expect(sessionStorage.getItem('seatwright.answers.abc')).toBeNull()
})

test('without mail of QR codes the page promises none', async () => {
  serve(aPublicForm({ form: aDesignedForm({ sendQRCode: false }) }))
  const { user } = renderGuestApp(address)
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: send }))
  expect(await screen.findByText('Your answer has been saved.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Registration Complete!' })).toHaveFocus()
  expect(screen.queryByText(/QR code/)).toBeNull()
})

test('the last page sums up who comes and what they need', async () => {
  serve(aPublicForm({ form: aDesignedForm({ plusOnes: 1 }) }))
  const { user } = renderGuestApp(address)
  await fillIn(user)
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await user.click(screen.getByRole('button', { name: 'Add a guest' }))
  const companion = within(screen.getByRole('group', { name: 'Your guest' }))
  await user.type(companion.getByLabelText('First Name'), 'Ben')
  await user.type(companion.getByLabelText('Last Name'), 'Berg')
  await user.click(screen.getByRole('button', { name: send }))
  await screen.findByText('We look forward to seeing you!')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toContainEqual(expect.stringMatching(/Ana Ruiz.*Attending.*Vegan/))
  expect(rows).toContainEqual(expect.stringMatching(/Ben Berg.*Attending/))
})

test('a wrong address is named by the toast', async () => {
  serve(aPublicForm())
  const { user } = renderGuestApp(address)
  await fillIn(user)
  const email = screen.getByLabelText('Email')
  await user.clear(email)
  await user.type(email, 'ana@')
  await user.click(screen.getByRole('button', { name: send }))
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toContainEqual(
    expect.stringMatching(/Please check your answers.*Please enter an email address/),
  )
})

test('without a connection the page says at once that the answer is sent later', async () => {
  const server = serve(aPublicForm())
  const { user } = renderGuestApp(address)
  await fillIn(user)
  window.dispatchEvent(new Event('offline'))
  await user.click(screen.getByRole('button', { name: send }))
  expect(
    await screen.findByText(/You are offline\. Your answer will be sent automatically/),
  ).toBeVisible()
  expect(server.sent.some(({ method }) => method === 'POST')).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { name: 'Registration Complete!' })).toBeVisible()
})

test('missing answers are listed, take the focus and lead to their fields', async () => {
  const server = serve(aPublicForm())
  const { user } = renderGuestApp(address)
  await user.click(await screen.findByRole('button', { name: send }))
  expect(screen.getByText('Missing Information')).toBeVisible()
  expect(screen.getByText('Please fill in all required fields.')).toBeVisible()
  const summary = screen.getByRole('region', { name: 'Please check 4 answers' })
  expect(screen.getByRole('radio', { name: 'Attending' })).toHaveFocus()
  await user.click(within(summary).getByRole('link', { name: 'Email: please fill this in' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(server.sent.filter(({ method }) => method === 'POST')).toEqual([])
  await user.type(screen.getByLabelText('Email'), 'ana@example.org')
  expect(screen.getByText('Please check 3 answers')).toBeVisible()
})

test('a failure keeps what was typed, also over a reload', async () => {
  serve(aPublicForm(), {
    [`POST ${call}`]: () => refusal(429, 'too_many_requests', 'Please wait a minute.'),
  })
  const { user } = renderGuestApp(address)
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: send }))
  expect(await screen.findByText('Registration Failed')).toBeVisible()
  // In the toast, and above the button.
  expect(screen.getAllByText('Please wait a minute.')).toHaveLength(2)
  expect(screen.getByLabelText('First Name')).toHaveValue('Ana')
  renderGuestApp(address)
  await waitFor(() => {
    expect(screen.getAllByLabelText('Email').at(-1)).toHaveValue('ana@example.org')
  })
})

test('what the server refuses is shown at its field', async () => {
  const details = [{ field: 'values.email', message: 'This address cannot receive mail.' }]
  serve(aPublicForm(), {
    [`POST ${call}`]: () =>
      new Response(JSON.stringify({ code: 'invalid_fields', message: 'x', details }), {
        status: 400,
      }),
  })
  const { user } = renderGuestApp(address)
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: send }))
  await screen.findByText('Please check one answer')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'This address cannot receive mail.',
  )
})

test('after a change of the form what fits stays, and a notice explains', async () => {
  const drink = aField('drink', { type: 'select', label: 'Drink', options: ['Tea', 'Wine'] })
  const view = aPublicForm({ form: aDesignedForm({ fields: [...defaultFields, drink] }) })
  const server = serve(view, { [`POST ${call}`]: () => refusal(409, 'form_changed', 'x') })
  const { user } = renderGuestApp(address)
  await fillIn(user)
  await user.click(screen.getByRole('radio', { name: 'Wine' }))
  const newDrink = { ...drink, options: ['Tea', 'Juice'] }
  server.routes[`GET ${call}`] = () =>
    aPublicForm({
      ticket: 'ticket-2',
      form: aDesignedForm({ version: 4, fields: [...defaultFields, newDrink] }),
    })
  server.routes[`POST ${call}`] = ({ body }) =>
    (body as { version: number }).version === 4
      ? { received: true, waiting: false }
      : refusal(409, 'form_changed', 'x')
  await user.click(screen.getByRole('button', { name: send }))
  expect(await screen.findByText('The organiser has changed this form')).toBeVisible()
  expect(screen.getByLabelText('First Name')).toHaveValue('Ana')
  expect(screen.getByRole('radio', { name: 'Juice' })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: send }))
  await screen.findByRole('heading', { name: 'Registration Complete!' })
  const last = server.sent.findLast(({ method }) => method === 'POST')?.body
  expect(last).toMatchObject({ version: 4, ticket: 'ticket-2', values: { firstName: 'Ana' } })
  expect(last).not.toHaveProperty('values.drink')
})

test('the last place may go while the form is filled in', async () => {
  const server = serve(aPublicForm(), {
    [`POST ${call}`]: () => refusal(409, 'registration_full', 'All places are taken.'),
  })
  const { user } = renderGuestApp(address)
  await fillIn(user)
  server.routes[`GET ${call}`] = () => aPublicForm({ state: 'waiting-list' })
  await user.click(screen.getByRole('button', { name: send }))
  const join = await screen.findByRole('button', { name: 'Join the waiting list' })
  expect(screen.getByLabelText('First Name')).toHaveValue('Ana')
  server.routes[`POST ${call}`] = () => ({ received: true, waiting: true })
  await user.click(join)
  expect(await screen.findByRole('heading', { name: 'You are on the waiting list' })).toBeVisible()
})

test('companions come by name, one consent covers all, and the limit holds', async () => {
  const server = serve(aPublicForm({ form: aDesignedForm({ plusOnes: 1 }) }))
  const { user } = renderGuestApp(address)
  await fillIn(user)
  const add = screen.getByRole('button', { name: 'Add a guest' })
  await user.click(add)
  expect(add).toHaveAttribute('aria-disabled', 'true')
  const companion = within(screen.getByRole('group', { name: 'Your guest' }))
  await user.type(companion.getByLabelText('First Name'), 'Ben')
  await user.type(companion.getByLabelText('Last Name'), 'Berg')
  await user.click(companion.getByRole('checkbox', { name: 'Nut Allergy' }))
  await user.click(screen.getByRole('button', { name: send }))
  expect(screen.getByText('Please check one answer')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await user.click(screen.getByRole('button', { name: send }))
  await screen.findByRole('heading', { name: 'Registration Complete!' })
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    plusOnes: [{ values: { firstName: 'Ben', lastName: 'Berg', dietary: ['Nut Allergy'] } }],
    consent: true,
  })
})

test('a guest who declines reads other words, and can change the answer', async () => {
  serve(aPublicForm())
  const { user } = renderGuestApp(address)
  await fillIn(user)
  await user.click(screen.getByRole('radio', { name: 'Not attending' }))
  expect(screen.queryByText('Dietary Requirements')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: send }))
  await screen.findByRole('heading', { name: 'Thank you for letting us know' })
  expect(screen.getByText(/You will be missed at Summer dinner/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change my answer' }))
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ana')
})

test('the page is in German for a link with lang=de, and can be switched', async () => {
  serve(aPublicForm())
  const { user } = renderGuestApp(`${address}?lang=de`)
  expect(await screen.findByRole('button', { name: 'Antwort senden' })).toBeVisible()
  expect(screen.getByText(/Samstag, 12\. Juni 2027, 15:00/)).toBeVisible()
  expect(screen.getByLabelText('Vorname')).toBeVisible()
  expect(document.documentElement.lang).toBe('de')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'English')
  expect(screen.getByRole('button', { name: send })).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
})

test('refusals are in the language of the page', async () => {
  const server = serve(aPublicForm(), {
    [`POST ${call}`]: () => refusal(429, 'too_many_requests', 'Please wait a minute.'),
  })
  const { user } = renderGuestApp(`${address}?lang=de`)
  await user.click(await screen.findByRole('radio', { name: 'Ja, dabei' }))
  await user.type(screen.getByLabelText('Vorname'), 'Ana')
  await user.type(screen.getByLabelText('Nachname'), 'Ruiz')
  await user.type(screen.getByLabelText('E-Mail'), 'ana@example.org')
  const send = screen.getByRole('button', { name: 'Antwort senden' })
  await user.click(send)
  // In the toast, and above the button.
  expect(await screen.findAllByText(/Bitte warten Sie eine Minute/)).toHaveLength(2)
  server.routes[`POST ${call}`] = () =>
    refusal(400, 'invalid_fields', 'Not an address.', 'values.email')
  await user.click(send)
  expect(await screen.findByRole('link', { name: 'Bitte prüfen: E-Mail' })).toBeVisible()
})

test('what the organiser translated is read in German, the rest is marked, and the original is sent', async () => {
  const meal = aField('meal', { label: 'Dinner', type: 'select', options: ['Fish', 'Soup'] })
  const view = aPublicForm({
    form: aDesignedForm({
      fields: [...defaultFields, meal],
      translations: { de: { 'form.title': 'Zusage', 'question.meal.option.Fish': 'Fisch' } },
    }),
  })
  view.event.translations = { de: { 'event.name': 'Sommeressen' } }
  const server = serve(view)
  const { user } = renderGuestApp(`${address}?lang=de`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sommeressen' })).toBeVisible()
  expect(screen.getByText('Dinner in the garden')).toHaveAttribute('lang', 'en')
  expect(await screen.findByRole('heading', { name: 'Zusage' })).toBeVisible()
  expect(screen.getByText('Dinner')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Soup')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Vorname').closest('[lang=en]')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Ja, dabei' }))
  await user.type(screen.getByLabelText('Vorname'), 'Ana')
  await user.type(screen.getByLabelText('Nachname'), 'Ruiz')
  await user.type(screen.getByLabelText(/E-Mail/), 'ana@example.org')
  await user.click(screen.getByRole('radio', { name: 'Fisch' }))
  await user.click(screen.getByRole('button', { name: 'Antwort senden' }))
  await waitFor(() => {
    expect(server.sent.at(-1)?.body).toMatchObject({ values: { meal: 'Fish' }, language: 'de' })
  })
})
