/*
 * What the first picture of a page waits for: the code of the screen, and the answers that were asked for with the page.
 * Both are on their way before the application runs; drawing once, with everything, is sooner done than drawing three times.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { createRouter } from '@/app/router'
import { userQuery } from '@/api/auth'
import { earlyCalls } from '@/api/early'
import { eventsQuery } from '@/api/events'

/** Answers that take longer than this after the code has come are waited for by the screen itself. */
const PATIENCE_MS = 1000

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>

/** Resolves when the screen can be drawn; it never rejects. */
export async function readyToDraw(router: Router, cache: QueryClient): Promise<void> {
  const answers = earlyAnswers(cache)
  await opened(router)
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

async function earlyAnswers(cache: QueryClient): Promise<void> {
  const calls = earlyCalls()
  if (!calls.includes('/api/auth/user')) return
  // A failure is the screen's to show.
  const user = await cache.query(userQuery).catch(() => null)
  if (user === null || !calls.includes('/api/events')) return
  await cache.query(eventsQuery).catch(() => undefined)
}

function opened(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
