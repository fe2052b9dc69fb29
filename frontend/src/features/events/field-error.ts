/* Finds the field of the event form that a refusal of the server speaks of. */
import { ApiError } from '@/api/errors'
import type { EventValues } from '@/features/events/event-form'
import type { FieldErrors } from '@/lib/form'

/** Returns the server's words beside their field, or undefined when it names none of the form. */
export function refusedFields(error: unknown): FieldErrors<EventValues> | undefined {
  if (!(error instanceof ApiError)) return undefined
  switch (error.field) {
    case 'name':
    case 'date':
    case 'zone':
    case 'status':
    case 'description':
    case 'venue':
    case 'endDate':
    case 'contact':
    case 'rsvpDeadline':
      return { [error.field]: error.message }
    default:
      return undefined
  }
}
