/* Which questions are asked: those whose condition holds, for one person or for the party. */
import type { AnswerValues, FieldPer, FormField, ShowIf } from '@/api/guest-form'
import { choicesOf, consentFields, type FormAnswers } from '@/guest-form/answers'

/** Answers of others that conditions may name: those of the party for a guest, those of all guests for the party. */
export type OtherAnswers = { people?: readonly FormAnswers[]; partyValues?: AnswerValues }

/**
 * Returns the questions to ask, in their order. A question that is not asked has no answer, so those that depend on it
 * are not asked either.
 */
export function visibleFields(
  fields: readonly FormField[],
  per: FieldPer,
  answers: FormAnswers,
  { people = [], partyValues = {} }: OtherAnswers = {},
): FormField[] {
  const visible: FormField[] = []
  const isMet = ({ field, is }: ShowIf) => {
    const given = choicesFor(field)
    return is.some((choice) => given.includes(choice))
  }
  const choicesFor = (id: string): readonly string[] => {
    if (id === 'attending') {
      return per === 'guest' ? [answers.attending] : people.map(({ attending }) => attending)
    }
    const asked = fields.find((field) => field.id === id)
    if (asked === undefined) return []
    if (asked.per !== per) {
      return per === 'guest'
        ? choicesOf(partyValues[id])
        : people.flatMap(({ values }) => choicesOf(values[id]))
    }
    return visible.includes(asked) ? choicesOf(answers.values[id]) : []
  }
  for (const field of fields) {
    if (field.per !== per) continue
    if (field.showIf == null ? !isIdle(field, answers) : isMet(field.showIf)) {
      visible.push(field)
    }
  }
  return visible
}

/** Whether a question is of no use to a person who does not come. A required one is asked all the same. */
function isIdle({ id, required }: FormField, { attending }: FormAnswers): boolean {
  return attending === 'declined' && !required && consentFields.includes(id)
}

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
