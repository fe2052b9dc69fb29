/* The wire of registration: the public form of an event and the personal link of a party. */
import type {
  PartyAnswer,
  PersonalForm,
  PublicForm,
  Received,
  Registration,
} from '@/api/guest-form'
import { createAnswers, useAnswer } from '@/guest-pages/calls/answers'
import { read, send } from '@/guest-pages/calls/call'
import { useSend } from '@/guest-pages/calls/use-send'

const forms = createAnswers(async (path) => withWords(await read<PublicForm>(path)))
const personalForms = createAnswers(async (path) => withWords(await read<PersonalForm>(path)))

const formPath = (eventId: string) => `/api/guest-form/${encodeURIComponent(eventId)}`
const personalPath = (token: string) => `/api/rsvp/${encodeURIComponent(token)}`

/** An event with its form, by the public id of its link. */
export function useGuestForm(eventId: string) {
  return useAnswer(forms, formPath(eventId))
}

/** Sends an answer through the public form. The answer of the server is the same for known and unknown guests. */
export function useRegister(eventId: string) {
  return useSend((body: Registration) => send<Received>(formPath(eventId), body), { waits: true })
}

/** What a personal link shows. */
export function usePersonalForm(token: string) {
  return useAnswer(personalForms, personalPath(token))
}

/** Shows what came back for the answers of a party. */
export function showPersonalForm(token: string, form: PersonalForm): void {
  personalForms.put(personalPath(token), withWords(form))
}

/** Gives each question what was translated of it, so that it can be shown by itself. */
function withWords<F extends PublicForm>(view: F): F {
  const { event, form } = view
  if (form == null) return view
  const words = { language: event.language, translations: form.translations }
  return { ...view, form: { ...form, fields: form.fields.map((field) => ({ ...field, words })) } }
}

/** Sends the answers of a party; what the link shows then comes back. */
export function useAnswerForParty(token: string) {
  return useSend((body: PartyAnswer) => send<PersonalForm>(personalPath(token), body), {
    waits: true,
  })
}
