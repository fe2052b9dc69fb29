/* How many chairs: a number, as many as the edge of a table allows, and the usual counts one press away. */
import type { ElementView } from '@/plan/types'
import { Button } from '@/ui/Button'
import { useDesigner } from '@/canvas/context'
import { NumberField } from '@/canvas/fields/NumberField'
import { shared } from '@/canvas/fields/shared'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { isTable, mostChairs } from '@/canvas/edits/kinds'
import { fillChairs, mostGuests, setChairs } from '@/canvas/edits/set-chairs'

/** Chair counts that are one press away. */
const QUICK_PICKS = [2, 4, 6, 8, 10] as const

export function ChairCount({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  const chairs = shared(selected, (element) => element.chairs)
  const most = mostChairs(selected)
  const tables = selected.filter(isTable)
  return (
    <div>
      <div className={tables.length > 0 ? 'grid grid-cols-2 items-start gap-3' : 'contents'}>
        <NumberField
          label="Chairs"
          whole
          value={chairs}
          min={0}
          max={most}
          onCommit={(number) => {
            setChairs(designer, selected, number)
          }}
        />
        {tables.length > 0 && <FillMax tables={tables} />}
      </div>
      <div role="group" aria-label="Chair count" className="mt-1.5 grid grid-cols-5 gap-1">
        {QUICK_PICKS.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={chairs.kind === 'same' && chairs.value === number}
            disabled={number > most}
            className="min-h-7 rounded-control border border-border text-xs font-medium tabular-nums transition-colors duration-120 hover:bg-surface-2 disabled:opacity-40 aria-pressed:border-accent aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
            onClick={() => {
              setChairs(designer, selected, number)
            }}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  )
}

function FillMax({ tables }: { readonly tables: readonly ElementView[] }) {
  const designer = useDesigner()
  const edge = usePrefs((prefs) => prefs.edgePerGuest)
  const most = mostGuests(designer, tables, edge)
  const [first] = most
  const same = most.every((guests) => guests === first)
  return (
    <Button
      // Beside the number itself, below its label.
      className="mt-6.5"
      disabled={tables.every((table, at) => table.chairs === most[at])}
      onClick={() => {
        fillChairs(designer, tables, edge)
      }}
    >
      Fill Max{same && first !== undefined ? ` (${String(first)})` : ''}
    </Button>
  )
}
