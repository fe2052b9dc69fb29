/* “Show only if …”: which questions a condition may name, and the answers it may ask for. */
import type { FormField, ShowIf } from '@/api/guest-form'
import { cleanOptions, takesOptions } from '@/features/forms/fields'
import { messages } from '@/guest-form/messages'

/** A question that conditions may name, with its answers. */
export type Subject = { id: string; label: string; answers: { value: string; label: string }[] }

const words = messages.en.attending

/** Every form asks it first. */
const attending: Subject = {
  id: 'attending',
  label: words.question,
  answers: [
    { value: 'attending', label: words.attending },
    { value: 'declined', label: words.declined },
    { value: 'maybe', label: words.maybe },
  ],
}

/** Returns what a condition of the question at `index` may name: choices that the same people make before it. */
export function subjectsFor(fields: readonly FormField[], index: number): Subject[] {
  const per = fields[index]?.per
  const earlier = fields.slice(0, index).filter((field) => takesOptions(field) && field.per === per)
  return [attending, ...earlier.map(subjectOf)]
}

function subjectOf(field: FormField): Subject {
  const options = cleanOptions(field)
  const isBox = field.type === 'checkbox' && options.length === 0
  return {
    id: field.id,
    label: field.label.trim() === '' ? 'Untitled question' : field.label,
    answers: isBox
      ? [{ value: 'yes', label: 'Yes' }]
      : options.map((option) => ({ value: option, label: option })),
  }
}

/** Returns the answers that the condition names and the question has. */
export function validAnswers({ is }: ShowIf, subject: Subject): string[] {
  return subject.answers.map(({ value }) => value).filter((value) => is.includes(value))
}

/** “If Staying to dance? is Yes”, or undefined for a question that is always asked. */
export function conditionText(fields: readonly FormField[], index: number): string | undefined {
  const showIf = fields[index]?.showIf
  if (showIf === undefined) return undefined
  const subject = subjectsFor(fields, index).find(({ id }) => id === showIf.field)
  if (subject === undefined) return 'If a question that cannot be asked before'
  const answers = subject.answers
    .filter(({ value }) => showIf.is.includes(value))
    .map(({ label }) => label)
  return `If “${subject.label}” is ${answers.length === 0 ? '…' : answers.join(' or ')}`
}
