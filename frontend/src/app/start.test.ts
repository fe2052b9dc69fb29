// @vitest-environment jsdom
/* The first picture waits for the screen's code and for the answers that were asked for with the page, but not for ever. */
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryRouter } from 'react-router-dom'
import { keys } from '@/api/keys'
import { createQueryClient } from '@/api/query-client'
import { readyToDraw } from '@/app/start'
import { aUser, anEvent } from '@/testing/builders'
import { fakeServer, refusal } from '@/testing/fake-server'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const asked =
  '<link rel="preload" as="fetch" href="/api/auth/user"><link rel="preload" as="fetch" href="/api/events">'
const router = () => createMemoryRouter([{ path: '/', Component: () => null }])

test('who is there and their events are known before the first picture', async () => {
  fakeServer({ 'GET /api/auth/user': () => aUser(), 'GET /api/events': () => [anEvent()] })
  document.head.innerHTML = asked
  const cache = createQueryClient()
  await readyToDraw(router(), cache)
  expect(cache.getQueryData(keys.user)).toEqual(aUser())
  expect(cache.getQueryData(keys.events)).toHaveLength(1)
})

test('nobody is asked for what the page did not start', async () => {
  const { sent } = fakeServer({})
  await readyToDraw(router(), createQueryClient())
  expect(sent).toEqual([])
})

test('a visitor is not asked for events', async () => {
  const { sent } = fakeServer({
    'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
  })
  document.head.innerHTML = asked
  const cache = createQueryClient()
  await readyToDraw(router(), cache)
  expect(cache.getQueryData(keys.user)).toBeNull()
  // Once, to use up the answer that the page started.
  expect(sent.filter(({ path }) => path === '/api/events')).toHaveLength(1)
})

test('an answer that does not come holds the picture up for a second at most', async () => {
  vi.useFakeTimers()
  fakeServer({ 'GET /api/auth/user': () => new Promise(() => undefined) })
  document.head.innerHTML = asked
  const drawn = vi.fn()
  const ready = readyToDraw(router(), createQueryClient()).then(drawn)
  await vi.advanceTimersByTimeAsync(900)
  expect(drawn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await ready
  expect(drawn).toHaveBeenCalledOnce()
})

test('the picture waits for the code of the screen', async () => {
  fakeServer({})
  let arrive = (): void => undefined
  const code = new Promise<{ Component: () => null }>((resolve) => {
    arrive = () => {
      resolve({ Component: () => null })
    }
  })
  const slow = createMemoryRouter([{ path: '/', lazy: () => code }])
  const drawn = vi.fn()
  const ready = readyToDraw(slow, createQueryClient()).then(drawn)
  await Promise.resolve()
  expect(drawn).not.toHaveBeenCalled()
  arrive()
  await ready
  expect(slow.state.initialized).toBe(true)
})
