// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

import { postPresence } from '@/api/live-presence'
import { takeAccountFrom } from '@/api/session'

const own = {
  ...{ clientId: 'c', place: 'designer' as const, selection: [], cursor: null, view: null },
  ...{ laser: false, leaving: false },
}

test('the server is told in the name of the account, and of leaving also while the page closes', async () => {
  takeAccountFrom(() => 'user-1')
  const call = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
  expect(await postPresence('e 1', own)).toBe('taken')
  await postPresence('e 1', { ...own, leaving: true })
  takeAccountFrom(() => undefined)
  const [[address, init], [, leaving]] = call.mock.calls as [
    [string, RequestInit],
    [string, RequestInit],
  ]
  expect(address).toBe('/api/events/e%201/presence')
  expect(init).toMatchObject({ method: 'POST', keepalive: false, body: JSON.stringify(own) })
  expect(new Headers(init.headers).get('X-Account-Id')).toBe('user-1')
  expect(leaving.keepalive).toBe(true)
})

test.each([
  [404, 'never'],
  [500, 'failed'],
  [429, { later: 2_000 }],
] as const)('the answer %d is %o', async (status, answer) => {
  const headers = { 'retry-after': '2' }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status, headers }))
  expect(await postPresence('e', own)).toEqual(answer)
})

test('a lost network is a failure and not an error', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  expect(await postPresence('e', own)).toBe('failed')
})
