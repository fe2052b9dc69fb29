/*
 * Whose session this page has, and whether it still has it. It may have expired, been ended elsewhere, or given way to
 * another account in another tab, since all tabs of a browser share one cookie. Every failing call reports here; the
 * shell then asks to sign in again, and the page with everything typed into it stays.
 */
import { createStore } from 'zustand/vanilla'
import type { ApiError } from '@/api/errors'

/** How a session can be lost: the user is signed out, or another user has signed in. */
export type SessionLoss = 'signed_out' | 'account_changed'

export const sessionStore = createStore<{ lost: SessionLoss | undefined }>(() => ({
  lost: undefined,
}))

/** Records a failing answer; only those about the session matter. */
export function recordSessionFailure({ status, code }: ApiError): void {
  if (status === 401 && code === 'signed_out') sessionStore.setState({ lost: code })
  if (status === 403 && code === 'account_changed') sessionStore.setState({ lost: code })
}

/** The person of this page is signed in (again). */
export function recordSignedIn(): void {
  sessionStore.setState({ lost: undefined })
}

/** The header that names the account a call is made for; the server refuses the call when another one is signed in. */
export const ACCOUNT_HEADER = 'X-Account-Id'

let account: () => string | undefined = () => undefined

/** Sets the source of the account that this page was opened for. */
export function takeAccountFrom(source: () => string | undefined): void {
  account = source
}

/** The account that this page was opened for; undefined before sign-in. */
export function accountOfPage(): string | undefined {
  return account()
}
