/* What a table can be called: a name that no other table has. Pure. */
import type { ElementView } from '@/plan/types'
import { nameOf } from '@/canvas/text/describe'

/** Characters of a name, as in Properties. */
const LONGEST = 200

/** What is wrong with a new name for a table. */
export function nameProblem(
  name: string,
  table: ElementView,
  elements: ReadonlyMap<string, ElementView>,
): string | undefined {
  if ([...name].length > LONGEST) return `Use at most ${String(LONGEST)} characters.`
  const wanted = name.toLowerCase()
  const isTaken = [...elements.values()].some(
    (other) =>
      other.id !== table.id && other.seats.length > 0 && nameOf(other).toLowerCase() === wanted,
  )
  return isTaken ? 'Another table already has this name.' : undefined
}
