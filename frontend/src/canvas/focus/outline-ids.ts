/* Ids of the outline's DOM items, which the plan region points at. */

export const PLAN_TREE = 'plan-outline-tree'

/** The DOM id of the item of an element or seat. */
export function outlineItemId(id: string): string {
  return `outline-${id}`
}

/** The list of an object's chairs in the outline. */
export function seatsId(element: string): string {
  return `${outlineItemId(element)}-seats`
}
