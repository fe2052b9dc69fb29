/* What is translated, and what was typed and is not saved yet. */
import type { TranslatableText, TranslatedLanguage, Translations } from '@/api/translations'
import type { Language } from '@/lib/language'

/** A text that was typed, and what was saved when typing began. */
type Edit = { text: string; before: string }

/** Texts that were typed, by key. */
export type Edits = Readonly<Partial<Record<string, Edit>>>

/** How far a language is. */
type Progress = { total: number; translated: number; outdated: number }

/** Returns what is saved for a text; empty without a translation. */
export function savedText({ texts }: TranslatedLanguage, key: string): string {
  return texts[key]?.text ?? ''
}

/** Counts the texts of a language. */
export function progressOf({ texts }: Translations, language: TranslatedLanguage): Progress {
  const known = texts.flatMap(({ key }) => language.texts[key] ?? [])
  return {
    total: texts.length,
    translated: known.length,
    outdated: known.filter(({ outdated }) => outdated).length,
  }
}

/** Returns the edits after a text was typed; one that is as saved is no edit. */
export function withEdit(
  edits: Edits,
  language: TranslatedLanguage,
  { key, text }: { key: string; text: string },
): Edits {
  const saved = savedText(language, key)
  const { [key]: known, ...others } = edits
  if (text === saved) return others
  return { ...others, [key]: { text, before: known?.before ?? saved } }
}

/** Returns the edits that a save has not stored: what was typed while it ran. */
export function unsavedEdits(edits: Edits, sent: Edits): Edits {
  const left = Object.entries(edits).filter(([key, edit]) => sent[key]?.text !== edit?.text)
  return Object.fromEntries(
    left.map(([key, edit]) => [key, edit && { ...edit, before: sent[key]?.text ?? edit.before }]),
  )
}

/** Returns whether someone else has saved another text for one of the edits. */
export function isOverwriting(edits: Edits, language: TranslatedLanguage): boolean {
  return Object.entries(edits).some(([key, edit]) => {
    const saved = savedText(language, key)
    return edit !== undefined && saved !== edit.before && saved !== edit.text
  })
}

/** Returns the edits on what is saved now. */
export function rebased(edits: Edits, language: TranslatedLanguage): Edits {
  return Object.fromEntries(
    Object.entries(edits).map(([key, edit]) => [
      key,
      edit && { ...edit, before: savedText(language, key) },
    ]),
  )
}

/** Returns what is sent of the edits. */
export function textsToSave(edits: Edits): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(edits).map(([key, edit]) => {
      const text = edit?.text.trim() ?? ''
      return [key, text === '' ? null : text]
    }),
  )
}

/** A part of the list with its texts. */
export type Section = { group: TranslatableText['group']; texts: TranslatableText[] }

const groups = ['event', 'form', 'mail'] as const

/** Returns the texts by where guests read them; with `missingOnly` those without a current translation. */
export function sectionsOf(
  { texts }: Translations,
  language: TranslatedLanguage,
  missingOnly: boolean,
): Section[] {
  const isShown = ({ key }: TranslatableText) =>
    !missingOnly || language.texts[key] === undefined || language.texts[key].outdated
  const shown = texts.filter(isShown)
  return groups
    .map((group) => ({ group, texts: shown.filter((text) => text.group === group) }))
    .filter((section) => section.texts.length > 0)
}

/** Returns the language that is edited: the chosen one, else the first that was begun, else the first. */
export function editedLanguage(
  { languages }: Translations,
  chosen: Language | undefined,
): TranslatedLanguage | undefined {
  return (
    languages.find(({ language }) => language === chosen) ??
    languages.find(({ texts }) => Object.keys(texts).length > 0) ??
    languages[0]
  )
}
