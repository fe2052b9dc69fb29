/* Why a search shows no seat, in words. */
import { toApiError } from '@/api/errors'
import type { FinderTexts } from '@/features/seat-finder/texts'

/** What was searched with; a wrong code is explained in other words than a wrong name. */
type SearchKind = 'code' | 'details' | 'lookup'

/** A failed search in words. */
export type SearchFailure = {
  title: string
  text: string
  /** `missing`: no guest fits. `more`: the server wants more than was entered. `other`: the search itself failed. */
  kind: 'missing' | 'more' | 'other'
}

/** Returns whether the server wants the last name besides the code. */
export function asksForLastName(error: unknown): boolean {
  return error !== null && toApiError(error).code === 'last_name_needed'
}

/** Returns whether the server wants name and mobile number. */
export function asksForDetails(error: unknown): boolean {
  return error !== null && toApiError(error).code === 'details_needed'
}

/** Puts the failure of a search into words. */
export function searchFailure(
  thrown: unknown,
  kind: SearchKind,
  texts: FinderTexts,
  withLastName = false,
): SearchFailure {
  const { code, status } = toApiError(thrown)
  const { failure, event } = texts
  switch (code) {
    case 'guest_not_found':
    case 'code_not_found':
    case 'not_found': {
      if (kind === 'lookup') {
        const { title, text, textWithName } = failure.codeNotFound
        return { title, text: withLastName ? textWithName : text, kind: 'missing' }
      }
      const text = kind === 'code' ? failure.scanned : failure.details
      return { title: failure.notFound, text, kind: 'missing' }
    }
    case 'several_guests':
      return { ...failure.several, kind: 'other' }
    case 'details_needed':
      return { ...failure.detailsNeeded, kind: 'more' }
    case 'number_needed':
      return { ...failure.numberNeeded, kind: 'more' }
    case 'last_name_needed':
      return { ...failure.lastNameNeeded, kind: 'more' }
    case 'event_cancelled':
      return { ...event.cancelled, kind: 'other' }
    case 'event_over':
      return { ...event.past, kind: 'other' }
    default:
      return { ...failureOfStatus(status, texts), kind: 'other' }
  }
}

function failureOfStatus(status: number, { failure }: FinderTexts) {
  if (status === 429) return failure.tooMany
  return status === 0 ? failure.unreachable : failure.broken
}
