/* What the server is told, and how often. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { OwnPresence, PresenceAnswer } from '@/api/live-presence'
import { createSender } from '@/canvas/presence/sender'

const here = {
  ...{ clientId: 'own', place: 'designer' as const, selection: [] as string[] },
  ...{ cursor: { x: 0, y: 0 }, view: null, laser: false },
}

function open() {
  const posts: OwnPresence[] = []
  const page = { seen: true, x: 0 }
  const answers: PresenceAnswer[] = []
  const sender = createSender({
    post: (presence) => {
      posts.push(presence)
      return Promise.resolve(answers.shift() ?? 'taken')
    },
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => {
        clearTimeout(timer)
      }
    },
    now: () => Date.now(),
    maySend: () => page.seen,
    read: () => ({ ...here, cursor: { x: page.x, y: 0 } }),
  })
  return { sender, posts, page, answers }
}

/** Lets time pass while the pointer moves every 10 ms. */
async function move(page: { x: number }, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 10) {
    page.x += 1
    await vi.advanceTimersByTimeAsync(10)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a page that is alone gives a sign of life every four seconds', async () => {
  const { sender, posts, page } = open()
  sender.wake()
  await move(page, 9_000)
  expect(posts).toHaveLength(3)
  sender.stop()
})

test('in company, at most eight posts a second tell what has changed, the last position included', async () => {
  const { sender, posts, page } = open()
  sender.wake()
  sender.setCompany(true)
  await vi.advanceTimersByTimeAsync(200)
  posts.length = 0
  await move(page, 1_000)
  expect(posts.length).toBeGreaterThanOrEqual(7)
  expect(posts.length).toBeLessThanOrEqual(8)
  await vi.advanceTimersByTimeAsync(200)
  expect(posts.at(-1)?.cursor).toEqual({ x: page.x, y: 0 })
  sender.stop()
})

test('in company, a page where nothing changes still gives signs of life', async () => {
  const { sender, posts } = open()
  sender.wake()
  sender.setCompany(true)
  await vi.advanceTimersByTimeAsync(8_500)
  expect(posts).toHaveLength(3)
  sender.stop()
})

test('a refusal is obeyed for the time it names', async () => {
  const { sender, posts, page, answers } = open()
  answers.push({ later: 3_000 })
  sender.wake()
  sender.setCompany(true)
  await move(page, 2_900)
  expect(posts).toHaveLength(1)
  await move(page, 300)
  expect(posts.length).toBeGreaterThan(1)
  sender.stop()
})

test('a server without presence is asked once', async () => {
  const { sender, posts, page, answers } = open()
  answers.push('never')
  sender.wake()
  sender.setCompany(true)
  await move(page, 10_000)
  sender.wake()
  await move(page, 5_000)
  sender.stop()
  expect(posts).toHaveLength(1)
})

test('a page that is hidden leaves, is silent, and comes back when it is seen', async () => {
  const { sender, posts, page } = open()
  sender.wake()
  sender.setCompany(true)
  await move(page, 100)
  page.seen = false
  sender.leave()
  await move(page, 5_000)
  expect(posts.map(({ leaving }) => leaving)).toEqual([false, true])
  page.seen = true
  sender.wake()
  await vi.advanceTimersByTimeAsync(130)
  expect(posts.at(-1)?.leaving).toBe(false)
  expect(posts).toHaveLength(3)
  sender.stop()
  expect(posts.at(-1)?.leaving).toBe(true)
})

test('a page that the server does not know says no goodbye', () => {
  const { sender, posts } = open()
  sender.stop()
  expect(posts).toEqual([])
})

test('a post without an answer is given up', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const sender = createSender({
    post: (_, signal) => {
      signals.push(signal)
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve('failed'))
      })
    },
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => {
        clearTimeout(timer)
      }
    },
    now: () => Date.now(),
    maySend: () => true,
    read: () => here,
  })
  sender.wake()
  await vi.advanceTimersByTimeAsync(7_900)
  expect(signals).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(8_100)
  expect(signals[0]?.aborted).toBe(true)
  expect(signals.length).toBeGreaterThan(1)
  sender.stop()
})
