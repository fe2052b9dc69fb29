/* Which questions are asked: those whose condition holds, for one person or for the party. */
import type { AnswerValues, Attending, FieldPer, FormField, ShowIf } from '@/api/guest-form'
import { choicesOf, consentFields, type FormAnswers } from '@/guest-form/answers'

/** The people of a party, whose answers decide what the party is asked. */
export type OtherAnswers = { people?: readonly FormAnswers[] }

/**
 * Returns the questions to ask, in their order, with `required` as it holds for these answers. A question that is not asked
 * has no answer, so those that depend on it are not asked either.
 */
export function visibleFields(
  fields: readonly FormField[],
  per: FieldPer,
  answers: FormAnswers,
  { people = [] }: OtherAnswers = {},
): FormField[] {
  const coming = per === 'guest' ? [answers.attending] : people.map(({ attending }) => attending)
  const visible: FormField[] = []
  const isMet = ({ field, is }: ShowIf) => {
    const isAsked = visible.some(({ id }) => id === field)
    const given = isAsked ? choicesOf(answers.values[field]) : field === 'attending' ? coming : []
    return is.some((choice) => given.some((each) => each === choice))
  }
  for (const field of fields) {
    if (field.per !== per) continue
    if (field.showIf == null ? isIdle(field, answers) : !isMet(field.showIf)) continue
    visible.push({ ...field, required: field.required && isInsisted(field, coming) })
  }
  return visible
}

/** Whether a question is of no use to a person who does not come. */
function isIdle({ id }: FormField, { attending }: FormAnswers): boolean {
  return attending === 'declined' && consentFields.includes(id)
}

/** Names and address are a must for everyone; all other answers only for those who come. */
function isInsisted({ id }: FormField, coming: readonly Attending[]): boolean {
  return (
    nameAndAddress.includes(id) ||
    coming.length === 0 ||
    coming.some((attending) => attending === '' || attending === 'attending')
  )
}

const nameAndAddress: readonly string[] = ['firstName', 'lastName', 'email']

/** The answers to the questions that are asked, without blank ones. */
export function visibleValues(fields: readonly FormField[], values: AnswerValues): AnswerValues {
  const kept: AnswerValues = {}
  for (const { id } of fields) {
    const value = values[id]
    if (value === undefined) continue
    if (typeof value !== 'string') kept[id] = value
    else if (value.trim() !== '') kept[id] = value.trim()
  }
  return kept
}
