/*
 * The default questions of a form in the reader's language. The organiser's own words are shown as they are; only a default that was not
 * reworded is translated, and what is sent stays the original.
 */
import type { FormField } from '@/api/guest-form'
import { formTranslations } from '@/guest-form/translations'
import type { Language } from '@/lib/language'

/** The fields about the guest; free questions always keep their words. */
const ownFields: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'dietary',
  'specialRequests',
  'additionalInfo',
]

/** The question in the reader's language where it is a default. */
export function labelIn(language: Language, { id, label }: FormField): string {
  if (language === 'en' || !ownFields.includes(id)) return label
  return translated(formTranslations.get(language)?.labels, label)
}

/** One of its choices, likewise. */
export function optionIn(language: Language, { id }: FormField, option: string): string {
  if (language === 'en' || id !== 'dietary') return option
  return translated(formTranslations.get(language)?.options, option)
}

function translated(words: Readonly<Record<string, string>> = {}, text: string): string {
  const key = text.trim().toLowerCase()
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? text
}
