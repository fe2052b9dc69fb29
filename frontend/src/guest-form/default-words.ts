/*
 * The questions of a form in the reader's language: those of the product from its catalogues, those of the organiser where
 * they were translated. What is sent stays the original.
 */
import type { FormField } from '@/api/guest-form'
import { defaultLabels, defaultOptions, formTranslations } from '@/guest-form/translations'
import type { Language } from '@/lib/language'
import { wordsIn, type ShownText } from '@/lib/organiser-words'

/** The fields about the guest; free questions are never the product's. */
const ownFields: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'dietary',
  'specialRequests',
  'additionalInfo',
]

/** The question in the reader's language, for sentences. */
export function labelIn(language: Language, field: FormField): string {
  return shownLabel(language, field).text
}

/** One of its choices, likewise. */
export function optionIn(language: Language, field: FormField, option: string): string {
  return shownOption(language, field, option).text
}

/** The question as it is shown. */
export function shownLabel(language: Language, field: FormField): ShownText {
  const { id, label } = field
  if (ownFields.includes(id) && isOneOf(defaultLabels, label)) {
    return { text: translated(formTranslations.get(language)?.labels, label) }
  }
  return shownPart(language, field, 'label', label)
}

/** One of its choices as it is shown. */
export function shownOption(language: Language, field: FormField, option: string): ShownText {
  if (field.id === 'dietary' && isOneOf(defaultOptions, option)) {
    return { text: translated(formTranslations.get(language)?.options, option) }
  }
  return shownPart(language, field, `option.${option}`, option)
}

/** Its help or placeholder as it is shown; undefined without one. */
export function shownNote(
  language: Language,
  field: FormField,
  part: 'help' | 'placeholder',
): ShownText | undefined {
  const text = field[part]
  return text == null || text === '' ? undefined : shownPart(language, field, part, text)
}

function shownPart(language: Language, { id, words }: FormField, part: string, text: string) {
  return wordsIn(language, words, `question.${id}.${part}`, text)
}

const keyOf = (text: string) => text.trim().toLowerCase()

function isOneOf(known: readonly string[], text: string): boolean {
  return known.includes(keyOf(text))
}

function translated(words: Readonly<Record<string, string>> = {}, text: string): string {
  const key = keyOf(text)
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? text
}
