/*
 * The default questions of a form in German. The organiser's own words are shown as they are; only a default that was not
 * reworded is translated, and what is sent stays the original.
 */
import type { FormField } from '@/api/guest-form'
import type { Language } from '@/lib/language'

/** The words in German, by the English ones in lower case; `german.ts` puts them in. */
export const defaultWords = {
  labels: new Map<string, string>(),
  options: new Map<string, string>(),
}

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
  return defaultWords.labels.get(label.trim().toLowerCase()) ?? label
}

/** One of its choices, likewise. */
export function optionIn(language: Language, { id }: FormField, option: string): string {
  if (language === 'en' || id !== 'dietary') return option
  return defaultWords.options.get(option.trim().toLowerCase()) ?? option
}
