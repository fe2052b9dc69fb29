/* Keeps what was typed when the form changes: what still has a question of the same kind stays. */
import type { AnswerValue, AnswerValues, FormField } from '@/api/guest-form'
import { choicesOf, isSingleBox } from '@/guest-form/answers'

/** Returns the answers that fit these questions. */
export function fittingValues(fields: readonly FormField[], values: AnswerValues): AnswerValues {
  const kept: AnswerValues = {}
  for (const field of fields) {
    const value = values[field.id]
    const fitting = value === undefined ? undefined : fittingValue(field, value)
    if (fitting !== undefined) kept[field.id] = fitting
  }
  return kept
}

function fittingValue(field: FormField, value: AnswerValue): AnswerValue | undefined {
  const options = field.options ?? []
  if (field.type === 'checkbox') {
    if (isSingleBox(field)) return typeof value === 'boolean' ? value : undefined
    // A question that was a select has one choice as a text.
    return typeof value === 'boolean'
      ? undefined
      : choicesOf(value).filter((choice) => options.includes(choice))
  }
  if (typeof value !== 'string') return undefined
  return field.type === 'select' && !options.includes(value) ? undefined : value
}
