/* What organisers translate of their own words: event, form and reworded emails. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { emailKeys } from '@/api/email-keys'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'
import { useChange } from '@/api/use-change'

type Schemas = components['schemas']

/** The texts of an event with their translations. */
export type Translations = Schemas['Translations']
/** A text in the language of the event. */
export type TranslatableText = Schemas['TranslatableText']
/** What is translated into one language. */
export type TranslatedLanguage = Schemas['TranslatedLanguage']
/** Translations that are saved, by key; null removes one. */
type SaveTranslations = Schemas['SaveTranslations'] & { language: string }

/** Below the form: a change of event, form or mail reads both again. */
const translationsKey = (eventId: string) => [...keys.invitationForm(eventId), 'translations']

/** The texts of an event. */
export function useTranslations(eventId: string) {
  return useQuery({
    queryKey: translationsKey(eventId),
    queryFn: () =>
      unwrap(client.GET('/api/events/{eventId}/translations', { params: { path: { eventId } } })),
  })
}

/** Saves translations into one language. A translated email has a new version. */
export function useSaveTranslations(eventId: string) {
  return useChange(
    ({ language, ...body }: SaveTranslations) =>
      unwrap(
        client.PUT('/api/events/{eventId}/translations/{language}', {
          params: { path: { eventId, language } },
          body,
        }),
      ),
    translationsKey(eventId),
    emailKeys.templates(eventId),
  )
}
