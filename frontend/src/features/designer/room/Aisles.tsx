/* The aisles of the plan: drawn, listed with their width, changed in numbers, deleted. */
import { Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'

import type { Aisle } from '@/plan/types'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { drawAisle } from '@/features/designer/room/room-actions'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { useDesigner, useInteraction, usePlanState, useView } from '@/canvas/context'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { AISLE_WIDTH } from '@/canvas/shapes/aisle-width'
import { AisleFields } from '@/features/designer/room/AisleFields'
import { removeAisle } from '@/features/designer/room/chosen-aisle'
import { NewAisle } from '@/features/designer/room/NewAisle'
import { useRowKeys } from '@/features/designer/room/use-row-keys'
import { formatLength } from '@/canvas/text/units'
import { chosenAisle } from '@/canvas/store/chosen'

export function Aisles() {
  const designer = useDesigner()
  const aisles = usePlanState((state) => state.surroundings.aisles)
  const drawing = useInteraction((state) => isDrawing(state, 'drawing-aisle'))
  const rows = useRowKeys(aisles.length)
  const [adding, setAdding] = useState(false)
  const adder = useRef<HTMLButtonElement>(null)
  const widths = useMemo(
    () => (aisles.length === 0 ? [] : designer.plan.session().aisleWidths()),
    [designer, aisles],
  )
  return (
    <section aria-labelledby="aisles-title" className="flex flex-col gap-2">
      <h4 id="aisles-title" className="text-sm font-medium">
        Aisles
      </h4>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-pressed={drawing}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
          onClick={() => {
            drawAisle.run(designer)
            focusPlan()
          }}
        >
          <drawAisle.icon aria-hidden />
          {drawAisle.label}
        </Button>
        <Button
          ref={adder}
          size="sm"
          aria-expanded={adding}
          onClick={() => {
            setAdding(true)
          }}
        >
          <Plus aria-hidden />
          Add by numbers
        </Button>
      </div>
      <p className="text-xs text-muted">
        Drag a rectangle or click each corner. Keep aisles clear. They must be at least{' '}
        {formatLength(AISLE_WIDTH)} wide.
      </p>
      {adding && (
        <NewAisle
          onDone={() => {
            setAdding(false)
            adder.current?.focus()
          }}
        />
      )}
      {aisles.length > 0 && (
        <ul className="flex flex-col gap-1">
          {aisles.map((aisle, index) => (
            <AisleRow
              key={rows.keys[index]}
              aisle={aisle}
              index={index}
              width={widths[index] ?? 0}
              onDelete={() => {
                rows.remove(index)
              }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function AisleRow({
  aisle,
  index,
  width,
  onDelete,
}: {
  readonly aisle: Aisle
  readonly index: number
  readonly width: number
  readonly onDelete: () => void
}) {
  const designer = useDesigner()
  const chosen = useView((state) => chosenAisle(state) === index)
  usePrefs((prefs) => prefs.units)
  const name = `Aisle ${String(index + 1)}`
  const narrow = width < AISLE_WIDTH
  return (
    <li
      aria-current={chosen}
      className="rounded-control border border-border aria-[current=true]:border-accent"
    >
      <div className="flex items-center gap-2 pl-3">
        <details className="min-w-0 flex-1">
          <summary className="flex min-h-9 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {narrow && (
              <TriangleAlert aria-label="Too narrow" className="size-4 shrink-0 text-warning" />
            )}
            <span className={narrow ? 'font-medium text-warning' : 'text-muted'}>
              {formatLength(width)} wide
            </span>
          </summary>
          <div className="py-2">
            <AisleFields aisle={aisle} index={index} width={width} />
          </div>
        </details>
        <IconButton
          label={`Delete ${name}`}
          size="icon-sm"
          className="self-start"
          onClick={() => {
            onDelete()
            removeAisle(designer, index)
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}
