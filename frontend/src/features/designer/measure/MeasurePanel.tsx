/* Line Measurement: the measuring tool, the lines of the plan, and the distance between two objects. */
import { Ruler } from 'lucide-react'

import { Button } from '@/ui/Button'
import { Select } from '@/ui/Select'
import { hintOf } from '@/canvas/actions/action'
import { toggleMeasuring } from '@/features/designer/measure/measure-actions'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { useDesigner, useInteraction } from '@/canvas/context'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { BetweenObjects } from '@/features/designer/measure/BetweenObjects'
import { LineList } from '@/features/designer/measure/LineList'
import { capitalised } from '@/lib/capitalised'
import { LENGTH_UNITS, setPrefs } from '@/canvas/store/prefs'

export function MeasurePanel() {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-4">
      <Tool />
      <LineList />
      <BetweenObjects />
    </div>
  )
}

function Tool() {
  const designer = useDesigner()
  const on = useInteraction((active) => isDrawing(active, 'measuring'))
  return (
    <section className="flex flex-col gap-3">
      <div className="flex gap-2">
        <Button
          variant={on ? 'secondary' : 'primary'}
          aria-pressed={on}
          title={hintOf(toggleMeasuring)}
          className="flex-1"
          onClick={() => {
            toggleMeasuring.run(designer)
            focusPlan()
          }}
        >
          <Ruler aria-hidden />
          {on ? 'Stop measuring' : 'Measure'}
        </Button>
        <Unit />
      </div>
      <p className="text-xs text-muted">
        {on
          ? 'Drag from one point to the other; Shift keeps the line straight, Ctrl does not snap. By keyboard: arrows move the point, Enter sets each end.'
          : 'Press M on the plan, or Ctrl+M anywhere, and drag from one point to the other.'}
      </p>
    </section>
  )
}

function Unit() {
  const units = usePrefs((prefs) => prefs.units)
  return (
    <Select
      aria-label="Unit"
      className="w-28"
      value={units}
      onChange={(event) => {
        const unit = LENGTH_UNITS.find((each) => each === event.target.value)
        if (unit !== undefined) setPrefs({ units: unit })
      }}
    >
      {LENGTH_UNITS.map((unit) => (
        <option key={unit} value={unit}>
          {capitalised(unit)}
        </option>
      ))}
    </Select>
  )
}
