/* Which objects are selected together. A group is selected as a whole until it is entered. */
import type { ElementView } from '@/plan/types'
import type { SelectionState } from '@/canvas/store/selection'

type Elements = ReadonlyMap<string, ElementView>

/** Returns the members of a group from the bottom of the plan to the top. */
export function membersOf(elements: Elements, groupId: string): string[] {
  const members: string[] = []
  for (const element of elements.values()) if (element.groupId === groupId) members.push(element.id)
  return members
}

/** Returns what is selected with an object: itself, or its whole group with the object last. */
export function groupMembersOf(
  elements: Elements,
  id: string,
  inside: SelectionState['inside'],
): readonly string[] {
  const groupId = elements.get(id)?.groupId
  if (groupId === undefined || groupId === inside) return [id]
  return [...membersOf(elements, groupId).filter((member) => member !== id), id]
}

/** Returns the objects with the rest of their groups, each once. */
export function withGroupMembers(
  elements: Elements,
  ids: readonly string[],
  inside: SelectionState['inside'],
): string[] {
  const all = new Set<string>()
  const done = new Set<string>()
  for (const id of ids) {
    const groupId = elements.get(id)?.groupId
    if (groupId === undefined || groupId === inside) {
      all.add(id)
    } else if (!done.has(groupId)) {
      done.add(groupId)
      for (const member of membersOf(elements, groupId)) all.add(member)
    }
  }
  return [...all]
}
