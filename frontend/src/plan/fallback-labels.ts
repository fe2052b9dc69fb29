/*
 * Names for tables that have none: the specified fallback of pictures is the word “Table” and the last character
 * of the id. Only pictures use it; a plan is never saved with such a name.
 */

/** Returns the plan with a label on each table that carries neither a label nor a number. */
export function withTableLabels(plan: unknown, isTable: (kind: string) => boolean): unknown {
  if (!isRecord(plan) || !Array.isArray(plan.elements)) return plan
  const elements: readonly unknown[] = plan.elements
  return {
    ...plan,
    elements: elements.map((element) =>
      isRecord(element) && isNameless(element, isTable)
        ? { ...element, label: `Table ${String(element.id).slice(-1)}` }
        : element,
    ),
  }
}

function isNameless(element: Record<string, unknown>, isTable: (kind: string) => boolean): boolean {
  const { id, type } = element
  if (typeof id !== 'string' || id === '' || typeof type !== 'string') return false
  if (type !== 'table' && !isTable(type)) return false
  const bags = [element, element.properties, element.props].filter(isRecord)
  return bags.every((bag) => isBlank(bag.label) && isBlank(bag.tableNumber))
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
