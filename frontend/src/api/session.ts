/*
 * Whose session this page has, and whether it still has it. It may have expired, been ended elsewhere, or given way to
 * another account in another tab, since all tabs of a browser share one cookie. Every failing call reports here; the
 * shell then asks to sign in again, and the page with everything typed into it stays.
 */
import { createStore } from 'zustand/vanilla'
import type { ApiError } from '@/api/errors'

/** How a session can be lost: nobody is signed in any more, or somebody else is. */
export type Lost = 'signed_out' | 'account_changed'

export const sessionStore = createStore<{ lost: Lost | undefined }>(() => ({ lost: undefined }))

/** Takes note of a failing answer; only those that speak of the session matter. */
export function noteFailure({ status, code }: ApiError): void {
  if (status === 401 && code === 'signed_out') sessionStore.setState({ lost: code })
  if (status === 403 && code === 'account_changed') sessionStore.setState({ lost: code })
}

/** The person of this page is signed in (again). */
export function noteSignedIn(): void {
  sessionStore.setState({ lost: undefined })
}

/** Names the account that a call is made for; the server refuses it when another one is signed in. */
export const ACCOUNT_HEADER = 'X-Account-Id'

let account: () => string | undefined = () => undefined

/** Says where it is kept who this page was opened for. */
export function takeAccountFrom(source: () => string | undefined): void {
  account = source
}

/** The account that this page was opened for; undefined before anybody has signed in. */
export function accountOfPage(): string | undefined {
  return account()
}
