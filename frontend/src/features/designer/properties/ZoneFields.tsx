/* The part of the room that the selection belongs to, and the colour with which its tables and rows are outlined. */
import type { ElementFields, ElementView } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { useDesigner } from '@/canvas/context'
import { ColourField, LINES } from '@/canvas/fields/ColourField'
import { shared } from '@/canvas/fields/shared'
import { TextField } from '@/canvas/fields/TextField'
import { showsZone } from '@/canvas/edits/kinds'
import { setProperties } from '@/canvas/edits/set-fields'

/** The zones of the specification's templates. */
const ZONES = ['A', 'B', 'C']

export function ZoneFields({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  const outlined = selected.filter(showsZone)
  return (
    <>
      <TextField
        label="Zone"
        offers={ZONES}
        value={shared(selected, (element) => element.zone)}
        onCommit={(zone) => {
          setProperties(designer, selected, zoneFields(designer, zone))
        }}
      />
      {outlined.length > 0 && (
        <ColourField
          label="Zone colour"
          own="None"
          swatches={LINES}
          value={shared(outlined, (element) => element.zoneColor)}
          onCommit={(zoneColor) => {
            setProperties(designer, outlined, { zoneColor })
          }}
        />
      )}
    </>
  )
}

/** A zone brings the colour that it has elsewhere in the plan; who belongs to none has none. */
function zoneFields(designer: Env, zone: string): ElementFields {
  if (zone === '') return { zone: null, zoneColor: null }
  const { elements } = designer.plan.state.getState()
  for (const element of elements.values()) {
    if (element.zone === zone && element.zoneColor !== undefined) {
      return { zone, zoneColor: element.zoneColor }
    }
  }
  return { zone }
}
