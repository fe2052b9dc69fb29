/* Commands that set a field of the whole selection. */
import type { ElementView, PropertyChange } from '@/plan/types'
import type { Designer } from '@/features/planner/designer/designer'

export function setProperty(
  designer: Designer,
  selected: readonly ElementView[],
  field: string,
  value: string | number | boolean | null,
): void {
  const changes = selected.map(({ id }) => ({ id, set: { [field]: value } }))
  designer.editing.run({ kind: 'properties', changes })
}

/** Sets one side; objects that are as wide as long by nature are treated like all others here. */
export function setBox(
  designer: Designer,
  selected: readonly ElementView[],
  side: 'x' | 'y' | 'width' | 'height',
  value: number,
): void {
  if (side === 'x' || side === 'y') {
    const moves = selected.map(({ id, x, y }) => ({ id, x, y, [side]: value }))
    designer.editing.run({ kind: 'move', moves })
    return
  }
  const boxes = selected.map(({ id, x, y, width, height }) => ({
    id,
    x,
    y,
    width,
    height,
    [side]: value,
  }))
  designer.editing.run({ kind: 'resize', boxes })
}

export function setRotation(
  designer: Designer,
  selected: readonly ElementView[],
  rotation: number,
): void {
  const rotations = selected.map(({ id }) => ({ id, rotation }))
  designer.editing.run({ kind: 'rotate', rotations })
}

/** Fewer chairs: free ones go first; when taken ones must go too, their guests are named first. */
export function setChairs(
  designer: Designer,
  selected: readonly ElementView[],
  chairs: number,
): void {
  const { bySeat } = designer.seating.getState()
  const losing: string[] = []
  const changes = selected.map((element): PropertyChange => {
    const taken = element.seats.filter((seat) => bySeat.has(seat.id)).map((seat) => seat.id)
    losing.push(...taken.slice(chairs))
    return { id: element.id, set: { chairs }, keepSeats: taken.slice(0, chairs) }
  })
  void designer.editing.runRemoving({ kind: 'properties', changes }, losing, 'remove chairs')
}
