/* Zone and colours of the selection. */
import type { ElementView } from '@/plan/types'
import { useDesigner } from '@/canvas/context'
import { ColourField, LINES } from '@/canvas/fields/ColourField'
import { shared } from '@/canvas/fields/shared'
import { setProperties } from '@/canvas/edits/set-fields'
import { ZoneFields } from '@/features/designer/properties/ZoneFields'

interface Props {
  readonly selected: readonly ElementView[]
}

export function LookSection({ selected }: Props) {
  return (
    <>
      <ZoneFields selected={selected} />
      <Colours selected={selected.filter(({ kind }) => kind !== 'vector-image')} />
    </>
  )
}

/** A picture has its own colours. */
function Colours({ selected }: Props) {
  const designer = useDesigner()
  if (selected.length === 0) return null
  return (
    <>
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
