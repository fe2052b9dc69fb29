/*
 * Commands that set the number of chairs of the selection, in total or by side. Free chairs are removed first; before
 * taken ones are removed, their guests are named. Each is one undoable edit.
 */
import type { ChairDistribution, ElementFields, ElementView, PropertyChange } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { mostChairs } from '@/canvas/edits/kinds'
import { UNITS_PER_INCH } from '@/canvas/text/units'

type Selected = readonly ElementView[]

interface Wish {
  readonly chairs: number
  /** Further fields that change with it. */
  readonly set?: ElementFields
}

export type TableSide = keyof ChairDistribution

/** Sets the total number of chairs. */
export function setChairs(designer: Env, selected: Selected, chairs: number): void {
  change(designer, selected, () => ({ chairs }))
}

/** Adds chairs to each object, or removes some when `step` is negative, within its limits. */
export function addChairs(designer: Env, selected: Selected, step: number): void {
  change(designer, selected, (element) => ({
    chairs: Math.min(mostChairs([element]), Math.max(0, element.chairs + step)),
  }))
}

/** Returns how many guests fit at each table, with `edge` plan units from chair to chair. */
export function mostGuests(designer: Env, tables: Selected, edge: number): readonly number[] {
  return tables.map(({ kind, width, height, chairArrangement = 'full' }) =>
    designer.module.capacity(kind, width, height, chairArrangement, edge),
  )
}

/** Gives each table as many chairs as fit. */
export function fillChairs(designer: Env, tables: Selected, edge: number): void {
  const most = new Map(
    mostGuests(designer, tables, edge).map((guests, at) => [tables[at]?.id, guests]),
  )
  change(designer, tables, ({ id, chairs }) => ({ chairs: most.get(id) ?? chairs }))
}

/** Sets the number of chairs on one side of tables with four sides; the other sides keep theirs. */
export function setSide(designer: Env, tables: Selected, side: TableSide, number: number): void {
  change(designer, tables, (table) => {
    const chairDistribution = { ...sidesOf(designer, table), [side]: number }
    const { top, bottom, left, right } = chairDistribution
    const set = { chairDistribution, chairArrangement: null }
    return { chairs: top + bottom + left + right, set }
  })
}

/** Returns the number of chairs on each side of a table. */
export function sidesOf(designer: Env, { id }: ElementView): ChairDistribution {
  return designer.plan.session().chairSides(id) ?? { top: 0, bottom: 0, left: 0, right: 0 }
}

/** Gives tables a size of the quick picker, about their centres, with the chairs that go with it. */
export function setTableSize(
  designer: Env,
  selected: Selected,
  size: { readonly label: string; readonly size: number; readonly chairs: number },
): void {
  const across = size.size * UNITS_PER_INCH
  const { changes, losing } = changesOf(designer, selected, () => ({ chairs: size.chairs }))
  const boxes = selected.map(({ id, x, y, width, height }) => {
    const depth = height * (across / width)
    return {
      id,
      x: x + (width - across) / 2,
      y: y + (height - depth) / 2,
      width: across,
      height: depth,
    }
  })
  const commands = [
    { kind: 'resize' as const, boxes },
    { kind: 'properties' as const, changes },
  ]
  const label = `Table size ${size.label}`
  void designer.editing.runRemoving({ kind: 'batch', label, commands }, losing, 'remove chairs')
}

function change(designer: Env, selected: Selected, wish: (element: ElementView) => Wish): void {
  const { changes, losing } = changesOf(designer, selected, wish)
  void designer.editing.runRemoving({ kind: 'properties', changes }, losing, 'remove chairs')
}

function changesOf(
  designer: Env,
  selected: Selected,
  wish: (element: ElementView) => Wish,
): { readonly changes: PropertyChange[]; readonly losing: string[] } {
  const { bySeat } = designer.seating.getState()
  const losing: string[] = []
  const changes = selected.map((element): PropertyChange => {
    const { chairs, set = {} } = wish(element)
    const taken = element.seats.filter((seat) => bySeat.has(seat.id)).map((seat) => seat.id)
    losing.push(...taken.slice(chairs))
    const fields = { ...staleSides(element, chairs), ...set, chairs }
    return { id: element.id, set: fields, keepSeats: taken.slice(0, chairs) }
  })
  return { changes, losing }
}

/** A distribution by hand no longer applies when the number of chairs changes. */
function staleSides({ chairDistribution, chairs }: ElementView, wanted: number): ElementFields {
  return chairDistribution === undefined || chairs === wanted ? {} : { chairDistribution: null }
}
