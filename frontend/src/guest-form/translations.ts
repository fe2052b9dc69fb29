/* The words of forms in the languages that were loaded. */
import type { words } from '@/guest-form/languages/en'
import type { Language, Translated } from '@/lib/language'

/** The default questions, in lower case. */
export const defaultLabels = [
  'first name',
  'last name',
  'email',
  'email address',
  'mobile',
  'mobile number',
  'phone',
  'dietary requirements',
  'special requests',
  'additional information',
] as const

/** The default choices of the dietary question, in lower case. */
export const defaultOptions = [
  'none',
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'nut allergy',
  'other',
] as const

export type FormTranslation<L extends Language = 'en'> = {
  words: Translated<typeof words, L>
  labels: Readonly<Record<(typeof defaultLabels)[number], string>>
  options: Readonly<Record<(typeof defaultOptions)[number], string>>
}

/** Filled by the pages that show forms. */
export const formTranslations = new Map<string, FormTranslation>()
