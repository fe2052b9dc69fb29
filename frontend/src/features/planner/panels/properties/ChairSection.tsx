/* How the chairs of the selection look, how far apart they stand, and the words at them. */
import type { ElementView } from '@/plan/types'
import { Checkbox } from '@/ui/Checkbox'
import { RangeField } from '@/ui/RangeField'
import { useDesigner } from '@/features/planner/designer/context'
import { ChoiceField } from '@/features/planner/fields/ChoiceField'
import { NumberField } from '@/features/planner/fields/NumberField'
import { shared, type Shared } from '@/features/planner/fields/shared'
import { chairTypes, USUAL } from '@/features/planner/panels/properties/chair-types'
import { isTable, takesChairs } from '@/features/planner/panels/properties/kinds'
import { setProperties } from '@/features/planner/panels/properties/set-fields'

interface Props {
  readonly selected: readonly ElementView[]
}

export function ChairSection({ selected }: Props) {
  const designer = useDesigner()
  const holders = selected.filter(takesChairs)
  return (
    <>
      <ChoiceField
        label="Chair type"
        value={shared(selected, (element) => element.chairType ?? USUAL.value)}
        options={chairTypes(designer.module)}
        onCommit={(chairType) => {
          setProperties(designer, selected, {
            chairType: chairType === USUAL.value ? null : chairType,
          })
        }}
      />
      {holders.length > 0 && <Distances selected={holders} />}
      <SeatNumbers selected={selected} />
    </>
  )
}

function Distances({ selected }: Props) {
  const designer = useDesigner()
  const tables = selected.filter(isTable)
  return (
    <>
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
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Chair gap"
          unit="px"
          value={shared(selected, (element) => element.chairGapPx)}
          min={2}
          max={6}
          placeholder="2 px"
          hint="2 to 6 px to the next."
          onClear={() => {
            setProperties(designer, selected, { chairGapPx: null })
          }}
          onCommit={(chairGapPx) => {
            setProperties(designer, selected, { chairGapPx })
          }}
        />
        {tables.length > 0 && (
          <NumberField
            label="Edge gap"
            unit="px"
            value={shared(tables, (element) => element.edgeGap)}
            min={2}
            max={8}
            placeholder="3 px"
            hint="2 to 8 px to the table."
            onClear={() => {
              setProperties(designer, tables, { edgeGap: null })
            }}
            onCommit={(edgeGap) => {
              setProperties(designer, tables, { edgeGap })
            }}
          />
        )}
      </div>
    </>
  )
}

function SeatNumbers({ selected }: Props) {
  const designer = useDesigner()
  const showing = shared(selected, (element) => element.showSeatNumbers !== false)
  return (
    <>
      <Checkbox
        label="Show seat numbers"
        checked={known(showing) === true}
        mixed={showing.kind === 'mixed'}
        onChange={(showSeatNumbers) => {
          setProperties(designer, selected, { showSeatNumbers })
        }}
      />
      <div className="grid grid-cols-2 gap-3">
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
        <NumberField
          label="Text size"
          value={shared(selected, (element) => element.textSize)}
          min={8}
          max={24}
          placeholder="14"
          hint="8 to 24, at the chairs."
          onClear={() => {
            setProperties(designer, selected, { textSize: null })
          }}
          onCommit={(textSize) => {
            setProperties(designer, selected, { textSize })
          }}
        />
      </div>
    </>
  )
}

function known<T>(value: Shared<T | undefined>): T | undefined {
  return value.kind === 'same' ? value.value : undefined
}
