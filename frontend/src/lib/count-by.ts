/* Counting. */

/** Returns how many items have each text. */
export function countBy<T>(items: readonly T[], textOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) {
    const text = textOf(item)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}
