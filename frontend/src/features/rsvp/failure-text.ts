/* Why an answer was refused, in the language of the page. The server's messages are in English. */
import { serverMessage, toApiError } from '@/api/errors'
import type { FormField } from '@/api/guest-form'
import { messages } from '@/features/rsvp/messages'
import type { PartProblems } from '@/features/rsvp/part-problems'
import { labelIn } from '@/guest-form/default-words'
import type { Language } from '@/lib/language'

/** Returns the server's own words in English, and those of the page for what it knows in other languages. */
export function failureText(error: unknown, language: Language): string {
  const { failed, tooMany, states } = messages[language]
  if (language === 'en') return serverMessage(error, failed.text)
  switch (toApiError(error).code) {
    case 'registration_closed':
      return states.closed.text
    case 'registration_full':
      return states.full.text
    case 'registration_past':
      return states.past.text
    case 'registration_cancelled':
      return states.cancelled.text
    case 'registration_not_open':
      return states['not-open-yet'].text
    case 'too_many_requests':
      return tooMany
    default:
      return failed.text
  }
}

/** Says which answers to check where the server's words are not in the language of the page. */
export function problemsIn(
  language: Language,
  found: readonly PartProblems[],
  fields: readonly FormField[],
): PartProblems[] {
  if (language === 'en') return [...found]
  const textOf = (id: string) => {
    const field = fields.find((each) => each.id === id)
    return field === undefined
      ? messages[language].failed.text
      : messages[language].checkField(labelIn(language, field))
  }
  return found.map(({ part, problems }) => ({
    part,
    problems: Object.fromEntries(Object.keys(problems).map((id) => [id, textOf(id)])),
  }))
}
