/* Place and size of an aisle that is about to be added, for people who do not draw it. */
import { useState } from 'react'

import { Button } from '@/ui/Button'
import { useDesigner } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { LengthField } from '@/canvas/fields/LengthField'
import { outlineEdit } from '@/canvas/edits/outlines'
import type { Box } from '@/plan/types'
import { chooseAisle } from '@/canvas/store/chosen'

/** Plan units: 4 ft by 10 ft. */
const NEW_AISLE = { width: 96, height: 240 } as const
/** Plan units. */
const LEAST_SIDE = 1

const FIELDS = [
  ['Aisle X', 'x'],
  ['Aisle Y', 'y'],
  ['Aisle width', 'width'],
  ['Aisle height', 'height'],
] as const

export function NewAisle({ onDone }: { readonly onDone: () => void }) {
  const designer = useDesigner()
  const [box, setBox] = useState(() => inView(designer))
  const [problem, setProblem] = useState<string>()
  const add = (): void => {
    const outcome = outlineEdit(designer, cornersOf(box), 'aisle')
    if ('problem' in outcome) {
      setProblem(outcome.problem)
      return
    }
    if (!designer.editing.run(outcome.command)) return
    const { aisles } = designer.plan.state.getState().surroundings
    designer.selection.setState({ ids: [], seat: undefined })
    chooseAisle(designer.view, aisles.length - 1)
    onDone()
  }
  return (
    <div
      role="group"
      aria-label="New aisle"
      className="flex flex-col gap-3 rounded-control border border-border p-3"
    >
      <div className="grid grid-cols-2 items-start gap-3">
        {FIELDS.map(([label, side]) => (
          <LengthField
            key={side}
            label={label}
            value={{ kind: 'same', value: box[side] }}
            min={side === 'width' || side === 'height' ? LEAST_SIDE : undefined}
            onCommit={(value) => {
              setBox((before) => ({ ...before, [side]: value }))
              setProblem(undefined)
            }}
          />
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" onClick={add}>
          Add aisle
        </Button>
      </div>
    </div>
  )
}

/** In the middle of the view. */
function inView(designer: Env): Box {
  const { x, y } = designer.camera.centre()
  return {
    x: Math.round(x - NEW_AISLE.width / 2),
    y: Math.round(y - NEW_AISLE.height / 2),
    ...NEW_AISLE,
  }
}

function cornersOf({ x, y, width, height }: Box) {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}
