/* The line over the seat assignment: how far it is, and the way out. */
import { X } from 'lucide-react'

import { Button } from '@/ui/Button'
import { Progress } from '@/ui/Progress'
import { closeSeating } from '@/features/planner/actions/seating'
import { useDesigner, useSeating } from '@/features/planner/designer/context'

export function SeatingHeader({ eventName }: { readonly eventName: string }) {
  const designer = useDesigner()
  const total = useSeating((state) => state.guests.length)
  const seated = useSeating(
    (state) => state.guests.filter((guest) => guest.seatId !== undefined).length,
  )
  return (
    <header className="flex h-12 shrink-0 items-center gap-4 border-b border-border bg-surface px-3">
      <h1 className="min-w-0 truncate text-base font-semibold">Seating · {eventName}</h1>
      <div className="flex min-w-0 flex-1 items-center justify-end gap-3">
        <span className="text-sm whitespace-nowrap text-muted tabular-nums">
          {seated} of {total} seated
        </span>
        <div className="hidden w-48 md:block">
          <Progress label="Guests seated" value={seated} max={Math.max(total, 1)} />
        </div>
      </div>
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
