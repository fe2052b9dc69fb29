/*
 * The languages of the pages for guests. A catalogue of texts is an object per language whose types agree, so that a
 * missing text does not compile: `const de: typeof en = …`.
 */
import { englishOf, languages as browserLanguages } from '@/lib/locale'

/** A language that the pages for guests are written in. */
export type Language = 'en' | 'de'

/** The languages by their own names, in the order of the switch. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

export const allLanguages: readonly Language[] = ['en', 'de']

/** Texts in every language. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>

/** Texts that come in English; the other languages are put in when they are loaded (`later-language.ts`). */
export function lazyCatalogue<Texts>(en: Texts): Record<Language, Texts> {
  return { en, de: en }
}

/** Reads a language tag such as `de-AT`; undefined for languages without texts. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.split('-')[0]?.toLowerCase()
  return allLanguages.find((language) => language === primary)
}

/** The first of these tags that there are texts for, or English. */
export function languageOf(tags: readonly (string | null | undefined)[]): Language {
  for (const tag of tags) {
    const language = parseLanguage(tag)
    if (language !== undefined) return language
  }
  return 'en'
}

/** The reader's variant of a language, for dates and numbers: `de-AT`, `en-GB`. */
export function localeOf(language: Language, tags: readonly string[] = browserLanguages): string {
  if (language === 'en') return englishOf(tags)
  return tags.find((tag) => parseLanguage(tag) === language) ?? language
}

/** A text by the plural category of a number; `other` covers the categories that a language lacks. */
type Plural = { one: string; other: string }

/** The form of a text for this number, with `#` as the number itself. */
export function plural(language: Language, count: number, { one, other }: Plural): string {
  const locale = localeOf(language)
  const text = new Intl.PluralRules(locale).select(count) === 'one' ? one : other
  return text.replace('#', new Intl.NumberFormat(locale).format(count))
}

/** “Ana, Ben and Cleo” in this language. */
export function listed(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items)
}
