/* The room and its grid: shown when nothing is selected. */
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { useDesigner, usePlanState } from '@/features/planner/designer/context'
import { formatLength } from '@/features/planner/units'
import { NumberField } from '@/features/planner/panels/properties/NumberField'

const GRID_SIZES = [12, 24, 36, 48] as const
/** Feet. */
const VENUE = { min: 10, max: 500 } as const

export function RoomFields() {
  const designer = useDesigner()
  const canvas = usePlanState((state) => state.canvas)
  const set = (field: string, value: number | boolean): void => {
    designer.editing.run({ kind: 'canvas', set: { [field]: value } })
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 className="text-base font-semibold">Room</h3>
        <p className="mt-0.5 text-xs text-muted">Select an object to see its properties.</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Width"
          unit="ft"
          value={{ kind: 'same', value: canvas.venueWidth }}
          {...VENUE}
          onCommit={(value) => {
            set('venueWidth', value)
          }}
        />
        <NumberField
          label="Depth"
          unit="ft"
          value={{ kind: 'same', value: canvas.venueHeight }}
          {...VENUE}
          onCommit={(value) => {
            set('venueHeight', value)
          }}
        />
      </div>
      <Field label="Grid">
        {(control) => (
          <Select
            {...control}
            value={String(canvas.gridSize)}
            onChange={(event) => {
              set('gridSize', Number(event.target.value))
            }}
          >
            {[...new Set([...GRID_SIZES, canvas.gridSize])].map((size) => (
              <option key={size} value={size}>
                {formatLength(size)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-col gap-2">
        <Toggle
          label="Snap to grid"
          checked={canvas.snapToGrid}
          onChange={(on) => {
            set('snapToGrid', on)
          }}
        />
        <Toggle
          label="Show grid"
          checked={canvas.showGrid}
          onChange={(on) => {
            set('showGrid', on)
          }}
        />
      </div>
    </div>
  )
}

function Toggle({
  label,
  checked,
  onChange,
}: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
}) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
      {label}
    </label>
  )
}
