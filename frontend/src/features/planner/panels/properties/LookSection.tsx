/* Zone and colours of the selection. */
import type { ElementView } from '@/plan/types'
import { useDesigner } from '@/features/planner/designer/context'
import { ColourField, LINES } from '@/features/planner/fields/ColourField'
import { shared } from '@/features/planner/fields/shared'
import { TextField } from '@/features/planner/fields/TextField'
import { setProperties } from '@/features/planner/panels/properties/set-fields'

/** The zones of the specification's templates. */
const ZONES = ['A', 'B', 'C']

export function LookSection({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  return (
    <>
      <TextField
        label="Zone"
        offers={ZONES}
        value={shared(selected, (element) => element.zone)}
        onCommit={(zone) => {
          setProperties(designer, selected, { zone: zone === '' ? null : zone })
        }}
      />
      <ColourField
        label="Colour"
        value={shared(selected, (element) => element.color)}
        onCommit={(color) => {
          setProperties(designer, selected, { color })
        }}
      />
      <ColourField
        label="Border colour"
        swatches={LINES}
        value={shared(selected, (element) => element.borderColor)}
        onCommit={(borderColor) => {
          setProperties(designer, selected, { borderColor })
        }}
      />
    </>
  )
}
