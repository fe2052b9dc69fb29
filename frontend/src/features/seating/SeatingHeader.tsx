/* The line over the seat assignment: how far it is, and the way out. */
import { Lock, Sparkles, X } from 'lucide-react'
import { useMemo } from 'react'

import { useLiveState } from '@/api/live'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { count } from '@/lib/words'
import { LiveState } from '@/ui/LiveState'
import { Progress } from '@/ui/Progress'
import { redo, undo } from '@/canvas/actions/history'
import { closeSeating } from '@/features/seating/seating-actions'
import { ActionButton } from '@/canvas/controls/ActionButton'
import { Parts } from '@/canvas/controls/Parts'
import { useDesigner, useSeating, useView } from '@/canvas/context'
import type { Proposed } from '@/features/seating/use-proposed'
import { seatCounts } from '@/guests/seating'
import { isAutoAssignOpen, setAutoAssign } from '@/canvas/store/surface'

interface Props {
  readonly eventName: string
  readonly proposed: Proposed | undefined
}

export function SeatingHeader({ eventName, proposed }: Props) {
  const designer = useDesigner()
  const guests = useSeating((state) => state.guests)
  const isAssigning = useView(isAutoAssignOpen)
  const { seated: seatedNow, expected } = useMemo(() => seatCounts(guests), [guests])
  const isIfApplied = proposed?.isShown === true
  const seated = isIfApplied
    ? proposed.tables.reduce((sum, table) => sum + table.guests.length, 0)
    : seatedNow
  return (
    <header className="flex h-12 shrink-0 items-center gap-4 border-b border-border bg-surface px-3">
      <h1 className="min-w-0 truncate text-base font-semibold">Seating · {eventName}</h1>
      <Badge tone="warning" className="max-lg:hidden">
        <Lock aria-hidden className="size-3.5" />
        Layout locked
      </Badge>
      <div className="flex min-w-0 flex-1 items-center justify-end gap-3">
        <span className="text-sm whitespace-nowrap text-muted tabular-nums">
          {count(seated)} of {count(expected)} seated{isIfApplied && ' if applied'}
        </span>
        <div className="hidden w-48 md:block">
          <Progress label="Guests seated" value={seated} max={Math.max(expected, 1)} />
        </div>
      </div>
      {proposed !== undefined && (
        <Badge tone="info" className="max-xl:hidden">
          Preview, nothing saved yet
        </Badge>
      )}
      <Parts at="header" />
      <LiveState state={useLiveState()} />
      <div role="group" aria-label="History" className="flex items-center gap-0.5">
        <ActionButton action={undo} />
        <ActionButton action={redo} />
      </div>
      <Button
        size="sm"
        variant="primary"
        aria-pressed={isAssigning}
        onClick={() => {
          setAutoAssign(designer.view, !isAssigning)
        }}
      >
        <Sparkles aria-hidden />
        Auto-Assign All Seats
      </Button>
      <Button
        size="sm"
        onClick={() => {
          closeSeating(designer)
        }}
      >
        <X aria-hidden />
        Exit
      </Button>
    </header>
  )
}
