/*
 * Commands that set how many chairs stand at the selection and on which sides. Free chairs go first; when taken ones must
 * go too, their guests are named first. Each is one undoable edit.
 */
import type { ChairDistribution, ElementFields, ElementView, PropertyChange } from '@/plan/types'
import type { Designer } from '@/features/planner/designer/designer'
import { mostChairs } from '@/features/planner/panels/properties/kinds'
import { UNITS_PER_INCH } from '@/features/planner/units'

type Selected = readonly ElementView[]

interface Wish {
  readonly chairs: number
  /** Whatever else changes with it. */
  readonly set?: ElementFields
}

export type TableSide = keyof ChairDistribution

/** Sets the number of chairs at all. */
export function setChairs(designer: Designer, selected: Selected, chairs: number): void {
  change(designer, selected, () => ({ chairs }))
}

/** Adds chairs to each of these, or takes some away when `step` is negative, within what they may have. */
export function addChairs(designer: Designer, selected: Selected, step: number): void {
  change(designer, selected, (element) => ({
    chairs: Math.min(mostChairs([element]), Math.max(0, element.chairs + step)),
  }))
}

/** How many guests fit at each of these tables, with `edge` plan units from chair to chair. */
export function mostGuests(designer: Designer, tables: Selected, edge: number): readonly number[] {
  return tables.map(({ kind, width, height, chairArrangement = 'full' }) =>
    designer.module.capacity(kind, width, height, chairArrangement, edge),
  )
}

/** Gives each table as many chairs as fit. */
export function fillChairs(designer: Designer, tables: Selected, edge: number): void {
  const most = new Map(
    mostGuests(designer, tables, edge).map((guests, at) => [tables[at]?.id, guests]),
  )
  change(designer, tables, ({ id, chairs }) => ({ chairs: most.get(id) ?? chairs }))
}

/** Sets how many chairs stand on one side of tables with four sides; the other sides keep theirs. */
export function setSide(
  designer: Designer,
  tables: Selected,
  side: TableSide,
  number: number,
): void {
  change(designer, tables, (table) => {
    const chairDistribution = { ...sidesOf(designer, table), [side]: number }
    const { top, bottom, left, right } = chairDistribution
    const set = { chairDistribution, chairArrangement: null }
    return { chairs: top + bottom + left + right, set }
  })
}

/** How many chairs stand on each side of a table. */
export function sidesOf(designer: Designer, { id }: ElementView): ChairDistribution {
  return designer.plan.session().chairSides(id) ?? { top: 0, bottom: 0, left: 0, right: 0 }
}

/** Makes tables of a size of the quick picker: across, about their middles, with the chairs that go with it. */
export function setTableSize(
  designer: Designer,
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

function change(
  designer: Designer,
  selected: Selected,
  wish: (element: ElementView) => Wish,
): void {
  const { changes, losing } = changesOf(designer, selected, wish)
  void designer.editing.runRemoving({ kind: 'properties', changes }, losing, 'remove chairs')
}

function changesOf(
  designer: Designer,
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

/** Chairs that were shared out by hand are no longer so when there are more or fewer of them. */
function staleSides({ chairDistribution, chairs }: ElementView, wanted: number): ElementFields {
  return chairDistribution === undefined || chairs === wanted ? {} : { chairDistribution: null }
}
