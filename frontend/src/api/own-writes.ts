/* When this page last changed something, so that it does not tell the person about their own change. */
import type { Middleware } from 'openapi-fetch'
import { client } from '@/api/client'

/** A change is told this long after its answer at most. */
const ECHO_MS = 2_000
/** A call without an answer no longer counts after this time. */
const CALL_MS = 60_000

/** Watches the calls of this page that change something; returns whether a change that is told now may be one of them. */
export function watchOwnWrites() {
  let until = -Infinity
  const countFor = ({ method }: Request, ms: number) => {
    if (method !== 'GET') until = Date.now() + ms
  }
  const watch: Middleware = {
    onRequest: ({ request }) => {
      countFor(request, CALL_MS)
    },
    onResponse: ({ request }) => {
      countFor(request, ECHO_MS)
    },
    onError: ({ request }) => {
      countFor(request, ECHO_MS)
    },
  }
  client.use(watch)
  return {
    mayBeOwn: (): boolean => Date.now() < until,
    stop: (): void => {
      client.eject(watch)
    },
  }
}
