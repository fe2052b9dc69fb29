/* The edits of all languages, and saving those of one. */
import { useState } from 'react'
import { serverMessage } from '@/api/errors'
import { fieldProblems } from '@/api/field-problems'
import { useSaveTranslations, type TranslatedLanguage } from '@/api/translations'
import {
  isOverwriting,
  rebased,
  savedText,
  textsToSave,
  unsavedEdits,
  withEdit,
  type Edits,
} from '@/features/translations/edits'
import { messages } from '@/features/translations/messages'
import { toast } from '@/ui/toast'

/** Names the texts in the server's problems. */
const problemPrefix = 'texts.'

type AllEdits = Readonly<Record<string, Edits>>

/** Keeps what is typed in each language until it is saved. */
export function useEdits(eventId: string, shown: TranslatedLanguage) {
  const { mutate, isPending } = useSaveTranslations(eventId)
  const [all, setAll] = useState<AllEdits>({})
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const { language, version } = shown
  const edits = all[language] ?? {}
  const set = (next: (present: Edits) => Edits) => {
    setAll((present) => ({ ...present, [language]: next(present[language] ?? {}) }))
  }
  const send = (sent: Edits, done: string) => {
    setProblems(new Map())
    mutate(
      { language, version, texts: textsToSave(sent) },
      {
        onSuccess: () => {
          set((present) => unsavedEdits(present, sent))
          toast.success(done)
        },
        onError: (error) => {
          setProblems(problemsByKey(error))
          toast.error(messages.saveFailed, serverMessage(error, 'Try again in a moment.'))
        },
      },
    )
  }
  return {
    count: Object.keys(edits).length,
    isChanged: Object.values(all).some((each) => Object.keys(each).length > 0),
    isOverwriting: isOverwriting(edits, shown),
    pending: isPending,
    problemOf: (key: string) => problems.get(key),
    valueOf: (key: string) => edits[key]?.text ?? savedText(shown, key),
    change: (key: string, text: string) => {
      set((present) => withEdit(present, shown, { key, text }))
    },
    save: () => {
      send(edits, messages.saved)
    },
    keep: (key: string) => {
      const before = savedText(shown, key)
      send({ [key]: { text: edits[key]?.text ?? before, before } }, messages.kept)
    },
    discard: () => {
      set(() => ({}))
    },
    keepMine: () => {
      set((present) => rebased(present, shown))
    },
  }
}

function problemsByKey(error: unknown): ReadonlyMap<string, string> {
  const found = [...fieldProblems(error)].filter(([field]) => field.startsWith(problemPrefix))
  return new Map(found.map(([field, message]) => [field.slice(problemPrefix.length), message]))
}
