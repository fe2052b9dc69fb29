/* Emails that wait for an organiser: how many, sending and discarding them, and what a failure says. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HeldNotice } from '@/features/emails/pause/HeldNotice'
import { aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { someEmailSettings } from '@/testing/mail-builders'
import { renderScreen } from '@/testing/render'

const sendCall = 'POST /api/events/e-1/held-emails/send'
const discardCall = 'DELETE /api/events/e-1/held-emails'

function open(held: number, routes: Routes = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events/e-1/email-settings': () => someEmailSettings({ held }),
    [sendCall]: () => someEmailSettings({ held: 0 }),
    [discardCall]: () => someEmailSettings({ held: 0 }),
    ...routes,
  })
  const calls = () =>
    server.sent
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`)
  return { ...renderScreen(<HeldNotice eventId="e-1" />), calls }
}

test.each([
  [1, '1 email is waiting for you'],
  [1200, '1,200 emails are waiting for you'],
])('the notice counts %d', async (held, title) => {
  open(held)
  expect(await screen.findByText(title)).toBeVisible()
})

test('there is no notice while no email waits', async () => {
  const { cache } = open(0)
  await waitFor(() => {
    expect(cache.isFetching()).toBe(0)
  })
  expect(screen.queryByText(/for you/)).not.toBeInTheDocument()
})

test('a member who may not edit sees the count without the buttons', async () => {
  open(3, {
    'GET /api/auth/user': () =>
      aUser({ organisation: { id: 'o-1', name: 'Lind Events', role: 'viewer' } }),
  })
  expect(await screen.findByText('3 emails are waiting for you')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('sending takes the notice away', async () => {
  const { user, calls } = open(3)
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Emails on their way')).toBeVisible()
  expect(screen.queryByText('3 emails are waiting for you')).not.toBeInTheDocument()
  expect(calls()).toEqual([sendCall])
})

test('discarding asks first and names the number', async () => {
  const { user, calls } = open(3)
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  const question = screen.getByRole('alertdialog', { name: 'Discard 3 emails?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(calls()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard emails' }),
  )
  expect(await screen.findByText('Emails discarded')).toBeVisible()
  expect(screen.queryByText('3 emails are waiting for you')).not.toBeInTheDocument()
  expect(calls()).toEqual([discardCall])
})

test('a failure says what to do, and the emails still wait', async () => {
  const busy = () => refusal(503, 'unavailable', 'The server is busy. Try again in a moment.')
  const { user } = open(3, { [sendCall]: busy, [discardCall]: busy })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The emails could not be sent')).toBeVisible()
  expect(screen.getByText('The server is busy. Try again in a moment.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  const question = screen.getByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Discard emails' }))
  expect(await screen.findByText('The emails could not be discarded')).toBeVisible()
  expect(question).toBeVisible()
  expect(screen.getByText('3 emails are waiting for you')).toBeInTheDocument()
})
