/* Why the guest of the open chair sits there, and what other seats would change. */
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

import type { SeatAlternative } from '@/plan/types'
import type { Guest } from '@/api/schema'
import { fullName } from '@/guests/names'
import { Button } from '@/ui/Button'
import { seatWords } from '@/canvas/text/describe'
import { useDesigner, usePlanState, useSeating } from '@/canvas/context'
import { useExplanation } from '@/features/seating/use-seat-advisor'
import { VerdictList } from '@/guests/wishes/VerdictList'

interface Props {
  readonly guest: Guest
}

export function WhyHere({ guest }: Props): ReactNode {
  const explained = useExplanation(guest.id)
  if (explained === undefined) return null
  const { verdicts, alternatives } = explained
  return (
    <>
      <section className="border-t border-border p-3">
        <h3 className="mb-1 text-sm font-semibold">Why this seat</h3>
        {verdicts.length === 0 ? (
          <p className="text-sm text-muted">This guest has no wishes and no party.</p>
        ) : (
          <VerdictList verdicts={verdicts} />
        )}
      </section>
      {alternatives.length > 0 && (
        <section className="border-t border-border p-3">
          <h3 className="mb-1 text-sm font-semibold">Other seats</h3>
          <ul className="flex flex-col gap-2">
            {alternatives.map((other) => (
              <li key={other.seat}>
                <Other {...{ guest, other }} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Other({ guest, other }: Props & { readonly other: SeatAlternative }) {
  const { seats } = useDesigner()
  const place = usePlanState(({ elements }) => seatWords(elements, other.seat))
  const holder = useSeating((state) =>
    other.swap === undefined ? undefined : state.byId.get(other.swap),
  )
  const verb = holder === undefined ? 'Move' : 'Swap'
  return (
    <div className="flex items-start gap-2 text-sm">
      <p className="min-w-0 flex-1">
        {place}
        {holder !== undefined && (
          <>
            {', for '}
            <bdi>{fullName(holder)}</bdi>
          </>
        )}
        <span className="block text-xs text-muted">{changeText(other)}</span>
      </p>
      <Button
        size="sm"
        aria-label={`${verb} to ${place}`}
        onClick={() => {
          if (holder === undefined) void seats.assign(guest.id, other.seat)
          else void seats.swap(guest.id, other.seat)
        }}
      >
        <ArrowRight aria-hidden />
        {verb}
      </Button>
    </div>
  )
}

/** From so much on, in the unit of the search, a seat is called much better or worse: about the weight of a wish. */
const MUCH = 8

/** “Would break: …”, “Would keep: …”, or how much better or worse it is. */
function changeText({ gain, loses, wins }: SeatAlternative): string {
  const parts = [
    ...loses.map((text) => `Would break: ${text}.`),
    ...wins.map((text) => `Would keep: ${text}.`),
  ]
  if (parts.length > 0) return parts.join(' ')
  if (gain === 0) return 'As good as this seat.'
  const much = Math.abs(gain) >= MUCH ? 'Much' : 'A little'
  return `${much} ${gain > 0 ? 'better' : 'worse'} for the people around.`
}
