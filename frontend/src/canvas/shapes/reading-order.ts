/* The order in which objects are read: rows from top to bottom, left to right within a row. */
import type { ElementView } from '@/plan/types'

/** Returns the ids in reading order. An object belongs to a row when its middle lies within the row's first object. */
export function readingOrder(elements: Iterable<ElementView>): string[] {
  const sorted = [...elements].sort((a, b) => middle(a) - middle(b) || a.x - b.x)
  const rows: ElementView[][] = []
  for (const element of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row !== undefined && first !== undefined && sameRow(first, element)) row.push(element)
    else rows.push([element])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x).map((element) => element.id))
}

function middle(element: ElementView): number {
  return element.y + element.height / 2
}

function sameRow(first: ElementView, element: ElementView): boolean {
  return middle(element) - middle(first) < Math.min(first.height, element.height) / 2
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Returns the nearest object in a direction from another, preferring what is straight ahead. */
export function nearest(
  elements: Iterable<ElementView>,
  from: ElementView,
  to: Direction,
): string | undefined {
  let best: string | undefined
  let least = Infinity
  for (const element of elements) {
    if (element.id === from.id || element.hidden) continue
    const dx = element.x + element.width / 2 - (from.x + from.width / 2)
    const dy = middle(element) - middle(from)
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[to]
    const aside = Math.abs(to === 'left' || to === 'right' ? dy : dx)
    const cost = ahead + 2 * aside
    if (ahead > 0.5 && cost < least) {
      best = element.id
      least = cost
    }
  }
  return best
}
