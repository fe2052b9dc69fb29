/* Every address of the router names its page in the title of the tab, and no two screens share a title. */
import { waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { routes } from '@/app/router'
import { guestPaths } from '@/guest-pages/address/guest-paths'
import { aFoundSeat, aMail, anEvent, aSite, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'
import { renderGuestApp } from '@/testing/render-guest'

const anybody: Routes = {
  'GET /api/site': () => aSite(),
  'GET /api/mailbox/m-1': () => aMail({ subject: 'One mail' }),
  'GET /api/mailbox': () => [],
  'GET /api/seat-lookup/*': () => aFoundSeat(),
  'GET /api/events': () => [anEvent()],
}

const values: Record<string, string> = {
  ':eventId': 'e-1',
  ':mailId': 'm-1',
  ':token': 'a-token',
  ':lookupCode': 'K7M2QX',
  '*': 'no-such-page',
}

/** Every full path of a route tree, with parameters filled in. */
function addresses(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ path, index, children = [] }) => [
    ...(index === true ? ['/'] : []),
    ...(path === undefined ? [] : [filled(path)]),
    ...addresses(children),
  ])
}

function filled(path: string): string {
  const parts = path.split('/').map((part) => values[part] ?? part)
  return `/${parts.filter((part) => part !== '').join('/')}`
}

const ofGuests = Object.values(guestPaths).map(filled)
const all = [...new Set([...addresses(routes), ...ofGuests])]
const titles = new Map<string, string>()

/** Addresses that show the same screen on purpose. */
const twins = [
  ['/', '/dashboard'],
  ['/seat-lookup', '/seat-lookup/K7M2QX'],
]

afterEach(() => {
  document.title = ''
})

test('the router was read', () => {
  expect(all.length).toBeGreaterThan(20)
  expect(all).toContain('/event/e-1/floor-plan')
})

test.each(all)('%s has a title of its own', async (address) => {
  const publicOnly = ['/sign-in', '/sign-up', '/landing']
  fakeServer({
    ...anybody,
    'GET /api/auth/user': publicOnly.includes(address)
      ? () => refusal(401, 'signed_out', 'Please sign in.')
      : () => aUser({ isOperator: true }),
  })
  document.title = 'unset'
  if (ofGuests.includes(address)) renderGuestApp(address)
  else renderApp(address)
  await waitFor(() => {
    expect(document.title).toContain('Seatwright')
  })
  const same = [...titles].filter(([, title]) => title === document.title).map(([path]) => path)
  titles.set(address, document.title)
  const allowed = same.every((path) =>
    twins.some((pair) => pair.includes(path) && pair.includes(address)),
  )
  expect(allowed, `${address} has the title of ${same.join(', ')}`).toBe(true)
})
