/* Answers as people read them. */
import type { AnswerEntry } from '@/api/answers'
import type { AnswerValue, Attending, FieldType } from '@/api/guest-form'
import { messages } from '@/guest-form/messages'
import { waitingText } from '@/guests/rsvp'
import type { BadgeTone } from '@/ui/Badge'

const words = messages.en.attending

/** “Attending”, in the words of the form; “Waiting list, 3rd” for one who waits for a place. */
export function attendingText(
  attending: Attending,
  waitingPosition?: number,
): { label: string; tone: BadgeTone } {
  if (waitingPosition !== undefined) return { label: waitingText(waitingPosition), tone: 'warning' }
  switch (attending) {
    case 'attending':
      return { label: words.attending, tone: 'success' }
    case 'declined':
      return { label: words.declined, tone: 'neutral' }
    case 'maybe':
      return { label: words.maybe, tone: 'warning' }
    case '':
      return { label: 'No answer', tone: 'neutral' }
  }
}

/** “Fish, Cake”; a ticked box is “Yes”. */
export function valueText(value: AnswerValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : value.join(', ')
}

/** The option of a choice; a single box has the option `yes`. */
export function optionText(type: FieldType, option: string): string {
  return type === 'checkbox' && option === 'yes' ? 'Yes' : option
}

/** How the answer came in. */
export function sourceText(source: AnswerEntry['source']): string {
  switch (source) {
    case 'form':
      return 'Public form'
    case 'link':
      return 'Personal link'
    case 'late-link':
      return 'Personal link, after registration had closed'
    default:
      return 'Entered by an organiser'
  }
}
