/* The page behind a confirmation link: looking changes nothing, one button confirms, the other discards. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AnswerConfirmation } from '@/api/answer-confirmations'
import { fakeServer, refusal } from '@/testing/fake-server'
import { aPublicForm } from '@/testing/guest-forms'
import { renderGuestApp } from '@/testing/render-guest'

const call = '/api/answer-confirmations/secret'

const found: AnswerConfirmation = {
  event: aPublicForm().event,
  kind: 'answer',
  attending: 'declined',
  name: 'Ana Ruiz',
  companions: ['Ben Ruiz'],
  expiresAt: '2027-03-17T10:00:00Z',
}

function open(shown = found, address = '/confirm-answer?token=secret') {
  const server = fakeServer({
    'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
    [`GET ${call}`]: () => shown,
    [`POST ${call}`]: () => ({ link: 'https://seats.example/guest-form/abc/token' }),
    [`DELETE ${call}`]: () => undefined,
  })
  return { ...renderGuestApp(address), server }
}

const changes = (sent: { method: string }[]) =>
  sent.map(({ method }) => method).filter((method) => method !== 'GET')

test('looking changes nothing; the button confirms and leads to all answers', async () => {
  const { user, server } = open()
  expect(
    await screen.findByRole('heading', { name: 'Confirm your answer for Summer dinner' }),
  ).toBeVisible()
  expect(screen.getByText('Not attending')).toBeVisible()
  expect(screen.getByText('Ben Ruiz')).toBeVisible()
  expect(changes(server.sent)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm this answer' }))
  const done = await screen.findByRole('heading', { name: 'Your answer is confirmed' })
  await waitFor(() => {
    expect(done).toHaveFocus()
  })
  expect(screen.getByRole('link', { name: 'See all your answers' })).toHaveAttribute(
    'href',
    'https://seats.example/guest-form/abc/token',
  )
  expect(changes(server.sent)).toEqual(['POST'])
})

test('an answer of someone else can be discarded', async () => {
  const { user, server } = open()
  await user.click(await screen.findByRole('button', { name: 'This was not me' }))
  expect(await screen.findByRole('heading', { name: 'The answer is discarded' })).toBeVisible()
  expect(changes(server.sent)).toEqual(['DELETE'])
})

test('a registration of someone else stays on the list without emails to others', async () => {
  const { event, name, companions, expiresAt } = found
  const { user } = open({ event, name, companions, expiresAt, kind: 'registration' })
  await user.click(await screen.findByRole('button', { name: 'This was not me' }))
  expect(await screen.findByRole('heading', { name: 'No emails are sent' })).toBeVisible()
  expect(screen.getByText(/ask the organiser to remove it/)).toBeVisible()
})

test('a registration is confirmed for the people who come along', async () => {
  const { event, name, companions, expiresAt } = found
  const { user } = open({ event, name, companions, expiresAt, kind: 'registration' })
  await user.click(await screen.findByRole('button', { name: 'Confirm registration' }))
  expect(
    await screen.findByText('Thank you. The people you bring get their emails now.'),
  ).toBeVisible()
})

test('a failure keeps the question open', async () => {
  const { user, server } = open()
  server.routes[`POST ${call}`] = () => refusal(503, 'unavailable', 'No')
  await user.click(await screen.findByRole('button', { name: 'Confirm this answer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not work.')
})

test('a refusal names its reason', async () => {
  const { user, server } = open()
  server.routes[`POST ${call}`] = () => refusal(409, 'registration_closed', 'No')
  await user.click(await screen.findByRole('button', { name: 'Confirm this answer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Registration is closed. Please contact the organiser.',
  )
})

test('an answer that was decided in the meantime says that the link is over', async () => {
  const { user, server } = open()
  server.routes[`POST ${call}`] = () => refusal(422, 'link_expired', 'No')
  await user.click(await screen.findByRole('button', { name: 'Confirm this answer' }))
  const over = await screen.findByRole('heading', { name: 'This link no longer works' })
  await waitFor(() => {
    expect(over).toHaveFocus()
  })
  expect(screen.getByText(/If you have confirmed your answer, it is saved/)).toBeVisible()
})

test('an expired link says so', async () => {
  fakeServer({
    'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
    [`GET ${call}`]: () => refusal(422, 'link_expired', 'No'),
  })
  renderGuestApp('/confirm-answer?token=secret')
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a link that was cut off says that it does not work', async () => {
  fakeServer({
    'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
    'GET /api/answer-confirmations/': () => refusal(404, 'not_found', 'No'),
  })
  renderGuestApp('/confirm-answer')
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('the page is there in German', async () => {
  open(found, '/confirm-answer?token=secret&lang=de')
  expect(await screen.findByRole('button', { name: 'Antwort bestätigen' })).toBeVisible()
})
