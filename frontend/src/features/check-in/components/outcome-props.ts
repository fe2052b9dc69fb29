/* What the parts of an outcome get. */
import type { Ref } from 'react'
import type { Outcome } from '@/features/check-in/model/outcome'
import type { Roster } from '@/features/check-in/model/roster'
import type { CheckIn } from '@/features/check-in/use-check-in'

export type OutcomeProps = {
  outcome: Outcome
  roster: Roster
  checkIn: CheckIn
  zone: string
  eventId: string
  /** When the list was made, on the clock of the event. */
  listTime: string
  isOnline: boolean
  /** Leaves the outcome for the next scan. */
  onNext: () => void
  /** Takes the focus where the field would open a keyboard. */
  heading: Ref<HTMLHeadingElement>
}
