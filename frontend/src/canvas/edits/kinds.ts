/* Which fields a kind of object has. */
import type { ElementView } from '@/plan/types'

/** Booths are not tables, yet a few people sit in them. */
const BOOTHS: ReadonlySet<string> = new Set(['booth', 'dining-booth'])

/** Returns whether chairs can be added; a single chair is itself the seat. */
export function takesChairs(element: ElementView): boolean {
  if (element.kind === 'chair') return false
  return element.isTable || element.isRow || element.seats.length > 0 || BOOTHS.has(element.kind)
}

/** Returns whether chairs surround it, at a distance from its edge. */
export function isTable(element: ElementView): boolean {
  return element.isTable && !element.isRow
}

/** Returns whether its outline can show the colour of a zone. */
export function showsZone(element: ElementView): boolean {
  return element.isTable || element.isRow
}

/** Returns the most chairs that can be set by hand: rows of seats are longer than tables. */
export function mostChairs(selected: readonly ElementView[]): number {
  if (selected.every((element) => element.isRow)) return 100
  return selected.every((element) => element.kind === 'booth') ? 4 : 20
}

/** Returns whether it has four straight sides with chairs of their own. */
export function hasSides(element: ElementView): boolean {
  return isTable(element) && element.figure === 'rectangle'
}
