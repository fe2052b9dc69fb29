/* Whether the answer to an import holds more than its number of guests. */
import type { ImportAnswer } from '@/api/schema'

/** Returns true when rows were skipped, named guests who are on the list already, or need a look. */
export function hasReport({ skipped, problems, duplicates }: ImportAnswer): boolean {
  return skipped.length + problems.length + duplicates > 0
}
