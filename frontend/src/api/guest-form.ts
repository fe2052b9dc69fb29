/* The wire of registration: the public form of an event and the personal link of a party. */
import { useMutation, useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { components, paths } from '@/api/schema.gen'

type Schemas = components['schemas']

/** What a question asks for. */
export type FieldType = Schemas['FormFieldType']
/** Whether each guest is asked, or the party once. */
export type FieldPer = Schemas['FormFieldPer']
/** A question is asked only if an earlier one, or `attending`, has one of these answers; a single box answers `yes`. */
export type ShowIf = Schemas['FormShowIf']
/** One question of a designed form. */
export type FormField = Schemas['FormField']
/** The answer to one question. */
export type AnswerValue = Schemas['FormValue']
/** Answers by the id of their question. */
export type AnswerValues = Record<string, AnswerValue>
/** Whether a person comes; empty until it was said. */
export type Attending = '' | Schemas['AnswerWord']
/** What guests read of an event. */
export type PublicEvent = Schemas['PublicEvent']
/** A version of a form as guests get it. */
export type DesignedFormView = Schemas['OpenForm']
/** What an event says about registration. */
export type PublicForm = Schemas['PublicForm']
/** An answer through the public form. */
export type Registration = Schemas['Registration']
/** A person of a party, as its personal link shows them. */
export type PartyMember = Schemas['PartyMember']
/** What a personal link shows. */
export type PersonalForm = Schemas['PartyForm']
/** An answer through a personal link. */
export type PartyAnswer = Schemas['PartyAnswer']

const client = createClient<paths>({
  baseUrl: globalThis.location.origin,
  credentials: 'same-origin',
  // Looked up at each call, so that a test can put its own in place.
  fetch: (request) => globalThis.fetch(request),
})

/** An event with its form, by the public id of its link. */
export function useGuestForm(eventId: string) {
  return useQuery({
    queryKey: keys.guestForm(eventId),
    queryFn: () =>
      unwrap(client.GET('/api/guest-form/{eventId}', { params: { path: { eventId } } })),
  })
}

/** Sends an answer through the public form. The answer of the server is the same for known and unknown guests. */
export function useRegister(eventId: string) {
  return useMutation({
    mutationFn: (body: Registration) =>
      unwrap(client.POST('/api/guest-form/{eventId}', { params: { path: { eventId } }, body })),
  })
}

/** What a personal link shows. */
export function usePersonalForm(token: string) {
  return useQuery({
    queryKey: keys.personalForm(token),
    queryFn: () => unwrap(client.GET('/api/rsvp/{token}', { params: { path: { token } } })),
  })
}

/** Sends the answers of a party; what the link shows then comes back. */
export function useAnswerForParty(token: string) {
  return useMutation({
    mutationFn: (body: PartyAnswer) =>
      unwrap(client.POST('/api/rsvp/{token}', { params: { path: { token } }, body })),
  })
}
