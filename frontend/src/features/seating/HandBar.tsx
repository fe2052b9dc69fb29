/* Over the plan while guests are in hand: who they are, how many tables have room, and what the marks mean. */
import { X } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'

import { Button } from '@/ui/Button'
import { countNoun } from '@/lib/words'
import { useDesigner, useSeating } from '@/canvas/context'
import { tableOfSeat } from '@/canvas/seats/seating'
import { handName } from '@/features/seating/hand-name'
import { useHand, useHints } from '@/features/seating/use-seat-advisor'
import { putDown } from '@/canvas/store/hand'

/** It is as high without guests in hand as with them. */
const bar =
  'flex h-10 shrink-0 items-center gap-x-4 border-b border-border bg-surface px-3 text-sm whitespace-nowrap pointer-coarse:h-13'

/** `legend` is there while marks on the chairs have to be explained. */
export function HandBar({ legend }: { readonly legend: ReactNode }) {
  const designer = useDesigner()
  const hand = useHand()
  const hints = useHints()
  const byId = useSeating((state) => state.byId)
  const tables = useMemo(() => new Set([...hints.keys()].map(tableOfSeat)).size, [hints])
  const first = byId.get(hand[0] ?? '')
  // It is always there, so that the plan does not move under a hand that begins to drag.
  if (first === undefined) {
    return (
      <div className={`${bar} text-muted`}>
        {legend ?? (
          <p className="min-w-0 truncate">Choose a table or chair, or drag a guest elsewhere.</p>
        )}
      </div>
    )
  }
  const name = handName(hand, first)
  return (
    <div role="status" className={bar}>
      <p className="flex min-w-0 flex-1 leading-tight max-xl:flex-col xl:gap-x-1">
        <bdi className="truncate font-semibold">{name}</bdi>{' '}
        <span className="overflow-hidden text-ellipsis text-muted max-xl:text-xs max-sm:whitespace-normal xl:shrink-0">
          {hand.length > 1 ? `${countNoun(hand.length, 'guest')} to seat. ` : ''}
          {tables === 0
            ? 'No table has room.'
            : `${countNoun(tables, 'table')} ${tables === 1 ? 'has' : 'have'} room.`}
        </span>
      </p>
      <p aria-hidden className="flex items-center gap-2 text-xs text-muted max-xl:hidden">
        <Mark className="border-accent bg-accent text-on-accent">+5</Mark> best fit
        <Mark className="border-accent text-accent">+1</Mark> fits
        <span className="size-2.5 rounded-full border border-danger" /> breaks a rule
      </p>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          putDown(designer.view)
        }}
      >
        <X aria-hidden />
        Put down
      </Button>
    </div>
  )
}

function Mark({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span
      className={`inline-grid h-5 min-w-6 place-items-center rounded-full border px-1 font-semibold tabular-nums ${className}`}
    >
      {children}
    </span>
  )
}
