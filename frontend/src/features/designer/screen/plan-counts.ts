/* What the plan holds, counted. */
import type { ElementView } from '@/plan/types'
import { takenSeats } from '@/canvas/text/describe'
import type { Seating } from '@/guests/seating'

interface PlanCounts {
  readonly tables: number
  readonly chairs: number
  readonly empty: number
  readonly assigned: number
}

export function planCounts(
  elements: ReadonlyMap<string, ElementView>,
  seating: Seating,
): PlanCounts {
  let tables = 0
  let chairs = 0
  let assigned = 0
  for (const element of elements.values()) {
    if (element.isTable) tables += 1
    chairs += element.seats.length
    assigned += takenSeats(element, seating)
  }
  return { tables, chairs, empty: chairs - assigned, assigned }
}
