/*
 * On a small screen the guests are in a sheet at the bottom, in three heights. What is chosen on the plan is shown there
 * too: the chair that is open, or the table that is selected.
 */
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import { useMemo, useState } from 'react'

import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { count } from '@/lib/words'
import { redo, undo } from '@/canvas/actions/history'
import { useDesigner, useSeating, useView } from '@/canvas/context'
import { seatCounts } from '@/guests/seating'
import { ActionButton } from '@/canvas/controls/ActionButton'
import { CompactAutoAssign } from '@/features/seating/sheet/CompactAutoAssign'
import { SheetPage } from '@/features/seating/sheet/SheetPage'
import { useOwnPresses } from '@/features/seating/sheet/use-own-presses'
import { useSheetSubject } from '@/features/seating/sheet/use-sheet-subject'
import { isAutoAssignOpen } from '@/canvas/store/surface'
import { isHandheld } from '@/canvas/store/view'
import { uprightBox } from '@/canvas/shapes/placed'

const HEIGHTS = ['56px', '46dvh', '80dvh'] as const

/** What the sheet is about, and how high it is for that. */
interface Stop {
  readonly about: string
  readonly stop: number
}

export function GuestSheet() {
  const designer = useDesigner()
  const subject = useSheetSubject()
  const isAsked = useView((state) => state.panelOpen && state.panel === 'attendees')
  const isAssigning = useView(isAutoAssignOpen)
  const [list, setList] = useState({ stop: 0, wasAsked: false })
  const [own, setOwn] = useState<Stop>()
  const [showsWishes, setShowsWishes] = useState(false)
  const ownPresses = useOwnPresses()

  if (isAsked && !list.wasAsked) setList({ stop: 1, wasAsked: true })
  // A guest who was just taken in hand needs the plan: the sheet steps aside until it is asked for again.
  const first = subject.isCard ? 1 : 0
  const { about } = subject
  const ownStop = own?.about === about ? own?.stop : undefined
  const stop = about === undefined ? list.stop : (ownStop ?? first)
  const setStop = (next: number): void => {
    if (about === undefined) setList({ ...list, stop: next })
    else setOwn({ about, stop: next })
  }
  return (
    <section
      aria-label="Attendees"
      {...ownPresses}
      className="flex shrink-0 flex-col overflow-hidden border-t border-border bg-surface shadow-float transition-[height] duration-180 ease-out"
      style={{ height: HEIGHTS[stop] }}
      // The keyboard of a phone would cover a search in a half-open sheet.
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement && stop === 1) setStop(HEIGHTS.length - 1)
      }}
      onTransitionEnd={(event) => {
        const isOpened = event.target === event.currentTarget && stop > 0
        if (isOpened && subject.table !== undefined) {
          designer.camera.reveal(uprightBox(subject.table))
        }
      }}
    >
      <div data-bottom-bar className="flex h-14 shrink-0 items-center gap-1 px-4">
        {showsWishes && !subject.isCard ? (
          <div className="flex-1">
            <Button
              size="sm"
              variant="ghost"
              className="-ml-3"
              onClick={() => {
                setShowsWishes(false)
              }}
            >
              <ArrowLeft aria-hidden />
              Guests
            </Button>
          </div>
        ) : (
          <SeatedCount />
        )}
        <History />
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
      {stop > 0 && (
        <SheetPage
          {...{ subject, showsWishes }}
          onWishes={() => {
            setShowsWishes(true)
          }}
        />
      )}
      {isAssigning && <CompactAutoAssign />}
    </section>
  )
}

function SeatedCount() {
  const guests = useSeating((state) => state.guests)
  const { seated, expected } = useMemo(() => seatCounts(guests), [guests])
  return (
    <h2 className="flex-1 text-sm font-semibold tabular-nums">
      {count(seated)} of {count(expected)} seated
    </h2>
  )
}

/** With a mouse they are in the bar above. */
function History() {
  const isOffered = useView((state) => isHandheld(state) && state.surface.kind !== 'read')
  if (!isOffered) return null
  return (
    <div role="group" aria-label="History" className="flex gap-1">
      <ActionButton action={undo} side="top" />
      <ActionButton action={redo} side="top" />
    </div>
  )
}
