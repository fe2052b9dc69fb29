/*
 * A server for tests, at the border where the browser would send: `fetch`. It answers from a list of
 * routes, refuses what is not on it, and keeps what was sent.
 */
import { vi } from 'vitest'

/** One request as the server saw it. */
export type SentRequest = { method: string; path: string; search: string; body: unknown }

/** What a route answers: a JSON body with 200, or a whole response. */
type Handler = (sent: SentRequest) => unknown

/** Routes by `METHOD /path`; the path may hold one `*`. */
export type Routes = Record<string, Handler>

/** Builds the answer to a refused request. */
export function refusal(status: number, code: string, message: string, field?: string): Response {
  return new Response(JSON.stringify({ code, message, field, requestId: 'r-1' }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
}

/** Puts the server in place of the network until the test ends. */
export function fakeServer(routes: Routes): { sent: SentRequest[]; routes: Routes } {
  const sent: SentRequest[] = []
  const table = { ...routes }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(absolute(input), init)
    const { pathname: path, search } = new URL(request.url)
    const text = request.headers.get('content-type')?.includes('json') ? await request.text() : ''
    const message: SentRequest = {
      method: request.method,
      path,
      search,
      body: text === '' ? undefined : JSON.parse(text),
    }
    sent.push(message)
    const handler = find(table, message)
    if (handler === undefined) return refusal(404, 'not_found', `No route for ${path}`)
    const answer = await Promise.race([handler(message), aborted(init?.signal ?? request.signal)])
    if (answer instanceof Response) return answer
    return new Response(answer === undefined ? null : JSON.stringify(answer), {
      status: answer === undefined ? 204 : 200,
      headers: { 'content-type': 'application/json' },
    })
  })
  return { sent, routes: table }
}

/** Fails like the browser's fetch when the caller gives up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('The operation was aborted.', 'AbortError'))
    })
  })
}

function absolute(input: string | URL): URL {
  return new URL(input, window.location.origin)
}

function find(routes: Routes, { method, path }: SentRequest): Handler | undefined {
  const exact = routes[`${method} ${path}`]
  if (exact !== undefined) return exact
  const [, handler] =
    Object.entries(routes).find(([name]) => {
      const [head, tail] = name.split('*')
      return tail !== undefined && `${method} ${path}`.startsWith(head!) && path.endsWith(tail)
    }) ?? []
  return handler
}
