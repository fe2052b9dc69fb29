/* Repeating what is selected in columns and rows; the copies are shown on the plan before they are made. */
import { useMemo, useState } from 'react'

import { newId } from '@/plan/ids'
import type { Adding, ArrayGrid, Point } from '@/plan/types'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { useDesigner, usePlanState, useSelection } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { errorMessage } from '@/canvas/document/editing'
import { refused } from '@/canvas/fields/refusal'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { Card } from '@/canvas/controls/Card'
import { usePreview } from '@/canvas/controls/use-preview'
import { count } from '@/canvas/text/messages'
import { select } from '@/canvas/store/selection'
import { formatLength, lengthHint, parseLength } from '@/canvas/text/units'

/** Columns and rows at most. */
const MOST = 100
/** Plan units between chairs when nothing else was said: 5 ft, so that people can pass. */
const USUAL_GAP = 120

interface Texts {
  readonly columns: string
  readonly rows: string
  readonly gapX: string
  readonly gapY: string
}

export function ArrayCard() {
  const designer = useDesigner()
  usePrefs((prefs) => prefs.units)
  const [texts, setTexts] = useState<Texts>(() => ({
    columns: '3',
    rows: '2',
    gapX: formatLength(USUAL_GAP),
    gapY: formatLength(USUAL_GAP),
  }))
  const ids = useHeldIds()
  const plan = useMemo(() => planned(designer, ids, texts), [designer, ids, texts])
  usePreview(ids, plan.offsets)
  const set = (change: Partial<Texts>): void => {
    setTexts({ ...texts, ...change })
  }
  return (
    <Card
      title="Repeat in rows"
      submitLabel="Repeat"
      problem={plan.problem}
      onSubmit={() => {
        const { adding } = plan
        if (adding === undefined || !designer.editing.run(adding.command)) return
        select(designer.selection, [...ids, ...adding.ids])
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label="Columns">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={texts.columns}
              onChange={(event) => {
                set({ columns: event.target.value })
              }}
            />
          )}
        </Field>
        <Field label="Rows">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={texts.rows}
              onChange={(event) => {
                set({ rows: event.target.value })
              }}
            />
          )}
        </Field>
        <Field label="Horizontal gap">
          {(control) => (
            <Input
              {...control}
              value={texts.gapX}
              onChange={(event) => {
                set({ gapX: event.target.value })
              }}
            />
          )}
        </Field>
        <Field label="Vertical gap">
          {(control) => (
            <Input
              {...control}
              value={texts.gapY}
              onChange={(event) => {
                set({ gapY: event.target.value })
              }}
            />
          )}
        </Field>
      </div>
      <p className="text-xs text-muted">
        Gaps are measured between chairs. {lengthHint()}. The selection is the first cell. Guests
        are not copied.
      </p>
      {plan.adding !== undefined && (
        <p className="text-sm font-medium">{count(plan.adding.ids.length, 'new object')}</p>
      )}
    </Card>
  )
}

/** What is selected and not locked. */
function useHeldIds(): readonly string[] {
  const selected = useSelection((state) => state.ids)
  const elements = usePlanState((state) => state.elements)
  return useMemo(
    () => selected.filter((id) => elements.get(id)?.locked === false),
    [selected, elements],
  )
}

interface Planned {
  readonly adding?: Adding
  readonly offsets?: readonly Point[]
  readonly problem?: string
}

/** Asks the plan for the copies, and finds out how far each cell is from the first. */
function planned(designer: Env, ids: readonly string[], texts: Texts): Planned {
  const grid = gridOf(texts)
  if (typeof grid === 'string') return { problem: grid }
  if (ids.length === 0) return { problem: 'Select what to repeat.' }
  if (grid.columns * grid.rows === 1)
    return { problem: 'One cell already exists. Add columns or rows.' }
  try {
    const adding = designer.plan.session().arrayCommand([...ids], grid, newId())
    return { adding, offsets: offsetsOf(designer, ids, adding) }
  } catch (error) {
    return { problem: errorMessage(error) }
  }
}

function gridOf({ columns, rows, gapX, gapY }: Texts): ArrayGrid | string {
  const [across, down] = [wholeNumber(columns), wholeNumber(rows)]
  const number = `Enter a whole number from 1 to ${String(MOST)}`
  if (across === undefined) return refused('Columns', columns, number)
  if (down === undefined) return refused('Rows', rows, number)
  const [x, y] = [gap(gapX), gap(gapY)]
  if (x === undefined) return refused('Horizontal gap', gapX, lengthHint())
  if (y === undefined) return refused('Vertical gap', gapY, lengthHint())
  return { columns: across, rows: down, gapX: x, gapY: y }
}

function gap(text: string): number | undefined {
  const length = parseLength(text)
  return length === undefined || length < 0 ? undefined : length
}

function wholeNumber(text: string): number | undefined {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= MOST ? value : undefined
}

function offsetsOf(designer: Env, ids: readonly string[], adding: Adding): Point[] {
  if (adding.command.kind !== 'add') return []
  const { elements } = designer.plan.state.getState()
  const corner = cornerOf(ids.flatMap((id) => elements.get(id) ?? []))
  const copies = adding.command.elements.map(({ element }) => element)
  const offsets: Point[] = []
  for (let at = 0; at < copies.length; at += ids.length) {
    const cell = cornerOf(copies.slice(at, at + ids.length))
    offsets.push({ x: cell.x - corner.x, y: cell.y - corner.y })
  }
  return offsets
}

function cornerOf(boxes: readonly Point[]): Point {
  return boxes.reduce((corner, box) => ({
    x: Math.min(corner.x, box.x),
    y: Math.min(corner.y, box.y),
  }))
}
