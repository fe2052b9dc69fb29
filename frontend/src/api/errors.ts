/*
 * Every way a call can fail, as one kind of error with a status, a code and a message.
 * Screens show the message or compare the code; no other code reads a response.
 */

/** A failed call. `status` is 0 when the server was not reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly requestId: string | undefined
  readonly details: unknown

  constructor(init: {
    status: number
    code: string
    message: string
    field?: string | undefined
    requestId?: string | undefined
    details?: unknown
  }) {
    super(init.message)
    this.name = 'ApiError'
    this.status = init.status
    this.code = init.code
    this.field = init.field
    this.requestId = init.requestId
    this.details = init.details
  }
}

/** The message when there is no answer. */
export const unreachableMessage =
  'The server could not be reached. Check your connection and try again.'

/** Builds the error for an answer with a failing status; an unknown body becomes `status: text`. */
export function errorFromBody(status: number, body: unknown): ApiError {
  if (isRecord(body) && typeof body.code === 'string' && typeof body.message === 'string') {
    return new ApiError({
      status,
      code: body.code,
      message: body.message,
      field: typeof body.field === 'string' ? body.field : undefined,
      requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
      details: body.details ?? body.problems,
    })
  }
  const text = typeof body === 'string' ? body.trim() : ''
  return new ApiError({
    status,
    code: `http_${String(status)}`,
    message: text === '' ? statusMessage(status) : `${String(status)}: ${text.slice(0, 300)}`,
  })
}

/** The message for an answer that failed without a reason. */
function statusMessage(status: number): string {
  return status >= 500
    ? `The server has a problem (error ${String(status)}). Try again in a moment.`
    : `The server refused this (error ${String(status)}). Reload the page and try again.`
}

/** Turns any thrown value into an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  return new ApiError({ status: 0, code: 'unreachable', message: unreachableMessage })
}

/** Returns the server's own message for a failure, or `fallback` when it was not reached or gave no message. */
export function serverMessage(thrown: unknown, fallback: string): string {
  return thrown instanceof ApiError && thrown.status >= 400 && !thrown.code.startsWith('http_')
    ? thrown.message
    : fallback
}

/** Returns whether no usable answer came: no connection, too many requests, or a server error. */
export function isUnreachable(thrown: unknown): boolean {
  const { status } = toApiError(thrown)
  return status === 0 || status === 429 || status >= 500
}

/** Returns whether the requested thing does not exist, or not for this user. */
export function isMissing(thrown: unknown): boolean {
  return toApiError(thrown).status === 404
}

/** Returns whether a mailed link was used before, expired, or is unknown. */
export function isExpiredLink(thrown: unknown): boolean {
  return toApiError(thrown).code === 'link_expired'
}

/** The code of a job that a person cancelled. */
export const cancelledCode = 'job_cancelled'

/** Returns whether something failed because a person cancelled it, which its screen says by itself. */
export function wasCancelled(thrown: unknown): boolean {
  return toApiError(thrown).code === cancelledCode
}

/** Returns whether a failure means that no user is signed in. */
export function isSignedOut(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.status === 401
}

/** Returns whether an external value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
