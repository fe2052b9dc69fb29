/* The page behind an unsubscribe link: looking changes nothing, a button does, and another one undoes it. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '@/testing/fake-server'
import { renderGuestApp } from '@/testing/render-guest'

const page = { organisation: 'Lind Events', email: 'a••@example.com', unsubscribed: false }

function open(address = '/unsubscribe/secret') {
  const server = fakeServer({
    'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
    'GET /api/unsubscribe/secret': () => page,
    'POST /api/unsubscribe/secret': () => undefined,
    'DELETE /api/unsubscribe/secret': () => undefined,
  })
  return { ...renderGuestApp(address), server }
}

const changes = (sent: { method: string }[]) =>
  sent.map(({ method }) => method).filter((method) => method !== 'GET')

test('looking changes nothing; the button unsubscribes, and that can be undone', async () => {
  const { user, server } = open()
  expect(await screen.findByText('Stop email from Lind Events?')).toBeVisible()
  expect(changes(server.sent)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  const done = await screen.findByRole('heading', { name: 'You are unsubscribed' })
  await waitFor(() => {
    expect(done).toHaveFocus()
  })
  await user.click(screen.getByRole('button', { name: 'Subscribe again' }))
  expect(await screen.findByRole('heading', { name: 'You are subscribed again' })).toBeVisible()
  expect(changes(server.sent)).toEqual(['POST', 'DELETE'])
})

test('a failure is said and can be tried again', async () => {
  const { user, server } = open()
  server.routes['POST /api/unsubscribe/secret'] = () => refusal(503, 'unavailable', 'No')
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not work.')
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
})

test('the page is there in German', async () => {
  open('/unsubscribe/secret?lang=de')
  expect(await screen.findByText('Keine E-Mails mehr von Lind Events?')).toBeVisible()
})
