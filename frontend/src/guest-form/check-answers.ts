/* What is wrong with the answers, before they are sent. The server decides; these are its rules that need no server. */
import type { AnswerValue, FormField } from '@/api/guest-form'
import {
  isBlank,
  isSingleBox,
  needsConsent,
  problemKeys,
  type FormAnswers,
  type FormProblems,
} from '@/guest-form/answers'
import { labelIn } from '@/guest-form/default-words'
import { messages } from '@/guest-form/messages'
import { looksLikeEmail } from '@/lib/email'
import type { Language } from '@/lib/language'

/** Characters that an answer may have. */
export const answerLimits = { text: 200, textarea: 2000, email: 254 } as const

/** Returns a text for every one of these questions that is not answered as it should be; `fields` are those asked. */
export function checkAnswers(
  fields: readonly FormField[],
  answers: FormAnswers,
  language: Language,
): FormProblems {
  const problems: Record<string, string> = {}
  for (const field of fields) {
    const problem = problemOf(field, answers.values[field.id], language)
    if (problem !== undefined) problems[field.id] = problem
  }
  if (needsConsent(answers.values, fields) && !answers.consent) {
    problems[problemKeys.consent] = messages[language].problems.consent
  }
  return problems
}

/** The same for a person, who also has to say whether they come. */
export function checkPerson(
  fields: readonly FormField[],
  answers: FormAnswers,
  language: Language,
): FormProblems {
  const problems = checkAnswers(fields, answers, language)
  if (answers.attending !== '') return problems
  return { [problemKeys.attending]: messages[language].problems.attending, ...problems }
}

function problemOf(
  field: FormField,
  value: AnswerValue | undefined,
  language: Language,
): string | undefined {
  const texts = messages[language].problems
  if (isBlank(value)) {
    if (!field.required) return undefined
    if (isSingleBox(field)) return texts.box
    const label = withoutMark(labelIn(language, field))
    return field.type === 'select' || field.type === 'checkbox'
      ? texts.choose(label)
      : texts.enter(label)
  }
  if (typeof value !== 'string') return undefined
  if (field.type === 'email' && !looksLikeEmail(value)) return texts.email
  const limit = limitOf(field.type)
  if (limit !== undefined && [...value.trim()].length > limit) return texts.tooLong(limit)
  return undefined
}

/** “What would you like” of “What would you like?”, since words follow it. */
function withoutMark(label: string): string {
  return label.replace(/[\s?:.!]+$/, '')
}

function limitOf(type: FormField['type']): number | undefined {
  return type === 'select' || type === 'checkbox' ? undefined : answerLimits[type]
}
