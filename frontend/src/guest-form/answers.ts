/* What a person has answered so far, while it is typed. */
import type { AnswerValue, AnswerValues, Attending, FormField } from '@/api/guest-form'

/** The answers of one person, or of a party once. */
export type FormAnswers = {
  attending: Attending
  values: AnswerValues
  /** Agrees that dietary needs and special requests are kept. */
  consent: boolean
}

/** Texts about answers by the id of their question, or by one of `problemKeys`. */
export type FormProblems = Readonly<Record<string, string>>

/** Keys of problems that are not about a question; no id of a question has a `$`. */
export const problemKeys = { attending: '$attending', consent: '$consent' } as const

/** The guest's own fields that are personal enough to ask for consent. */
export const consentFields: readonly string[] = ['dietary', 'specialRequests']

/** Answers of a person who has said nothing yet. */
export const noAnswers: FormAnswers = { attending: '', values: {}, consent: false }

/** Whether a checkbox is one box instead of a list of choices. */
export function isSingleBox({ type, options }: FormField): boolean {
  return type === 'checkbox' && (options ?? []).length === 0
}

/** Whether a person comes, as it is sent; nothing while it was not said. */
export function attendingOf({ attending }: FormAnswers): { attending?: Exclude<Attending, ''> } {
  return attending === '' ? {} : { attending }
}

export function isBlank(value: AnswerValue | undefined): boolean {
  if (value === undefined || value === false) return true
  if (value === true) return false
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

/** The text of an answer; empty when it is not a text. */
export function textOf(value: AnswerValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** What is chosen, as conditions name it: the options, or `yes` for a single box. */
export function choicesOf(value: AnswerValue | undefined): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value === 'boolean') return value ? ['yes'] : []
  return value ?? []
}

/** “None” and its German word, as dietary needs are designed. */
function isNone(choice: string): boolean {
  return ['none', 'keine'].includes(choice.trim().toLowerCase())
}

/** Returns what is chosen after a change: “None” excludes everything else. */
export function withoutContradiction(
  before: readonly string[],
  chosen: readonly string[],
): string[] {
  const hadNone = before.some(isNone)
  if (chosen.some(isNone) && !hadNone) return chosen.filter(isNone)
  return chosen.length > 1 ? chosen.filter((choice) => !isNone(choice)) : [...chosen]
}

/** Whether something was written that is kept only with consent. “None” as dietary need says nothing. */
export function needsConsent(values: AnswerValues, fields: readonly FormField[]): boolean {
  return fields.some(
    ({ id }) =>
      consentFields.includes(id) &&
      !isBlank(values[id]) &&
      choicesOf(values[id]).some((choice) => !isNone(choice)),
  )
}
