/* What is wrong with a form before it is saved; the server checks the same again. */
import type { FormField } from '@/api/guest-form'
import { subjectsFor, validAnswers } from '@/features/forms/conditions'
import type { FormDraft } from '@/features/forms/draft'
import { cleanOptions, maxFields, takesOptions } from '@/features/forms/fields'
import { formMessages as messages } from '@/features/forms/messages'
import { facts } from '@/generated/facts.gen'

/** Messages by place: `title`, `settings.capacity`, or the id of a question and its part: `dietary.label`. */
export type FormProblems = ReadonlyMap<string, string>

export const noProblems: FormProblems = new Map()

export const formLimits = {
  title: 200,
  description: 5000,
  label: 200,
  placeholder: 200,
  help: 500,
  option: 200,
  options: 50,
  plusOnes: 10,
  capacity: facts.limits.guestsPerEventMax,
} as const

/** Returns what is wrong. */
export function checkForm({ title, description, fields, settings }: FormDraft): FormProblems {
  const problems = new Map<string, string>()
  const add = (place: string, problem: string | undefined) => {
    if (problem !== undefined) problems.set(place, problem)
  }
  add('title', textProblem(title, messages.titleRequired, formLimits.title))
  add('description', lengthProblem(description, formLimits.description))
  if (fields.length > maxFields) add('fields', messages.tooManyFields(maxFields))
  for (const [index, field] of fields.entries()) {
    add(`${field.id}.label`, textProblem(field.label, messages.labelRequired, formLimits.label))
    add(`${field.id}.placeholder`, lengthProblem(field.placeholder ?? '', formLimits.placeholder))
    add(`${field.id}.help`, lengthProblem(field.help ?? '', formLimits.help))
    add(`${field.id}.options`, optionsProblem(field))
    add(`${field.id}.showIf`, conditionProblem(fields, index))
  }
  add('settings.plusOnes', numberProblem(settings.plusOnes, 0, formLimits.plusOnes))
  if (settings.capacity != null) {
    add('settings.capacity', numberProblem(settings.capacity, 1, formLimits.capacity))
  }
  return problems
}

/** Returns the server's problems by question id: the server counts questions, and they may move before it answers. */
export function placesOf(
  problems: ReadonlyMap<string, string>,
  sent: readonly FormField[],
): FormProblems {
  const placed = new Map<string, string>()
  for (const [name, message] of problems) {
    const [, index, part] = /^fields\.(\d+)\.(\w+)/.exec(name) ?? []
    const field = index === undefined ? undefined : sent[Number(index)]
    placed.set(field === undefined || part === undefined ? name : `${field.id}.${part}`, message)
  }
  return placed
}

/** Returns the ids of the questions that have a problem. */
export function wrongFields(problems: FormProblems, fields: readonly FormField[]): Set<string> {
  const places = [...problems.keys()]
  const wrong = fields.filter(({ id }) => places.some((place) => place.startsWith(`${id}.`)))
  return new Set(wrong.map(({ id }) => id))
}

function textProblem(text: string, required: string, limit: number): string | undefined {
  return text.trim() === '' ? required : lengthProblem(text, limit)
}

function lengthProblem(text: string, limit: number): string | undefined {
  return [...text.trim()].length > limit ? messages.tooLong(limit) : undefined
}

function optionsProblem(field: FormField): string | undefined {
  if (!takesOptions(field)) return undefined
  const options = cleanOptions(field)
  if (field.type === 'select' && options.length === 0) return messages.optionsRequired
  if (options.length > formLimits.options) return messages.tooManyOptions(formLimits.options)
  const twice = options.find((option, index) => options.indexOf(option) !== index)
  if (twice !== undefined) return messages.optionTwice(twice)
  return options.map((option) => lengthProblem(option, formLimits.option)).find(isText)
}

function isText(text: string | undefined): text is string {
  return text !== undefined
}

function conditionProblem(fields: readonly FormField[], index: number): string | undefined {
  const showIf = fields[index]?.showIf
  if (showIf === undefined) return undefined
  const subject = subjectsFor(fields, index).find(({ id }) => id === showIf.field)
  if (subject === undefined) return messages.conditionLater
  return validAnswers(showIf, subject).length < Math.max(showIf.is.length, 1)
    ? messages.conditionAnswers(subject.label)
    : undefined
}

function numberProblem(value: number, min: number, max: number): string | undefined {
  return Number.isInteger(value) && value >= min && value <= max
    ? undefined
    : messages.numberBetween(min, max)
}
