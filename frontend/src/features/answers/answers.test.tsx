/* The answers of an event, and of one guest in the panel, against a server that answers. */
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import type { AnswerEntry, AnswersPage } from '@/api/answers'
import type { UnconfirmedAnswer } from '@/api/unconfirmed-answers'
import * as files from '@/lib/files'
import { aGuest, anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

function anEntry(fields: Partial<AnswerEntry> = {}): AnswerEntry {
  return {
    id: 'a-1',
    guestId: 'g-1',
    name: 'Ana Ruiz',
    party: 'Ruiz family',
    at: '2027-03-03T10:00:00Z',
    attending: 'attending',
    source: 'link',
    version: 3,
    values: { dietary: 'Vegan', 'q-dance': true, 'q-song': '' },
    ...fields,
  }
}

const page: AnswersPage = {
  total: 7,
  totals: { attending: 5, declined: 1, maybe: 1, noAnswer: 3, waiting: 0 },
  capacity: 80,
  overTime: [
    { date: '2027-03-01', attending: 3, declined: 1, maybe: 0 },
    { date: '2027-03-03', attending: 2, declined: 0, maybe: 1 },
  ],
  questions: [
    {
      id: 'dietary',
      label: 'Dietary requirements',
      type: 'select',
      per: 'guest',
      versions: [3],
      answered: 6,
      choices: [
        { option: 'None', count: 4 },
        { option: 'Vegan', count: 2 },
      ],
    },
    {
      id: 'q-dance',
      label: 'Staying to dance?',
      type: 'checkbox',
      per: 'guest',
      versions: [3],
      answered: 2,
      choices: [{ option: 'yes', count: 2 }],
    },
    {
      id: 'q-song',
      label: 'Song wish',
      type: 'text',
      per: 'guest',
      versions: [2, 3],
      answered: 1,
      texts: 1,
    },
  ],
  openQuestions: { total: 0, guests: [] },
  entries: [anEntry()],
  next: 'cursor',
}

const answersPath = '/api/events/e-1/answers'
const waitingPath = '/api/events/e-1/unconfirmed-answers'

const waiting: UnconfirmedAnswer = {
  id: 'c-1',
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  attending: 'declined',
  companions: ['Ben Ruiz'],
  createdAt: '2027-03-03T10:00:00Z',
  expiresAt: '2027-03-17T10:00:00Z',
}

function opened(routes: Routes = {}, address = '/guest-management/answers?event=e-1') {
  const server = fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events': () => [anEvent()],
    'GET /api/events/e-1/guests': () => [aGuest()],
    'GET /api/tables/e-1': () => [],
    [`GET ${waitingPath}`]: () => [],
    [`GET ${answersPath}`]: ({ search }) =>
      search.includes('after=cursor')
        ? {
            ...page,
            entries: [anEntry({ id: 'a-2', guestId: 'g-2', name: 'Ben Okri' })],
            next: undefined,
          }
        : page,
    ...routes,
  })
  return { server, ...renderApp(address) }
}

test('totals, meals and days are there as numbers too', async () => {
  opened()
  expect(await screen.findByText('75 places of 80 free')).toBeVisible()
  const days = within(screen.getByRole('table', { name: 'Answers per day' }))
  expect(days.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayAnswersTotal',
    '1 Mar 202744',
    '3 Mar 202737',
  ])
  // Lists of names and numbers, which the bars repeat.
  const meals = screen.getByLabelText('Dietary requirements')
  expect(meals).toHaveTextContent('None4Vegan2')
  expect(screen.getByLabelText('Staying to dance?')).toHaveTextContent('Yes2')
  expect(screen.getByLabelText('Guests by answer')).toHaveTextContent(
    'Attending5Not sure yet1Not attending1No answer3',
  )
})

test('more answers are loaded, and each opens', async () => {
  const { user } = opened()
  await user.click(await screen.findByRole('button', { name: 'Details of the answer of Ana Ruiz' }))
  const entries = within(screen.getByRole('list', { name: 'All answers' }))
  expect(entries.getByText('Vegan')).toBeVisible()
  expect(entries.getByText('Staying to dance?')).toBeVisible()
  expect(entries.queryByText('Song wish')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await entries.findByText('Ben Okri')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a question opens what each guest answered', async () => {
  const { user } = opened({
    [`GET ${answersPath}/q-song`]: () => ({
      question: page.questions[2],
      entries: [
        { guestId: 'g-1', name: 'Ana Ruiz', value: 'September', at: '2027-03-03T10:00:00Z' },
      ],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Show answers: Song wish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Song wish' }))
  expect(await dialog.findByText('September')).toBeVisible()
})

test('without answers the page leads to the invitations', async () => {
  const none = { ...page, total: 0, entries: [], next: undefined }
  const { user, router } = opened({
    [`GET ${answersPath}`]: () => none,
    'GET /api/events/e-1/invitation-form': () => refusal(500, 'internal', 'No form.'),
  })
  expect(await screen.findByText('No answers yet')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Send Invites' }))
  await waitFor(() => {
    expect(router.state.location.search).toBe('?event=e-1&tab=invitations&form=invites')
  })
})

test('guests with open questions are named, also before anyone has answered', async () => {
  const ana = {
    guestId: 'g-1',
    name: 'Ana Ruiz',
    party: { id: 'p-1', name: 'Ruiz family' },
    questions: ['Main course', 'Hotel'],
  }
  const { user, server } = opened({
    [`GET ${answersPath}`]: () => ({
      ...page,
      total: 0,
      entries: [],
      next: undefined,
      openQuestions: { total: 1, guests: [ana] },
    }),
    'POST /api/parties/p-1/link': () => ({ url: 'https://seat.example/guest-form/abc/token' }),
  })
  expect(
    await screen.findByText(/^1 guest who attends has unanswered required questions/),
  ).toBeVisible()
  const list = within(screen.getByRole('list', { name: 'Guests with open questions' }))
  expect(list.getByText('Main course, Hotel')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Copy the personal link of Ruiz family' }))
  await waitFor(() => {
    expect(server.sent.some(({ path }) => path === '/api/parties/p-1/link')).toBe(true)
  })
})

test('the answers are saved as a CSV file', async () => {
  const save = vi.spyOn(files, 'saveFile').mockReturnValue()
  const { user } = opened({ [`GET ${answersPath}.csv`]: () => new Response('Name\nAna Ruiz\n') })
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => {
    expect(save).toHaveBeenCalledOnce()
  })
  expect(save.mock.calls[0]![0]).toBe('answers-e-1.csv')
  expect(await save.mock.calls[0]![1].text()).toBe('Name\nAna Ruiz\n')
})

test('an answer that waits for confirmation is accepted or discarded', async () => {
  const { user, server } = opened({
    [`GET ${waitingPath}`]: () => [waiting],
    [`POST ${waitingPath}/c-1/accept`]: () => undefined,
    [`DELETE ${waitingPath}/c-1`]: () => undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Discard the answer of Ana Ruiz' }))
  await user.click(await screen.findByRole('button', { name: 'Discard answer' }))
  expect(await screen.findByText('Answer discarded')).toBeVisible()
  server.routes[`GET ${waitingPath}`] = () => []
  await user.click(screen.getByRole('button', { name: 'Accept the answer of Ana Ruiz' }))
  await waitFor(() => {
    expect(screen.queryByText('Waiting for confirmation')).not.toBeInTheDocument()
  })
})

test('an answer to an earlier form says what to do when it cannot be accepted', async () => {
  const { user } = opened({
    [`GET ${waitingPath}`]: () => [waiting],
    [`POST ${waitingPath}/c-1/accept`]: () => refusal(409, 'form_changed', 'Load it again.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Accept the answer of Ana Ruiz' }))
  expect(await screen.findByText(/Discard the answer and ask Ana Ruiz/)).toBeVisible()
})

test('of many answers that wait the first five are shown until all are asked for', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...waiting, id: `c-${index}` }))
  const { user } = opened({ [`GET ${waitingPath}`]: () => many })
  const list = await screen.findByRole('list', { name: 'Answers waiting for confirmation' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Show all 7' }))
  expect(within(list).getAllByRole('listitem')).toHaveLength(7)
})

test('the panel of a guest shows their answer', async () => {
  const { user } = opened({}, '/guest-management?event=e-1&guest=g-1')
  await user.click(await screen.findByRole('tab', { name: 'Answers' }))
  expect(await screen.findByText('Vegan')).toBeVisible()
  expect(screen.getByText(/Personal link/)).toBeVisible()
})

test('axe has nothing against the answers', async () => {
  opened()
  await screen.findByText('75 places of 80 free')
  const { violations } = await axe.run(document.body, {
    // Nothing is laid out or painted in tests.
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
})
