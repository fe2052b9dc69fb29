/*
 * The way of the pages for guests to the server: `fetch` with a time limit, and an `ApiError` for everything but a good
 * answer. Guests have no session, so nothing here knows one.
 */
import { errorFromBody, toApiError } from '@/api/errors'
import { takeEarlyAnswer } from '@/guest-pages/calls/early-answer'

const patienceMs = { read: 30_000, send: 60_000 }

/** Reads a JSON answer. A connection that breaks is tried once more. */
export async function read<T>(path: string): Promise<T> {
  return json<T>(await good(takeEarlyAnswer(path) ?? get(path)))
}

/** Reads a text, such as a drawing. */
export async function readText(path: string): Promise<string> {
  return (await good(get(path))).text()
}

/** Sends a JSON body and reads the answer. */
export async function send<T>(path: string, body?: object): Promise<T> {
  return json<T>(await good(request('POST', path, body)))
}

/** Sends without a body and expects none. */
export async function sendDone(method: 'POST' | 'DELETE', path: string): Promise<void> {
  await good(request(method, path))
}

async function get(path: string): Promise<Response> {
  try {
    return await request('GET', path)
  } catch (error) {
    // Another try would take as long again.
    if (error instanceof DOMException) throw error
    return request('GET', path)
  }
}

function request(method: string, path: string, body?: object): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(method === 'GET' ? patienceMs.read : patienceMs.send),
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
}

async function good(answer: Promise<Response>): Promise<Response> {
  const response = await answer.catch((error: unknown) => {
    throw toApiError(error)
  })
  if (response.ok) return response
  const text = await response.text().catch(() => '')
  throw errorFromBody(response.status, parsed(text))
}

async function json<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch((error: unknown) => {
    throw toApiError(error)
  })
  const answer = { body }
  if (!isTaken<T>(answer)) throw toApiError(body)
  return answer.body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Taken<T> = { body: T }

/** The contract of the server says what its answers hold, so that one that came is taken at its word. */
function isTaken<T>(answer: Taken<unknown>): answer is Taken<T> {
  return answer.body !== undefined
}
