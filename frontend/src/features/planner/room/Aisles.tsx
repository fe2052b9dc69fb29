/* The aisles of the plan: drawn, listed with their width, changed in numbers, deleted. */
import { Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { Aisle, Command, Point } from '@/plan/types'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { drawAisle, isDrawing } from '@/features/planner/actions/room'
import { useDesigner, useInteraction, usePlanState } from '@/features/planner/designer/context'
import type { Designer } from '@/features/planner/designer/designer'
import { focusPlan } from '@/features/planner/focus-plan'
import { usePrefs } from '@/features/planner/hooks/use-prefs'
import { AISLE_WIDTH } from '@/features/planner/room/aisle-width'
import { CornerList } from '@/features/planner/room/CornerList'
import { outlineEdit, setAisles } from '@/features/planner/room/outlines'
import { useRowKeys } from '@/features/planner/room/use-row-keys'
import { formatLength, inChosenUnit } from '@/features/planner/units'

export function Aisles() {
  const designer = useDesigner()
  const aisles = usePlanState((state) => state.surroundings.aisles)
  const drawing = useInteraction((state) => isDrawing(state, 'aisle'))
  const rows = useRowKeys(aisles.length)
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
          size="sm"
          onClick={() => {
            addInView(designer)
          }}
        >
          <Plus aria-hidden />
          Add by numbers
        </Button>
      </div>
      <p className="text-xs text-muted">
        Drag a rectangle or click corner by corner. Nothing should stand in an aisle; it must be at
        least {formatLength(AISLE_WIDTH)} wide.
      </p>
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
  usePrefs((prefs) => prefs.units)
  const [problem, setProblem] = useState<string>()
  const name = `Aisle ${String(index + 1)}`
  const narrow = width < AISLE_WIDTH
  const reshape = (points: readonly Point[]): void => {
    const reason = designer.plan.session().outlineProblem([...points], 'aisle')
    setProblem(reason && inChosenUnit(reason))
    if (reason === undefined) {
      designer.editing.run(
        changed(designer, 'Change aisle', (each, at) =>
          at === index ? [{ ...each, points: [...points] }] : [each],
        ),
      )
    }
  }
  return (
    <li className="rounded-control border border-border">
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
            {narrow && (
              <p className="pb-2 text-xs text-warning">{formatLength(AISLE_WIDTH)} are needed.</p>
            )}
            <CornerList points={aisle.points} onChange={reshape} />
            {problem !== undefined && (
              <p role="alert" className="pt-2 text-sm text-danger">
                {problem}
              </p>
            )}
          </div>
        </details>
        <IconButton
          label={`Delete ${name}`}
          size="icon-sm"
          className="self-start"
          onClick={() => {
            onDelete()
            designer.editing.run(
              changed(designer, 'Delete aisle', (each, at) => (at === index ? [] : [each])),
            )
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

function changed(
  designer: Designer,
  label: string,
  change: (aisle: Aisle, index: number) => readonly Aisle[],
): Command {
  return setAisles(designer.plan.state.getState().surroundings.aisles.flatMap(change), label)
}

/** Plan units: 4 ft by 10 ft. */
const NEW_AISLE = { width: 96, height: 240 } as const

/** A new aisle in the middle of the view, to be changed in numbers. */
function addInView(designer: Designer): void {
  const { x, y } = designer.camera.centre()
  const left = Math.round(x - NEW_AISLE.width / 2)
  const top = Math.round(y - NEW_AISLE.height / 2)
  const right = left + NEW_AISLE.width
  const bottom = top + NEW_AISLE.height
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const outcome = outlineEdit(designer, corners, 'aisle')
  if ('command' in outcome) designer.editing.run(outcome.command)
}
