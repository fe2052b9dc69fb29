/* What a guest has typed, kept in this tab until it is sent, so that a reload or a lost connection loses nothing. */
import { isRecord } from '@/api/errors'
import type { AnswerValue, AnswerValues, Attending, DesignedFormView } from '@/api/guest-form'
import { noAnswers, type FormAnswers } from '@/guest-form/answers'
import { fittingValues } from '@/guest-form/fitting-answers'

/** The answers of a registration. */
export type Draft = {
  person: FormAnswers
  /** The guests brought along; they attend, and the person who registers consents for them. */
  companions: AnswerValues[]
  partyValues: AnswerValues
}

const emptyDraft: Draft = { person: noAnswers, companions: [], partyValues: {} }

/** Returns the parts of a draft that fit a form. */
export function fittingDraft(
  { fields, plusOnes }: Pick<DesignedFormView, 'fields' | 'plusOnes'>,
  { person, companions, partyValues }: Draft,
): Draft {
  return {
    person: { ...person, values: fittingValues(fields, person.values) },
    companions: companions.slice(0, plusOnes).map((values) => fittingValues(fields, values)),
    partyValues: fittingValues(fields, partyValues),
  }
}

/** Returns whether a companion has an email address. */
export function bringsAddresses({ person, companions }: Draft): boolean {
  return person.attending !== 'declined' && companions.some(({ email }) => (email ?? '') !== '')
}

/** Returns the email address of the person who registers. */
export function emailOf({ person }: Draft): string {
  const { email } = person.values
  return typeof email === 'string' ? email.trim() : ''
}

/** Parses a draft; anything else becomes an empty one. */
export function parseDraft(text: string | null): Draft {
  const stored = parsed(text)
  if (!isRecord(stored)) return emptyDraft
  return {
    person: parseAnswers(stored.person),
    companions: Array.isArray(stored.companions) ? stored.companions.map(parseValues) : [],
    partyValues: parseValues(stored.partyValues),
  }
}

/** Parses JSON; undefined when the text is missing or invalid. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses the answers of a person. */
export function parseAnswers(stored: unknown): FormAnswers {
  if (!isRecord(stored)) return noAnswers
  return {
    attending: parseAttending(stored.attending),
    values: parseValues(stored.values),
    consent: stored.consent === true,
  }
}

/** Parses whether a person attends; anything else counts as unanswered. */
export function parseAttending(stored: unknown): Attending {
  return (['attending', 'declined', 'maybe'] as const).find((word) => word === stored) ?? ''
}

/** Parses answers by question; invalid ones are dropped. */
export function parseValues(stored: unknown): AnswerValues {
  const values: AnswerValues = {}
  if (!isRecord(stored)) return values
  for (const [id, value] of Object.entries(stored)) {
    if (isAnswer(value)) values[id] = value
  }
  return values
}

function isAnswer(value: unknown): value is AnswerValue {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (Array.isArray(value) && value.every((choice) => typeof choice === 'string'))
  )
}
