/* The shapes of registration: the public form of an event and the personal link of a party. */
import type { components } from '@/api/schema.gen'
import type { OrganiserWords } from '@/lib/organiser-words'

type Schemas = components['schemas']

/** What a question asks for. */
export type FieldType = Schemas['FormFieldType']
/** Whether each guest is asked, or the party once. */
export type FieldPer = Schemas['FormFieldPer']
/** A question is asked only if an earlier one, or `attending`, has one of these answers; a single box answers `yes`. */
export type ShowIf = Schemas['FormShowIf']
/** One question of a designed form. */
export type FormField = Schemas['FormField'] & {
  /** What the organiser wrote in which language; set where guests read the form. */
  words?: OrganiserWords
}
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
/** What comes back for an answer through the public form; the same for known and unknown guests. */
export type Received = Schemas['Received']
