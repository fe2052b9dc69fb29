/* How many chairs stand at the selection, which ones, and where. */
import type { ChairArrangement, ElementView } from '@/plan/types'
import { Checkbox } from '@/ui/Checkbox'
import { RangeField } from '@/ui/RangeField'
import { useDesigner } from '@/features/planner/designer/context'
import { ChoiceField } from '@/features/planner/fields/ChoiceField'
import { NumberField } from '@/features/planner/fields/NumberField'
import { shared, type Shared } from '@/features/planner/fields/shared'
import { CHAIR_TYPES } from '@/features/planner/panels/properties/chair-types'
import { mostChairs } from '@/features/planner/panels/properties/kinds'
import { setChairs, setProperties } from '@/features/planner/panels/properties/set-fields'

/** Chair counts that are one press away. */
const QUICK_PICKS = [2, 4, 6, 8, 10] as const

const ARRANGEMENTS: readonly { readonly value: ChairArrangement; readonly label: string }[] = [
  { value: 'full', label: 'All around' },
  { value: 'crescent', label: 'Crescent' },
  { value: 'half', label: 'Half' },
  { value: 'one-side', label: 'One side' },
]

export function SeatSection({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  const chairs = shared(selected, (element) => element.chairs)
  const tables = selected.filter((element) => element.isTable && !element.isRow)
  return (
    <>
      <div>
        <NumberField
          label="Chairs"
          whole
          value={chairs}
          min={0}
          max={mostChairs(selected)}
          onCommit={(number) => {
            setChairs(designer, selected, number)
          }}
        />
        <div role="group" aria-label="Chair count" className="mt-1.5 grid grid-cols-5 gap-1">
          {QUICK_PICKS.map((number) => (
            <button
              key={number}
              type="button"
              aria-pressed={chairs.kind === 'same' && chairs.value === number}
              disabled={number > mostChairs(selected)}
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
      {tables.length > 0 && (
        <ChoiceField
          label="Chair arrangement"
          value={shared(tables, (element) => element.chairArrangement ?? 'full')}
          options={ARRANGEMENTS}
          onCommit={(arrangement) => {
            setProperties(designer, tables, {
              chairArrangement: arrangement === 'full' ? null : arrangement,
            })
          }}
        />
      )}
      <ChoiceField
        label="Chair type"
        value={shared(selected, (element) => element.chairType)}
        options={CHAIR_TYPES}
        onCommit={(chairType) => {
          setProperties(designer, selected, { chairType })
        }}
      />
      <RangeField
        label="Chair size"
        value={known(shared(selected, (element) => element.chairSizePercent ?? 100))}
        min={70}
        max={120}
        step={5}
        format={(percent) => `${String(percent)} %`}
        onCommit={(chairSizePercent) => {
          setProperties(designer, selected, { chairSizePercent })
        }}
      />
      <NumberField
        label="Edge gap"
        value={shared(selected, (element) => element.edgeGap)}
        min={2}
        max={8}
        hint="2 to 8 px from the table to its chairs (2 px are an inch)."
        onClear={() => {
          setProperties(designer, selected, { edgeGap: null })
        }}
        onCommit={(edgeGap) => {
          setProperties(designer, selected, { edgeGap })
        }}
      />
      <div className="grid grid-cols-[1fr_112px] items-end gap-3">
        <Checkbox
          label="Show seat numbers"
          checked={selected.every((element) => element.showSeatNumbers !== false)}
          mixed={isMixed(shared(selected, (element) => element.showSeatNumbers !== false))}
          onChange={(showSeatNumbers) => {
            setProperties(designer, selected, { showSeatNumbers })
          }}
        />
        <NumberField
          label="Numbers from"
          whole
          value={shared(selected, (element) => element.seatNumberingStart ?? 1)}
          min={0}
          max={9999}
          onCommit={(seatNumberingStart) => {
            setProperties(designer, selected, { seatNumberingStart })
          }}
        />
      </div>
    </>
  )
}

function known<T>(value: Shared<T | undefined>): T | undefined {
  return value.kind === 'same' ? value.value : undefined
}

function isMixed(value: Shared<unknown>): boolean {
  return value.kind === 'mixed'
}
