/* Every page for guests in the pseudo-language, which takes the place of German here: no text is left in English. */
import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PersonalForm } from '@/api/guest-form'
import { answer } from '@/features/rsvp/languages/en'
import { page } from '@/features/rsvp/languages/en-page'
import { finder } from '@/features/seat-finder/languages/en'
import { later } from '@/features/seat-finder/languages/en-later'
import { result } from '@/features/seat-finder/result/languages/en'
import { texts as app } from '@/guest-app/languages/en'
import { words } from '@/guest-form/languages/en'
import { newVersionStore } from '@/lib/new-version'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { aFinderEvent, aFoundGuest, aSeatMap, aSeatRoute } from '@/testing/finder-builders'
import {
  aDesignedForm,
  aField,
  aPartyMember,
  aPersonalForm,
  aPublicForm,
  defaultFields,
} from '@/testing/guest-forms'
import { aTicket } from '@/testing/mail-builders'
import { expectPseudo, pseudo } from '@/testing/pseudo'
import { renderGuestApp } from '@/testing/render-guest'
import { loadable } from '@/ui/loadable'
import { LoadingScreen } from '@/ui/LoadingScreen'
import { FailureTextsContext } from '@/ui/texts'

vi.mock('@/lib/other-guest-words', async () => {
  const { guestWords } = await import('@/lib/guest-words')
  return { otherGuestWords: { de: pseudo(guestWords.en) } }
})
vi.mock('@/features/rsvp/languages/de', async (original) => {
  const { page } = await import('@/features/rsvp/languages/en-page')
  const german = await original<typeof import('@/features/rsvp/languages/de')>()
  const inPseudo = (texts: object) =>
    Object.fromEntries(Object.keys(texts).map((text) => [text, pseudo(text)]))
  const form = {
    words: pseudo(words),
    labels: inPseudo(german.texts.form.labels),
    options: inPseudo(german.texts.form.options),
  }
  return { texts: { answer: pseudo(answer), page: pseudo(page), form } }
})
vi.mock('@/features/seat-finder/languages/de', () => {
  const directions = {
    named: ({ label }: { label: string }) => label,
    counted: () => '',
    sentence: (_: unknown, landmark: string) => ({ before: '[', landmark, after: ']' }),
  }
  const texts = { finder: pseudo(finder), later: pseudo(later), result: pseudo(result) }
  return { texts: { ...texts, directions } }
})
vi.mock('@/features/ticket/languages/de', async () => {
  return { texts: pseudo((await import('@/features/ticket/languages/en')).texts) }
})
vi.mock('@/features/unsubscribe/languages/de', async () => {
  return { texts: pseudo((await import('@/features/unsubscribe/languages/en')).texts) }
})
vi.mock('@/features/confirm-answer/languages/de', async () => {
  return { texts: pseudo((await import('@/features/confirm-answer/languages/en')).texts) }
})
vi.mock('@/guest-app/languages/de', async () => {
  return { texts: pseudo((await import('@/guest-app/languages/en')).texts) }
})
vi.mock('@/features/your-data/languages/de', async () => {
  return { texts: pseudo((await import('@/features/your-data/languages/en')).texts) }
})

const texts = {
  app: pseudo(app),
  answer: pseudo(answer),
  finder: pseudo(finder),
  later: pseudo(later),
  page: pseudo(page),
  result: pseudo(result),
  words: pseudo(words),
}

// The texts around the pages come when the browser is idle, which jsdom never says.
beforeEach(() => {
  document.title = ''
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})

afterEach(() => {
  newVersionStore.setState({ available: false })
})

/** Opens a page and waits until its first texts are there. */
async function open(address: string, routes: Routes) {
  fakeServer({
    'GET /api/auth/user': () => refusal(401, 'signed_out', 'x'),
    'GET /api/seat-routes/*/map': aSeatMap,
    'GET /api/seat-routes/*': () => aSeatRoute(),
    ...routes,
  })
  const opened = renderGuestApp(`${address}${address.includes('?') ? '&' : '?'}lang=de`)
  await screen.findAllByText(/^\[.*~\]$/)
  return opened
}

const button = (name: string) => screen.findByRole('button', { name })

test('the registration form, its problems and the thanks', async () => {
  const guests = aDesignedForm({ plusOnes: 2 })
  const view = aPublicForm({ form: guests, deadline: '2027-06-01T10:00:00Z', contact: 'Mia' })
  const { user } = await open('/guest-form/abc', {
    'GET /api/guest-form/abc': () => view,
    'POST /api/guest-form/abc': () => ({ received: true, waiting: false }),
  })
  await user.click(await button(texts.answer.submit))
  expectPseudo(view)
  await user.click(screen.getByRole('radio', { name: texts.words.attending.attending }))
  await user.click(screen.getByRole('checkbox', { name: pseudo('vegan') }))
  await user.click(screen.getByRole('checkbox', { name: texts.words.consent.label }))
  await user.type(screen.getByLabelText(pseudo('first name')), 'Ana')
  await user.type(screen.getByLabelText(pseudo('last name')), 'Ruiz')
  await user.type(screen.getByLabelText(pseudo('email')), 'ana@example.org')
  await user.click(await button(texts.answer.companions.add))
  expectPseudo(view)
  const guest = within(screen.getByRole('group', { name: texts.answer.companions.heading(1, 2) }))
  await user.type(guest.getByLabelText(pseudo('first name')), 'Ben')
  await user.type(guest.getByLabelText(pseudo('last name')), 'Ruiz')
  await user.click(await button(texts.answer.submit))
  await screen.findByRole('heading', { name: texts.answer.done.title })
  expectPseudo([view, 'Ana Ruiz', 'Ben Ruiz', 'ana@example.org', 'AR', 'BR'])
})

test.each(['waiting-list', 'full', 'not-open-yet', 'closed', 'past', 'cancelled'] as const)(
  'a registration that is %s',
  async (state) => {
    const { form, ...closed } = aPublicForm({ state })
    const view = state === 'waiting-list' ? { ...closed, form } : closed
    await open('/guest-form/abc', { 'GET /api/guest-form/abc': () => view })
    if (state === 'waiting-list') await button(texts.answer.submitWaiting)
    else await screen.findByText(texts.answer.states[state].title)
    expectPseudo(view)
  },
)

test('an event that does not exist, and one that cannot be loaded', async () => {
  const missing = () => refusal(404, 'not_found', 'x')
  await open('/guest-form/abc', { 'GET /api/guest-form/abc': missing })
  await screen.findByRole('heading', { name: texts.page.notFound.title })
  expectPseudo([])
})

const meal = aField('meal', { type: 'select', label: 'Meal', options: ['Fish', 'Soup'] })

function aView(fields: Partial<PersonalForm> = {}): PersonalForm {
  return aPersonalForm({ form: aDesignedForm({ fields: [...defaultFields, meal] }), ...fields })
}

test('a personal link: the form, its answers, and a place that is given back', async () => {
  const view = aView()
  await open('/guest-form/abc/token-1', { 'GET /api/rsvp/token-1': () => view })
  await button(texts.answer.party.submit)
  expectPseudo([view, 'LH', 'KH'])
})

test('the answers of a personal link', async () => {
  const member = aPartyMember({ attending: 'attending', table: 'Table 1', ticket: '/ticket/x' })
  const view = aView({ members: [member], mayAnswer: false })
  const { user } = await open('/guest-form/abc/token-1', { 'GET /api/rsvp/token-1': () => view })
  await user.click(await button(texts.answer.late.decline(member.name)))
  expectPseudo([view, 'LH'])
})

test('a ticket', async () => {
  const ticket = aTicket({ guest: { meal: 'Risotto', dietary: 'Vegan' } })
  await open('/ticket/secret', { 'GET /api/tickets/secret': () => ticket })
  await screen.findByText('Risotto')
  expectPseudo(ticket)
})

test('an unsubscribe link', async () => {
  const page = { organisation: 'Lind Events', email: 'a@example.com', unsubscribed: false }
  await open('/unsubscribe/secret', { 'GET /api/unsubscribe/secret': () => page })
  expectPseudo(page)
})

test.each(['answer', 'registration'] as const)('a link that confirms: %s', async (kind) => {
  const found = {
    event: aPublicForm().event,
    kind,
    attending: 'declined',
    name: 'Ana Ruiz',
    companions: ['Ben Ruiz'],
    expiresAt: '2027-03-17T10:00:00Z',
  }
  const call = 'GET /api/answer-confirmations/secret'
  await open('/confirm-answer?token=secret', { [call]: () => found })
  await screen.findByText('Ben Ruiz')
  expectPseudo(found)
})

test('the page about data', async () => {
  await open('/your-data', {})
  expectPseudo([])
})

test('a finder without an event, with both its forms, and with a guest who is not found', async () => {
  const event = aFinderEvent()
  const { user } = await open('/find-seat?event=x', {
    'GET /api/finders/*': () => event,
    'POST /api/guests/*': () => refusal(404, 'guest_not_found', 'x'),
  })
  await user.click(await button(texts.finder.form.submit))
  expectPseudo(event)
  await user.click(screen.getByRole('tab', { name: texts.finder.tabs.details }))
  await user.click(await button(texts.finder.form.submit))
  expectPseudo(event)
})

test('the finder of names with no guest', async () => {
  const event = aFinderEvent()
  const { user } = await open('/find-my-seat?event=x', {
    'GET /api/finders/*': () => event,
    'POST /api/guests/*': () => refusal(404, 'guest_not_found', 'x'),
  })
  await user.type(await screen.findByLabelText(texts.finder.form.query), 'Ana{Enter}')
  expect(await screen.findByText(texts.later.tips[0] ?? '')).toBeVisible()
  expectPseudo(event)
})

test('a found seat with its directions', async () => {
  const found = aFoundGuest({ code: 'K7M2QX' })
  const { user } = await open('/find-my-seat?event=x', {
    'GET /api/finders/*': () => found.event,
    'POST /api/guests/*': () => found,
  })
  await user.type(await screen.findByLabelText(texts.finder.form.query), 'Ana{Enter}')
  await user.click(await button(texts.later.person.directions))
  await button(texts.result.showMe)
  expectPseudo([found, aSeatRoute(), 'Ana Ruiz', 'AR'])
  await user.click(await button(texts.result.showMe))
  expectPseudo([found, aSeatRoute(), 'Ana Ruiz', 'AR'])
})

test('the page that asks for a code', async () => {
  await open('/seat-lookup', {})
  await button(texts.finder.form.submit)
  expectPseudo([])
})

test('an address without a page', async () => {
  await open('/nothing', {})
  await screen.findByRole('heading', { name: texts.app.notFound.title })
  expectPseudo([])
})

test('the notice of a new version', async () => {
  await open('/your-data', {})
  act(() => {
    newVersionStore.setState({ available: true })
  })
  expect(await button(texts.app.version.reload)).toBeVisible()
  expectPseudo([])
})

test('a page that breaks while it is drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = { ...aTicket(), event: undefined }
  await open('/ticket/secret', { 'GET /api/tickets/secret': () => broken })
  await screen.findByRole('heading', { name: texts.app.broken.title })
  expectPseudo([])
})

test.each([{ page: true }, { page: false }])('code that does not come: %j', async (options) => {
  const absent = () => Promise.reject(new Error('No connection'))
  const { Part } = loadable<{ onClose: () => void }>(absent, {
    ...options,
    pending: <LoadingScreen text={texts.app.loading} />,
  })
  render(
    <FailureTextsContext value={texts.app.failure}>
      <Part onClose={() => undefined} />
    </FailureTextsContext>,
  )
  expectPseudo([])
  await button(texts.app.failure.retry)
  expectPseudo([])
})

test('a part that breaks while it is drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('no chairs')
  }
  const { Part } = loadable(() => Promise.resolve(Broken))
  render(
    <FailureTextsContext value={texts.app.failure}>
      <Part />
    </FailureTextsContext>,
  )
  await button(texts.app.failure.retry)
  expectPseudo([])
})
