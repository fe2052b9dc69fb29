/* The wire of registration: the public form of an event and the personal link of a party. */
import { useMutation, useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

/** What a question asks for. */
export type FieldType = 'text' | 'email' | 'select' | 'textarea' | 'checkbox'

/** Whether each guest is asked, or the party once. */
export type FieldPer = 'guest' | 'party'

/** A question is asked only if an earlier one, or `attending`, has one of these answers; a single box answers `yes`. */
export type ShowIf = { field: string; is: string[] }

/** One question of a designed form. */
export type FormField = {
  id: string
  type: FieldType
  label: string
  required: boolean
  placeholder?: string
  help?: string
  /** Of a select, or of a checkbox that allows several; a checkbox without options is one box. */
  options?: string[]
  per: FieldPer
  showIf?: ShowIf
}

/** The answer to one question. */
export type AnswerValue = string | boolean | string[]

/** Answers by the id of their question. */
export type AnswerValues = Record<string, AnswerValue>

/** Whether a person comes; empty until it was said. */
export type Attending = '' | 'attending' | 'declined' | 'maybe'

/** What guests read of an event. */
export type PublicEvent = {
  name: string
  date: string
  timeZone: string
  endsAt?: string
  venue?: string
  description?: string
  /** Its shades for both themes; a bare colour, which is not legible everywhere, is not used. */
  accent?: components['schemas']['AccentShades'] | string
}

export type RegistrationState =
  'open' | 'full' | 'waiting-list' | 'not-open-yet' | 'closed' | 'past' | 'cancelled'

/** A version of a form as guests get it. */
export type DesignedFormView = {
  version: number
  title: string
  description: string
  fields: FormField[]
  /** How many people a guest may bring. */
  plusOnes: number
}

/** What an event says about registration. */
export type PublicForm = {
  event: PublicEvent
  state: RegistrationState
  opensAt?: string
  deadline?: string
  contact?: string
  /** There while answers are taken. */
  form?: DesignedFormView
  /** Opaque; sent back with the answer. */
  ticket: string
}

/** An answer through the public form. */
export type Registration = {
  version: number
  ticket: string
  attending: Attending
  values: AnswerValues
  plusOnes?: { values: AnswerValues }[]
  partyValues?: AnswerValues
  consent: boolean
  language: string
  /** A field that people do not see. */
  website: string
}

/** A person of a party, as its personal link shows them. */
export type PartyMember = {
  /** Opaque. */
  key: string
  name: string
  isPlusOne: boolean
  attending: Attending
  values: AnswerValues
  consent: boolean
}

/** What a personal link shows. */
export type PersonalForm = PublicForm & {
  party: { name: string; plusOnesAllowed: number; revision: number; partyValues: AnswerValues }
  members: PartyMember[]
  mayAnswer: boolean
}

/** What one person of a party answers. */
export type MemberAnswer = { attending: Attending; values: AnswerValues; consent: boolean }

/** An answer through a personal link. */
export type PartyAnswer = {
  version: number
  revision: number
  members: (MemberAnswer & { key: string })[]
  /** People who were not on the list yet. */
  plusOnes: MemberAnswer[]
  partyValues: AnswerValues
  language: string
}

type Json<T> = { content: { 'application/json': T } }
type Failed = Json<unknown>
type Get<P, T> = { parameters: { path: P }; responses: { 200: Json<T>; default: Failed } }
type Post<P, B, T> = Get<P, T> & { requestBody: Json<B> }

/** The calls of guests, who have no session. */
type GuestPaths = {
  '/api/guest-form/{eventId}': {
    get: Get<{ eventId: string }, PublicForm>
    post: Post<{ eventId: string }, Registration, { received: boolean }>
  }
  '/api/rsvp/{token}': {
    get: Get<{ token: string }, PersonalForm>
    post: Post<{ token: string }, PartyAnswer, PersonalForm>
  }
}

const client = createClient<GuestPaths>({
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
