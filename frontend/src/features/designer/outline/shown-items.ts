/*
 * Which items of the outline are rendered: all of them in plans of usual size; in large plans those in sight, or around
 * the current one while the outline is hidden; always the current one itself, to which the plan region refers.
 */

/** Up to this many items, all are rendered. */
export const ALL_ITEMS = 400
/** Items on each side of the current one in the hidden outline of a large plan. */
const AROUND = 100

/** Returns the indexes of the items around the current one, fewer at the ends of the list. */
export function around(current: number, count: number): readonly number[] {
  const whole = count <= ALL_ITEMS
  const middle = Math.max(0, current)
  const from = whole ? 0 : Math.max(0, middle - AROUND)
  const to = whole ? count : Math.min(count, middle + AROUND + 1)
  return Array.from({ length: to - from }, (_, index) => from + index)
}
