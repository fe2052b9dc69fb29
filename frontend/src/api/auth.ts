/* The signed-in user, and signing up, in and out. Everything else about an account is in `accounts.ts`. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { dropEarlyAnswers } from '@/api/early'
import { isSignedOut } from '@/api/errors'
import { keys } from '@/api/keys'
import type { SignUp, User } from '@/api/schema'
import { recordSignedIn } from '@/api/session'

/** Returns the signed-in user, or null when signed out. */
export async function fetchUser(): Promise<User | null> {
  try {
    return await unwrap(client.GET('/api/auth/user'))
  } catch (thrown) {
    if (!isSignedOut(thrown)) throw thrown
    dropEarlyAnswers()
    return null
  }
}

export const userQuery = { queryKey: keys.user, queryFn: fetchUser, retryOnMount: false }

/** The signed-in user; asked once, without retry, also when several parts of a page want to know. */
export function useUser() {
  return useQuery(userQuery)
}

/**
 * Whether the signed-in member may change events and what is in them: owners and planners. Viewers and door staff are
 * offered nothing that would be refused; the server has the last word.
 */
export function useMayEdit(): boolean {
  const role = useUser().data?.organisation.role
  return role !== 'viewer' && role !== 'door-staff'
}

/** Whether the signed-in member may read the organisation's mail: owners, but no visitor of the sandbox. */
export function useMayReadMail(): boolean {
  const user = useUser().data
  return user?.organisation.role === 'owner' && user.sandboxUntil == null
}

/** Whether the signed-in member may mark guests as arrived: everyone but viewers. */
export function useMayMarkArrivals(): boolean {
  return useUser().data?.organisation.role !== 'viewer'
}

/** Creates an account and signs in with it, or has the server mail a link that continues. */
export function useSignUp() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: SignUp) => unwrap(client.POST('/api/auth/sign-up', { body })),
    onSuccess: (answer) => {
      if ('id' in answer) startOver(cache, answer)
    },
  })
}

/** Signs in with email and password. */
export function useSignIn() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      unwrap(client.POST('/api/auth/sign-in', { body })),
    onSuccess: (user) => {
      startOver(cache, user)
    },
  })
}

/**
 * Signs in again on a page whose session has ended. The content of the page stays, and all cached data other than the
 * user is fetched again.
 */
export function useSignInAgain() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      unwrap(client.POST('/api/auth/sign-in', { body })),
    onSuccess: async (user) => {
      recordSignedIn()
      cache.setQueryData(keys.user, user)
      await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.user[0] })
    },
  })
}

/**
 * Ends the session. The caller wipes what the browser keeps for check-in and loads the page anew, so that nothing of it
 * stays in memory.
 */
export function useSignOut() {
  return useMutation({ mutationFn: () => expectDone(client.POST('/api/auth/sign-out')) })
}

/** Switches to another organisation of the user. The caller reloads the page. */
export function switchOrganisation(organisationId: string): Promise<User> {
  return unwrap(client.POST('/api/auth/organisation', { body: { organisationId } }))
}

const kept: readonly unknown[] = [keys.user[0], keys.site[0], keys.invitation('')[0]]

/**
 * Takes over a user who has just signed in: what one person loaded must not show to the next. An invitation belongs
 * to its link and not to a person; once accepted it could not be asked for again.
 */
export function startOver(cache: QueryClient, user: User): void {
  recordSignedIn()
  cache.removeQueries({ predicate: (query) => !kept.includes(query.queryKey[0]) })
  cache.setQueryData(keys.user, user)
}
