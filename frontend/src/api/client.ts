/* The only way to the server: a client typed by the wire contract, and `unwrap`, which throws `ApiError`. */
import createClient, { type Middleware } from 'openapi-fetch'
import { errorFromBody, toApiError, type ApiError } from '@/api/errors'
import { ACCOUNT_HEADER, accountOfPage, recordSessionFailure } from '@/api/session'
import type { paths } from '@/api/schema.gen'

/*
 * Every call that changes something names the account it acts for, since another account may have signed in in another
 * tab. This covers all changes and not only edits of the plan: a guest or a seat must not be changed in another user's
 * name either. Calls that only read have no header, since some start with the page, before the account is known.
 */
const withAccount: Middleware = {
  onRequest({ request }) {
    const account = accountOfPage()
    if (account === undefined || request.method === 'GET') return
    if (!request.headers.has(ACCOUNT_HEADER)) request.headers.set(ACCOUNT_HEADER, account)
  },
}

function signedClient() {
  const made = createClient<paths>({
    baseUrl: globalThis.location.origin,
    credentials: 'same-origin',
    // Looked up at each call, so that a test can put its own in place.
    fetch: (request) => globalThis.fetch(request),
  })
  made.use(withAccount)
  return made
}

export const client = signedClient()

type Answer<T> = { data?: T; error?: unknown; response: Response }

/** Returns the body of a good answer; throws an `ApiError` for everything else. */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await answered(call)
  if (answer.data === undefined) throw failed(answer)
  return answer.data
}

/** Waits for an answer without a body; throws an `ApiError` for a failing status. */
export async function expectDone(call: Promise<Answer<unknown>>): Promise<void> {
  const answer = await answered(call)
  if (!answer.response.ok) throw failed(answer)
}

async function answered<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await call
  } catch (thrown) {
    throw toApiError(thrown)
  }
}

function failed(answer: Answer<unknown>): ApiError {
  const error = errorFromBody(answer.response.status, answer.error)
  recordSessionFailure(error)
  return error
}
