/* What the last scan came to, in large type: a band with the verdict, what the door needs to know, and what to do next. */
import { Check, Clock, Search, TriangleAlert, Undo2, X, type LucideIcon } from 'lucide-react'
import { OutcomeActions } from '@/features/check-in/components/OutcomeActions'
import { OutcomeDetails } from '@/features/check-in/components/OutcomeDetails'
import type { OutcomeProps } from '@/features/check-in/components/outcome-props'
import { arrivalText, outcomeTitle } from '@/features/check-in/messages'
import type { Outcome } from '@/features/check-in/model/outcome'
import { fullName } from '@/guests/names'
import { cn } from '@/ui/class-names'

type Look = { icon: LucideIcon; band: string }

const good: Look = { icon: Check, band: 'bg-success text-surface' }
const careful: Look = { icon: TriangleAlert, band: 'bg-warning text-surface' }
const bad: Look = { icon: X, band: 'bg-danger text-on-danger' }

const looks: Record<Outcome['kind'], Look> = {
  found: { icon: Search, band: 'bg-success text-surface' },
  arrived: good,
  already: careful,
  undone: { icon: Undo2, band: 'bg-note text-on-note' },
  'not-expected': careful,
  'other-event': bad,
  unknown: { icon: Search, band: 'bg-note text-on-note' },
  asking: { icon: Clock, band: 'bg-note text-on-note' },
  invalid: bad,
}

/** Renders the outcome. */
export function OutcomeCard(props: OutcomeProps) {
  const { outcome, zone, heading } = props
  const { icon: Icon, band } = looks[outcome.kind]
  return (
    <section aria-label="Result" className="flex min-h-full flex-col">
      <div className={cn('px-5 pt-4 pb-4.5', band)}>
        <p className="flex items-center gap-2.5 text-base font-semibold">
          <span className="grid size-8 place-items-center rounded-full border-2 border-current">
            <Icon aria-hidden className="size-4.5" strokeWidth={3} />
          </span>
          {outcomeTitle(outcome)}
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-2.5 text-[2.375rem] leading-[1.12] font-bold tracking-tight break-words focus:outline-none"
        >
          {headline(outcome, zone)}
        </h2>
      </div>
      <div className="flex flex-1 flex-col gap-3 px-4 py-3.5">
        <OutcomeDetails {...props} />
      </div>
      <OutcomeActions {...props} />
    </section>
  )
}

function headline(outcome: Outcome, zone: string): string {
  switch (outcome.kind) {
    case 'already':
      return arrivalText(outcome.first, zone)
    case 'other-event':
      return 'Not for this event'
    case 'unknown':
    case 'asking':
      return outcome.code.length > 24 ? `${outcome.code.slice(0, 24)}…` : outcome.code
    case 'invalid':
      return outcome.message
    case 'found':
    case 'arrived':
    case 'undone':
    case 'not-expected':
      return fullName(outcome.guest)
  }
}
