/* Commands that set fields of the whole selection; each is one undoable edit. */
import type { ElementFields, ElementView, PropertyChange } from '@/plan/types'
import type { Designer } from '@/features/planner/designer/designer'

type Selected = readonly ElementView[]

export function setProperties(designer: Designer, selected: Selected, set: ElementFields): void {
  const changes = selected.map(({ id }) => ({ id, set }))
  designer.editing.run({ kind: 'properties', changes })
}

export type Side = 'x' | 'y' | 'width' | 'height'

/** Sets one side of all. */
export function setBox(designer: Designer, selected: Selected, side: Side, value: number): void {
  if (side === 'x' || side === 'y') {
    const moves = selected.map(({ id, x, y }) => ({ id, x, y, [side]: value }))
    designer.editing.run({ kind: 'move', moves })
    return
  }
  const boxes = selected.map(({ id, x, y, width, height }) => ({
    ...{ id, x, y, width, height },
    [side]: value,
  }))
  designer.editing.run({ kind: 'resize', boxes })
}

export function setRotation(designer: Designer, selected: Selected, rotation: number): void {
  const rotations = selected.map(({ id }) => ({ id, rotation }))
  designer.editing.run({ kind: 'rotate', rotations })
}

/**
 * Sets the number of chairs, with whatever else changes with it. Free chairs go first; when taken ones must go too,
 * their guests are named first.
 */
export function setChairs(
  designer: Designer,
  selected: Selected,
  chairs: number,
  more: ElementFields = {},
): void {
  const { changes, losing } = chairChanges(designer, selected, chairs, more)
  void designer.editing.runRemoving({ kind: 'properties', changes }, losing, 'remove chairs')
}

/** Makes tables of a trade size: across, about their middles, with the chairs that it is sold with. */
export function setTableSize(
  designer: Designer,
  selected: Selected,
  size: { readonly label: string; readonly across: number; readonly chairs: number },
): void {
  const { changes, losing } = chairChanges(designer, selected, size.chairs, {})
  const boxes = selected.map(({ id, x, y, width, height }) => {
    const depth = height * (size.across / width)
    return {
      id,
      x: x + (width - size.across) / 2,
      y: y + (height - depth) / 2,
      width: size.across,
      height: depth,
    }
  })
  const label = `Table size ${size.label}`
  void designer.editing.runRemoving(
    {
      kind: 'batch',
      label,
      commands: [
        { kind: 'resize', boxes },
        { kind: 'properties', changes },
      ],
    },
    losing,
    'remove chairs',
  )
}

function chairChanges(
  designer: Designer,
  selected: Selected,
  chairs: number,
  more: ElementFields,
): { readonly changes: PropertyChange[]; readonly losing: string[] } {
  const { bySeat } = designer.seating.getState()
  const losing: string[] = []
  const changes = selected.map((element): PropertyChange => {
    const taken = element.seats.filter((seat) => bySeat.has(seat.id)).map((seat) => seat.id)
    losing.push(...taken.slice(chairs))
    return { id: element.id, set: { ...more, chairs }, keepSeats: taken.slice(0, chairs) }
  })
  return { changes, losing }
}
