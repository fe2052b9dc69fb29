/* How the selection is called: on the plan, in lists and by its number. */
import type { ElementView } from '@/plan/types'
import { useDesigner } from '@/canvas/context'
import { NumberField } from '@/canvas/fields/NumberField'
import { shared } from '@/canvas/fields/shared'
import { TextField } from '@/canvas/fields/TextField'
import { isTable } from '@/canvas/edits/kinds'
import { setProperties } from '@/canvas/edits/set-fields'

export function NameSection({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  const numbered = selected.filter(isTable)
  const rows = selected.filter((element) => element.isRow)
  return (
    <>
      <div className={numbered.length > 0 ? 'grid grid-cols-[1fr_96px] gap-3' : 'contents'}>
        <TextField
          label="Label"
          value={shared(selected, (element) => element.label)}
          onCommit={(label) => {
            setProperties(designer, selected, { label })
          }}
        />
        {numbered.length > 0 && (
          <NumberField
            label="Table no."
            whole
            value={shared(numbered, (element) => element.tableNumber)}
            min={1}
            max={9999}
            onCommit={(tableNumber) => {
              setProperties(designer, numbered, { tableNumber })
            }}
          />
        )}
      </div>
      <div className="grid grid-cols-[1fr_96px] gap-3">
        <TextField
          label="Name in lists"
          placeholder="Same as the label"
          value={shared(selected, (element) => element.name)}
          onCommit={(name) => {
            setProperties(designer, selected, { name: name === '' ? null : name })
          }}
        />
        <NumberField
          label="Font size"
          value={shared(selected, (element) => element.fontSize)}
          min={8}
          max={24}
          placeholder="14"
          hint="8 to 24."
          onClear={() => {
            setProperties(designer, selected, { fontSize: null })
          }}
          onCommit={(fontSize) => {
            setProperties(designer, selected, { fontSize })
          }}
        />
      </div>
      {rows.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Section"
            value={shared(rows, (element) => element.sectionName)}
            onCommit={(text) => {
              setProperties(designer, rows, { sectionName: text === '' ? null : text })
            }}
          />
          <TextField
            label="Row"
            value={shared(rows, (element) => element.rowName)}
            onCommit={(text) => {
              setProperties(designer, rows, { rowName: text === '' ? null : text })
            }}
          />
        </div>
      )}
    </>
  )
}
