/* Which fields a kind of object has. */
import type { ElementView } from '@/plan/types'

/** Booths are no tables, yet a few people sit in them. */
const BOOTHS: ReadonlySet<string> = new Set(['booth', 'dining-booth'])

/** Whether chairs can be added to it; a single chair is itself the seat. */
export function takesChairs(element: ElementView): boolean {
  if (element.kind === 'chair') return false
  return element.isTable || element.isRow || element.seats.length > 0 || BOOTHS.has(element.kind)
}

/** Whether chairs stand around it, at a distance from its edge. */
export function isTable(element: ElementView): boolean {
  return element.isTable && !element.isRow
}

/** Whether its outline can show the colour of a zone. */
export function showsZone(element: ElementView): boolean {
  return element.isTable || element.isRow
}

/** Most chairs that can be asked for by hand: rows of seats are longer than tables. */
export function mostChairs(selected: readonly ElementView[]): number {
  if (selected.every((element) => element.isRow)) return 100
  return selected.every((element) => element.kind === 'booth') ? 4 : 20
}

/** Whether it has four straight sides along which chairs can be shared out. */
export function hasSides(element: ElementView): boolean {
  return isTable(element) && element.figure === 'rectangle'
}
