/* The registration form of an event as its organisers design it, and the invitations that link to it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { emailKeys } from '@/api/email-keys'
import { refreshGuests } from '@/api/guests'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** What happens with answers, and when and how many are taken. */
export type FormSettings = Schemas['FormSettings']
/** A form as organisers see it; its version is 0 until it was saved for the first time. */
export type InvitationForm = Schemas['InvitationForm']
/** What is edited of a form. */
export type FormDesign = Pick<InvitationForm, 'title' | 'description' | 'fields' | 'settings'>
/** What is saved; `version` is the one that was edited. */
export type FormInput = Schemas['SaveInvitationForm']
export type InviteResult = Schemas['InviteResult']
/** What became of one of the lines that were sent, counted from 1. */
export type InviteLine = Schemas['InviteLine']
/** What became of all of them. */
export type InvitesSent = Schemas['InvitesSent']

/** The code of a refusal because someone else has saved the form since. */
export const formChangedCode = 'form_changed'

const formPath = '/api/events/{eventId}/invitation-form'

/** The form of an event. */
export function useInvitationForm(eventId: string) {
  return useQuery({
    queryKey: keys.invitationForm(eventId),
    queryFn: () => unwrap(client.GET(formPath, of(eventId))),
  })
}

/** Saves the form. After a refusal it is read again, since someone else may have saved it. */
export function useSaveInvitationForm(eventId: string) {
  const cache = useQueryClient()
  const queryKey = keys.invitationForm(eventId)
  return useMutation({
    mutationFn: (form: FormInput) => unwrap(client.POST(formPath, { ...of(eventId), body: form })),
    onSuccess: (saved) => {
      cache.setQueryData(queryKey, saved)
      // Changed questions have another summary of their answers.
      void cache.invalidateQueries({ queryKey: keys.answers(eventId) })
    },
    onError: () => {
      void cache.invalidateQueries({ queryKey })
    },
  })
}

/** Lines that one call takes. */
export const maxInvites = 10_000

/** When addresses last got an invitation, by the address in lower case. */
export function useInvitedAddresses(eventId: string, enabled: boolean) {
  return useQuery({
    queryKey: emailKeys.invitedAddresses(eventId),
    queryFn: () => unwrap(client.GET('/api/events/{eventId}/invited-addresses', of(eventId))),
    select: byAddress,
    enabled,
    staleTime: 0,
  })
}

function byAddress(invited: Schemas['InvitedAddress'][]): ReadonlyMap<string, string> {
  return new Map(invited.map(({ email, invitedAt }) => [email, invitedAt]))
}

/** Invites by mail. New addresses become guests, so the list is read again. */
export function useSendInvites(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { emails: string[]; sendAgain: boolean }) =>
      unwrap(client.POST('/api/events/{eventId}/send-invites', { ...of(eventId), body })),
    onSettled: () => {
      void refreshGuests(cache, eventId)
      void cache.invalidateQueries({ queryKey: emailKeys.invitedAddresses(eventId) })
      void cache.invalidateQueries({ queryKey: emailKeys.recipients(eventId) })
    },
  })
}

function of(eventId: string) {
  return { params: { path: { eventId } } }
}
