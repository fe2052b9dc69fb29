/*
 * The languages of the pages for guests. English texts come with their page; those of the other languages are checked
 * against them by `Translated`, so that a missing text does not compile.
 */
import { englishOf, languages as browserLanguages } from '@/lib/locale'

/** The languages by their own names, in the order of the switch. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  ar: 'العربية',
  he: 'עברית',
}

/** A language that the pages for guests are written in. */
export type Language = keyof typeof languageNames

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag)

export const allLanguages: readonly Language[] = Object.keys(languageNames).filter(isLanguage)

/** Texts in every language. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>

/** The plural categories of CLDR that read differently in a language. Languages with `many` for round millions use `other`. */
type PluralCategory<L extends Language> = L extends 'ar'
  ? Intl.LDMLPluralRule
  : L extends 'pl'
    ? 'one' | 'few' | 'many' | 'other'
    : L extends 'he'
      ? 'one' | 'two' | 'other'
      : 'one' | 'other'

/** A text by the plural category of a number, with `#` as the number itself. */
export type Plural<L extends Language = 'en'> = Record<PluralCategory<L>, string>

/** The shape of English texts in another language: every text, with the plural forms that the language has. */
export type Translated<Texts, L extends Language> = Texts extends Plural
  ? Plural<L>
  : Texts extends string
    ? string
    : Texts extends (...values: never[]) => string
      ? Texts
      : { [Key in keyof Texts]: Translated<Texts[Key], L> }

/** Texts that come in English; `later` returns those of a language once they are loaded (`lazy-language.ts`). */
export function lazyCatalogue<Texts>(
  en: Texts,
  later: (language: string) => Texts | undefined,
): Catalogue<Texts> {
  const english = { en, de: en, fr: en, es: en, it: en, pt: en, nl: en, pl: en, tr: en, ar: en }
  return new Proxy({ ...english, he: en }, { get: (_, language) => later(String(language)) ?? en })
}

/** Reads a language tag such as `de-AT`; undefined for languages without texts. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.split('-')[0]?.toLowerCase() ?? ''
  // Some systems still have the code of Hebrew from before 1989.
  if (primary === 'iw') return 'he'
  return isLanguage(primary) ? primary : undefined
}

/** The first of these tags that there are texts for, or English. */
export function languageOf(tags: readonly (string | null | undefined)[]): Language {
  for (const tag of tags) {
    const language = parseLanguage(tag)
    if (language !== undefined) return language
  }
  return 'en'
}

/** Returns the direction in which a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr'
}

/** What separates a date from its time. */
export function commaOf(language: Language): string {
  return language === 'ar' ? '، ' : ', '
}

/** The reader's variant of a language, for dates and numbers: `de-AT`, `en-GB`. */
export function localeOf(language: Language, tags: readonly string[] = browserLanguages): string {
  if (language === 'en') return englishOf(tags)
  const locale = tags.find((tag) => parseLanguage(tag) === language) ?? language
  if (language !== 'ar') return locale
  // Invitations name the Gregorian date, and the digits are those of codes, tables and seats on the same page.
  return new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' }).toString()
}

/** Forms of a text; those that a language lacks are covered by `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form of a text for this number, with `#` as the number itself. */
export function plural(language: Language, count: number, forms: Forms): string {
  const locale = localeOf(language)
  const text = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return text.replace('#', new Intl.NumberFormat(locale).format(count))
}

/** “Ana, Ben and Cleo” in this language. */
export function listed(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items)
}
