/* Sets what is special about one chair. The others of its table, and fields that nobody knows, stay as they are. */
import type { Chair, ElementView } from '@/plan/types'
import type { Designer } from '@/features/planner/designer/designer'

type SeatFields = Pick<Chair, 'seatStatus' | 'isHandicapAccessible' | 'chairStyle'>

export function setSeat(
  designer: Designer,
  element: ElementView,
  seat: string,
  set: SeatFields,
): void {
  const chairPositions = chairsOf(designer.plan.session().toJson(), element.id).map((chair) =>
    chair.id === seat ? { ...chair, ...set } : chair,
  )
  designer.editing.run({
    kind: 'properties',
    changes: [{ id: element.id, set: { chairPositions } }],
  })
}

/** The chairs of an element as they stand in the document. */
function chairsOf(documentJson: string, id: string): Chair[] {
  const document: unknown = JSON.parse(documentJson)
  if (!isRecord(document) || !Array.isArray(document.elements)) return []
  const element = document.elements.filter(isRecord).find((each) => each.id === id)
  return Array.isArray(element?.chairPositions) ? element.chairPositions.filter(isChair) : []
}

function isChair(value: unknown): value is Chair {
  return isRecord(value) && typeof value.id === 'string' && typeof value.seatLabel === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
