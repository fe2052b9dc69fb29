/* Signing out wipes what check-in keeps in the browser, and asks first while scans wait to be sent. */
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { checkInStores, openCheckInData, waitingCheckIns } from '@/lib/check-in-data'
import { deleteDatabase, inTransaction } from '@/lib/indexed-db'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [anEvent()],
  'POST /api/auth/sign-out': () => undefined,
}

beforeEach(() => deleteDatabase('seatwright-check-in'))

async function keepWaiting(...ids: string[]) {
  const database = await openCheckInData()
  await inTransaction(database, [checkInStores.waiting], 'readwrite', (store) => {
    for (const id of ids) store(checkInStores.waiting).put({ id }, ['u-1', 'o-1', 'e-1', id])
  })
  database.close()
}

const isSent = (sent: { path: string }[]) => sent.some(({ path }) => path === '/api/auth/sign-out')

async function signOutByMenu() {
  const { user, router } = renderApp('/test-lookup')
  await user.click(await screen.findByRole('button', { name: /account/i }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  return { user, router }
}

test('without waiting scans the menu signs out at once', async () => {
  const { sent } = fakeServer(routes)
  await signOutByMenu()
  await waitFor(() => {
    expect(isSent(sent)).toBe(true)
  })
})

test('with waiting scans it asks first, and then removes them', async () => {
  await keepWaiting('a', 'b')
  const { sent } = fakeServer(routes)
  const { user, router } = await signOutByMenu()
  expect(
    await screen.findByText(
      /2 check-ins on this device are not sent yet. Signing out removes them./,
    ),
  ).toBeVisible()
  expect(router.state.location.pathname).toBe('/sign-out')
  expect(isSent(sent)).toBe(false)
  expect(screen.getByRole('link', { name: 'Go to check-in to send them' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign out and remove 2 check-ins' }))
  await waitFor(async () => {
    expect(await waitingCheckIns()).toBe(0)
  })
  expect(isSent(sent)).toBe(true)
})
