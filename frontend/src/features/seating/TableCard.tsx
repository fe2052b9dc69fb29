/* The table that is selected: who sits where, what they eat, which wishes it keeps, and what can be done with it. */
import { X } from 'lucide-react'
import { useMemo } from 'react'

import type { ElementView } from '@/plan/types'
import type { Guest } from '@/api/schema'
import { dishesOf } from '@/guests/diets'
import { VerdictList } from '@/guests/wishes/VerdictList'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { countBy } from '@/lib/count-by'
import { countNoun } from '@/lib/words'
import { kindWords, nameOf } from '@/canvas/text/describe'
import { useDesigner, useSeating } from '@/canvas/context'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { TableActions } from '@/features/seating/TableActions'
import { TableName } from '@/features/seating/TableName'
import { TableSeats } from '@/features/seating/TableSeats'
import { useVerdicts } from '@/features/seating/use-seat-advisor'
import { clearSelection } from '@/canvas/store/selection'
import { formatLength } from '@/canvas/text/units'

export function TableCard({ table }: { readonly table: ElementView }) {
  const designer = useDesigner()
  const bySeat = useSeating((state) => state.bySeat)
  const seated = table.seats.flatMap(({ id }) => bySeat.get(id) ?? [])
  const free = table.seats.length - seated.length
  return (
    <section aria-label={nameOf(table)} className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-start gap-2 border-b border-border p-3">
        <div className="min-w-0 flex-1">
          <TableName table={table} />
          <p className="text-xs text-muted">
            {sizeText(table)}. {countNoun(free, 'free seat')}
          </p>
        </div>
        <Badge>
          {seated.length} of {table.seats.length}
        </Badge>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Close table"
          onClick={() => {
            clearSelection(designer.selection)
            focusPlan()
          }}
        >
          <X aria-hidden />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <TableSeats table={table} />
        <TableWishes guests={seated} />
        <Kitchen guests={seated} />
      </div>
      <TableActions table={table} seated={seated} free={free} />
    </section>
  )
}

/** “Round, 5 ft”. */
function sizeText({ kind, width, height }: ElementView): string {
  const words = kindWords(kind)
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  const size =
    width === height ? formatLength(width) : `${formatLength(width)} × ${formatLength(height)}`
  return `${name}, ${size}`
}

function TableWishes({ guests }: { readonly guests: readonly Guest[] }) {
  const verdicts = useVerdicts()
  const here = useMemo(() => {
    const ids = new Set(guests.map(({ id }) => id))
    return verdicts.filter(
      (verdict) =>
        (verdict.state === 'broken' || verdict.kind !== 'party') &&
        verdict.guests.some((id) => ids.has(id)),
    )
  }, [verdicts, guests])
  if (here.length === 0) return null
  return (
    <div className="border-t border-border p-3">
      <h3 className="mb-1 text-sm font-semibold">Wishes at this table</h3>
      <VerdictList verdicts={here} />
    </div>
  )
}

function Kitchen({ guests }: { readonly guests: readonly Guest[] }) {
  const eaten = [...guests.flatMap(dishesOf), ...guests.flatMap(({ diets }) => diets)]
  const counts = countBy(eaten, (name) => name)
  if (counts.size === 0) return null
  return (
    <div className="border-t border-border p-3">
      <h3 className="mb-2 text-sm font-semibold">For the kitchen</h3>
      <ul className="flex flex-wrap gap-1.5">
        {[...counts].map(([name, count]) => (
          <li key={name} className="max-w-full">
            <Badge>
              {count} {name}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
