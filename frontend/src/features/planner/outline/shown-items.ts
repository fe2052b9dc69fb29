/*
 * Which items of the outline are in the page. All of them in plans of a usual size; in large plans those in sight, or
 * around the current one while the outline is hidden, and always the current one itself, which the plan region points at.
 */

/** Up to so many items all are in the page. */
export const ALL_ITEMS = 400
/** Items on each side of the current one that a hidden outline of a large plan holds. */
const AROUND = 100

/** The indexes of the items around the current one, as many on each side as there are. */
export function around(current: number, count: number): readonly number[] {
  const whole = count <= ALL_ITEMS
  const middle = Math.max(0, current)
  const from = whole ? 0 : Math.max(0, middle - AROUND)
  const to = whole ? count : Math.min(count, middle + AROUND + 1)
  return Array.from({ length: to - from }, (_, index) => from + index)
}
