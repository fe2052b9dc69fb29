/* The user's own account: profile, email address, password, sessions, and the links that come by mail. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import { useChange } from '@/api/use-change'

/** Confirms an email address with the token of a mailed link. */
export function useVerifyEmail() {
  return useChange(
    (token: string) => unwrap(client.POST('/api/auth/verify-email', { body: { token } })),
    keys.user,
  )
}

/** Mails a new link that confirms the address. */
export function useSendVerification() {
  return useMutation({ mutationFn: () => expectDone(client.POST('/api/auth/send-verification')) })
}

/** Asks for a link to choose a new password; the answer is the same for every address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      expectDone(client.POST('/api/auth/forgot-password', { body: { email } })),
  })
}

/** Chooses a new password with the token of a mailed link; every session of the person ends. */
export function useResetPassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      expectDone(client.POST('/api/auth/reset-password', { body })),
    onSuccess: () => {
      cache.removeQueries()
    },
  })
}

/** Changes the password. Other sessions end; this one continues with a new cookie. */
export function useChangePassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      unwrap(client.POST('/api/auth/change-password', { body })),
    onSuccess: (user) => {
      cache.setQueryData(keys.user, user)
      return cache.invalidateQueries({ queryKey: keys.sessions })
    },
  })
}

/** Asks to change the address; a link goes to the new one. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: { password: string; email: string }) =>
      expectDone(client.POST('/api/auth/change-email', { body })),
  })
}

/** Changes the profile. */
export function useUpdateUser() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string }) => unwrap(client.PATCH('/api/auth/user', { body })),
    onSuccess: (user) => {
      cache.setQueryData(keys.user, user)
    },
  })
}

/** The places where the user is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: () => unwrap(client.GET('/api/auth/sessions')),
  })
}

/** Ends one other session. */
export function useEndSession() {
  return useChange(
    (sessionId: string) =>
      expectDone(
        client.DELETE('/api/auth/sessions/{sessionId}', { params: { path: { sessionId } } }),
      ),
    keys.sessions,
  )
}

/** Ends every session but this one. */
export function useEndOtherSessions() {
  return useChange(() => expectDone(client.DELETE('/api/auth/sessions')), keys.sessions)
}

/** Deletes the account. The caller reloads the page. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: { password: string; confirm?: string }) =>
      expectDone(client.POST('/api/auth/delete-account', { body })),
  })
}

/** Puts the sandbox back to its first state. */
export function useResetSandbox() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => expectDone(client.POST('/api/sandbox/reset')),
    onSuccess: () => {
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.user[0] })
    },
  })
}

/** Turns the sandbox into an account with everything in it, or has the server mail a link that does. */
export function useKeepSandbox() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string; name: string }) =>
      unwrap(client.POST('/api/sandbox/keep', { body })),
    onSuccess: async (answer) => {
      if ('id' in answer) cache.setQueryData(keys.user, answer)
      else await cache.invalidateQueries({ queryKey: keys.user })
    },
  })
}
