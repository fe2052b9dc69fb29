/*
 * Whether the session of this page has ended: it expired, or it was ended elsewhere. Every failing call reports here;
 * the shell then asks to sign in again, and the page with everything typed into it stays.
 */
import { createStore } from 'zustand/vanilla'
import type { ApiError } from '@/api/errors'

export const sessionStore = createStore<{ ended: boolean }>(() => ({ ended: false }))

/** Takes note of a failing answer; only the one that says “signed out” matters. */
export function noteFailure(error: ApiError): void {
  if (error.status === 401 && error.code === 'signed_out') sessionStore.setState({ ended: true })
}

/** Somebody is signed in again. */
export function noteSignedIn(): void {
  sessionStore.setState({ ended: false })
}
