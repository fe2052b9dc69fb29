/* Looks, spacing and labels of the selection's chairs. */
import type { ElementView } from '@/plan/types'
import { Checkbox } from '@/ui/Checkbox'
import { RangeField } from '@/ui/RangeField'
import { useDesigner } from '@/canvas/context'
import { ChoiceField } from '@/canvas/fields/ChoiceField'
import { LengthField } from '@/canvas/fields/LengthField'
import { NumberField } from '@/canvas/fields/NumberField'
import { shared, type Shared } from '@/canvas/fields/shared'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { chairTypes, USUAL } from '@/features/designer/chairs/chair-types'
import { isTable, takesChairs } from '@/canvas/edits/kinds'
import { setProperties } from '@/canvas/edits/set-fields'
import { formatLength } from '@/canvas/text/units'

/** Plan units between two chairs, and between a chair and its table. */
const CHAIR_GAP = { usual: 2, min: 2, max: 6 } as const
const EDGE_GAP = { usual: 3, min: 2, max: 8 } as const
/** Half an inch, and an inch with Shift. */
const GAP_STEP = { normal: 1, far: 2 } as const

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
  usePrefs((prefs) => prefs.units)
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
        <LengthField
          label="Chair gap"
          value={shared(selected, (element) => element.chairGapPx)}
          min={CHAIR_GAP.min}
          max={CHAIR_GAP.max}
          step={GAP_STEP}
          placeholder={formatLength(CHAIR_GAP.usual)}
          hint={`${formatLength(CHAIR_GAP.min)} to ${formatLength(CHAIR_GAP.max)} to the next.`}
          onClear={() => {
            setProperties(designer, selected, { chairGapPx: null })
          }}
          onCommit={(chairGapPx) => {
            setProperties(designer, selected, { chairGapPx })
          }}
        />
        {tables.length > 0 && (
          <LengthField
            label="Edge gap"
            value={shared(tables, (element) => element.edgeGap)}
            min={EDGE_GAP.min}
            max={EDGE_GAP.max}
            step={GAP_STEP}
            placeholder={formatLength(EDGE_GAP.usual)}
            hint={`${formatLength(EDGE_GAP.min)} to ${formatLength(EDGE_GAP.max)} to the table.`}
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
