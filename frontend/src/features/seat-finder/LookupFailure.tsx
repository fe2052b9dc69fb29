/* Why no seat is shown: the code is unknown, more is needed, the event is off, or there was no answer. */
import type { RefObject } from 'react'
import { ApiError } from '@/api/errors'
import { messages, type SeatFinderTexts } from '@/features/seat-finder/messages'
import { usePageLanguage } from '@/lib/page-language'

type Props = {
  error: Error
  headingRef: RefObject<HTMLHeadingElement | null>
  /** What was entered besides the code. */
  lastName: string
}

/** Returns whether the server wants the last name besides the code. */
export function asksForLastName(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'last_name_needed'
}

/** Renders the reason above the form. */
export function LookupFailure({ error, headingRef, lastName }: Props) {
  const { language } = usePageLanguage()
  const { title, text } = reason(error, lastName, messages[language])
  const asks = asksForLastName(error)
  return (
    <div
      role="alert"
      className={`mb-6 rounded-card p-4 ${asks ? 'bg-surface-2' : 'bg-danger-soft'}`}
    >
      <h2
        ref={headingRef}
        tabIndex={-1}
        className={`text-base font-semibold focus:outline-none ${asks ? '' : 'text-danger'}`}
      >
        {title}
      </h2>
      <p className="mt-1">{text}</p>
    </div>
  )
}

function reason(
  error: Error,
  lastName: string,
  texts: SeatFinderTexts,
): { title: string; text: string } {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'code_not_found') {
    const { title, text } = texts.notFound
    return { title, text: lastName === '' ? text : texts.notFoundByName }
  }
  if (code === 'last_name_needed') return texts.lastNameNeeded
  const known = code === 'event_cancelled' ? texts.cancelled : texts.unreachable
  // The server's own words say more, and are in English.
  return texts === messages.en ? { title: known.title, text: error.message } : known
}
