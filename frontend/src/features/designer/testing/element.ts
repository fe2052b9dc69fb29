/* An element as lists and tools see it; a test names only what it is about. */
import type { ElementView } from '@/plan/types'

/** A table without chairs, a hundred units wide and long. */
export function elementAt(
  id: string,
  x: number,
  y: number,
  own: Partial<ElementView> = {},
): ElementView {
  return {
    id,
    kind: 'rectangle',
    label: id,
    title: id,
    x,
    y,
    width: 100,
    height: 100,
    rotation: 0,
    zIndex: 0,
    locked: false,
    hidden: false,
    isTable: true,
    isRow: false,
    figure: 'rectangle',
    category: 'tables',
    flipX: false,
    flipY: false,
    chairs: 0,
    seats: [],
    ...own,
  }
}
