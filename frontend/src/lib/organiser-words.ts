/* What an organiser wrote, in the reader's language where it was translated, and otherwise in that of the event. */
import type { Language } from '@/lib/language'

/** Translations by language and key, as the server sends them. */
export type TextsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The language in which an organiser wrote, and what was translated. */
export type OrganiserWords = {
  language: Language
  translations?: TextsByLanguage | undefined
}

/** A text with its language, where that is not the language of the page. */
export type ShownText = { text: string; lang?: Language | undefined }

/** Returns the translation of a text, or the original with its language. */
export function wordsIn(
  language: Language,
  words: OrganiserWords | undefined,
  key: string,
  original: string,
): ShownText {
  const text = words?.translations?.[language]?.[key]
  if (text !== undefined) return { text }
  return words === undefined || words.language === language
    ? { text: original }
    : { text: original, lang: words.language }
}

/** Returns the name of an event as a reader of the language knows it. */
export function eventName(language: Language, event: OrganiserWords & { name: string }): ShownText {
  return wordsIn(language, event, 'event.name', event.name)
}
