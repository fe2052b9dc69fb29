/* The grid of the plan: how wide, whether it is drawn and whether it attracts. */
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { useDesigner, usePlanState } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { formatLength } from '@/canvas/text/units'

/** Plan units: 6, 12, 18 and 24 in. */
const GRID_SIZES = [12, 24, 36, 48] as const

export function GridFields() {
  const designer = useDesigner()
  usePrefs((prefs) => prefs.units)
  const size = usePlanState((state) => state.canvas.gridSize)
  const snap = usePlanState((state) => state.canvas.snapToGrid)
  const show = usePlanState((state) => state.canvas.showGrid)
  const set = (field: 'gridSize' | 'snapToGrid' | 'showGrid', value: number | boolean): void => {
    designer.editing.run({ kind: 'canvas', set: { [field]: value } })
  }
  return (
    <>
      <Field label="Grid size">
        {(control) => (
          <Select
            {...control}
            value={String(size)}
            onChange={(event) => {
              set('gridSize', Number(event.target.value))
            }}
          >
            {[...new Set<number>([...GRID_SIZES, size])].map((each) => (
              <option key={each} value={each}>
                {formatLength(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Checkbox
          label="Show grid"
          checked={show}
          onChange={(on) => {
            set('showGrid', on)
          }}
        />
        <Checkbox
          label="Snap to grid"
          checked={snap}
          onChange={(on) => {
            set('snapToGrid', on)
          }}
        />
      </div>
    </>
  )
}
