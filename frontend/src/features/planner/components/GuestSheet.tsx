/* On a small screen the guests stand in a sheet at the bottom, in three heights. */
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useMemo, useState } from 'react'

import { IconButton } from '@/ui/IconButton'
import { useSeating, useView } from '@/features/planner/designer/context'
import { seatCounts } from '@/guests/seating'
import { CompactAutoAssign } from '@/features/planner/components/CompactAutoAssign'
import { PANEL_PAGES } from '@/features/planner/components/panel-pages'

const Guests = PANEL_PAGES.attendees.Part

const HEIGHTS = ['56px', '46dvh', '80dvh'] as const

export function GuestSheet() {
  const [choice, setChoice] = useState<{ readonly stop: number; readonly guest?: string }>({
    stop: 0,
  })
  const guest = useView((state) => state.guest)
  const guests = useSeating((state) => state.guests)
  const isAssigning = useView((state) => state.autoAssign)
  const { seated, expected } = useMemo(() => seatCounts(guests), [guests])

  // A guest who was just taken in hand needs the plan: the sheet steps aside until it is asked for again.
  const stop = guest !== undefined && choice.guest !== guest ? 0 : choice.stop
  const setStop = (next: number): void => {
    setChoice(guest === undefined ? { stop: next } : { stop: next, guest })
  }
  return (
    <section
      aria-label="Attendees"
      className="flex shrink-0 flex-col overflow-hidden border-t border-border bg-surface shadow-float transition-[height] duration-180 ease-out"
      style={{ height: HEIGHTS[stop] }}
      // The keyboard of a phone would cover a search in a half-open sheet.
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement && stop === 1) setStop(HEIGHTS.length - 1)
      }}
    >
      <div data-bottom-bar className="flex h-14 shrink-0 items-center gap-2 px-4">
        <h2 className="flex-1 text-sm font-semibold tabular-nums">
          {seated} of {expected} seated
        </h2>
        <IconButton
          label="Smaller"
          tooltipSide="top"
          disabled={stop === 0}
          onClick={() => {
            setStop(stop - 1)
          }}
        >
          <ChevronDown aria-hidden />
        </IconButton>
        <IconButton
          label="Larger"
          tooltipSide="top"
          disabled={stop === HEIGHTS.length - 1}
          onClick={() => {
            setStop(stop + 1)
          }}
        >
          <ChevronUp aria-hidden />
        </IconButton>
      </div>
      {stop > 0 && <Guests />}
      {isAssigning && <CompactAutoAssign />}
    </section>
  )
}
