/* Number and arrangement of the selection's chairs. */
import type { ChairArrangement, ElementView } from '@/plan/types'
import { useDesigner } from '@/canvas/context'
import { ChoiceField } from '@/canvas/fields/ChoiceField'
import { LengthField } from '@/canvas/fields/LengthField'
import { shared } from '@/canvas/fields/shared'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { ChairCount } from '@/features/designer/chairs/ChairCount'
import { hasSides, isTable } from '@/canvas/edits/kinds'
import { setProperties } from '@/canvas/edits/set-fields'
import { SideFields } from '@/features/designer/chairs/SideFields'
import { TableSizes } from '@/features/designer/chairs/TableSizes'
import { EDGE_PER_GUEST, setPrefs } from '@/canvas/store/prefs'

const ARRANGEMENTS: readonly { readonly value: ChairArrangement; readonly label: string }[] = [
  { value: 'full', label: 'All around' },
  { value: 'crescent', label: 'Crescent' },
  { value: 'half', label: 'Half' },
  { value: 'one-side', label: 'One side' },
]

interface Props {
  readonly selected: readonly ElementView[]
}

export function SeatSection({ selected }: Props) {
  const tables = selected.filter(isTable)
  const cornered = tables.filter(hasSides)
  return (
    <>
      {tables.length > 0 && <TableSizes tables={tables} />}
      <ChairCount selected={selected} />
      {tables.length > 0 && <AroundTables selected={tables} />}
      {cornered.length > 0 && <SideFields tables={cornered} />}
    </>
  )
}

/** The arrangement of chairs around tables, and the space per guest for "Fill Max". */
function AroundTables({ selected }: Props) {
  const designer = useDesigner()
  const edge = usePrefs((prefs) => prefs.edgePerGuest)
  return (
    <div className="grid grid-cols-2 gap-3">
      <ChoiceField
        label="Arrangement"
        value={shared(selected, (element) => element.chairArrangement ?? 'full')}
        options={ARRANGEMENTS}
        onCommit={(arrangement) => {
          setProperties(designer, selected, {
            chairArrangement: arrangement === 'full' ? null : arrangement,
            chairDistribution: null,
          })
        }}
      />
      <LengthField
        label="Space per guest"
        value={{ kind: 'same', value: edge }}
        min={EDGE_PER_GUEST.min}
        max={EDGE_PER_GUEST.max}
        step={EDGE_PER_GUEST.step}
        hint="From chair to chair, for Fill Max."
        onCommit={(edgePerGuest) => {
          setPrefs({ edgePerGuest })
        }}
      />
    </div>
  )
}
