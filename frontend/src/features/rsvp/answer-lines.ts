/* Answers as lines of text, for a summary and to compare two of them. */
import type { AnswerValue, FieldPer, FormField } from '@/api/guest-form'
import { messages } from '@/features/rsvp/messages'
import { choicesOf, isBlank, isSingleBox, type FormAnswers } from '@/guest-form/answers'
import { optionIn, shownLabel } from '@/guest-form/default-words'
import { messages as formMessages } from '@/guest-form/messages'
import { visibleFields, type OtherAnswers } from '@/guest-form/visible-fields'
import { listed, type Language } from '@/lib/language'
import type { ShownText } from '@/lib/organiser-words'

type AnswerLine = { id: string; label: ShownText; text: string }

/** The words for whether a person comes. */
export function attendingText({ attending }: FormAnswers, language: Language): string {
  return attending === ''
    ? messages[language].party.noAnswer
    : formMessages[language].attending[attending]
}

/** The questions that were asked, with their answers; blank ones are left out, names are above. */
export function answerLines(
  fields: readonly FormField[],
  per: FieldPer,
  answers: FormAnswers,
  language: Language,
  others: OtherAnswers = {},
): AnswerLine[] {
  return visibleFields(fields, per, answers, others)
    .filter(({ id }) => id !== 'firstName' && id !== 'lastName' && !isBlank(answers.values[id]))
    .map((field) => ({
      id: field.id,
      label: shownLabel(language, field),
      text: answerText(field, answers.values[field.id], language),
    }))
}

function answerText(field: FormField, value: AnswerValue | undefined, language: Language): string {
  if (isSingleBox(field)) return messages[language][value === true ? 'yes' : 'no']
  if (typeof value === 'string' && field.type !== 'select') return value
  return listed(
    language,
    choicesOf(value).map((option) => optionIn(language, field, option)),
  )
}
