/* What commands touch: which properties of which objects. */
import type { Command } from '@/plan/types'

/** The key under which properties of the room are listed. */
export const ROOM = ''

/** Properties by object: `place`, `size`, `rotation`, `object` when it is added or removed, and fields by their names. */
export type Touched = ReadonlyMap<string, ReadonlySet<string>>

export function touched(commands: readonly Command[]): Touched {
  const found = new Map<string, Set<string>>()
  const add = (id: string, ...properties: readonly string[]): void => {
    const known = found.get(id) ?? new Set()
    for (const property of properties) known.add(property)
    found.set(id, known)
  }
  for (const command of commands) visit(command, add)
  return found
}

function visit(
  command: Command,
  add: (id: string, ...properties: readonly string[]) => void,
): void {
  switch (command.kind) {
    case 'move':
      for (const { id } of command.moves) add(id, 'place')
      return
    case 'resize':
      for (const { id } of command.boxes) add(id, 'size', 'place')
      return
    case 'rotate':
      for (const { id } of command.rotations) add(id, 'rotation')
      return
    case 'properties':
      for (const { id, set } of command.changes) add(id, ...Object.keys(set))
      return
    case 'canvas':
      add(ROOM, ...Object.keys(command.set))
      return
    case 'add':
      for (const { element } of command.elements) add(element.id, 'object')
      return
    case 'remove':
      for (const id of command.ids) add(id, 'object')
      return
    case 'batch':
      for (const inner of command.commands) visit(inner, add)
  }
}

/** Returns whether an object is gone after these commands, because one of them removes it. */
export function removes(commands: readonly Command[], id: string): boolean {
  let isGone = false
  for (const command of commands) {
    if (command.kind === 'batch') isGone = removes(command.commands, id) || isGone
    if (command.kind === 'remove') isGone ||= command.ids.includes(id)
    if (command.kind === 'add')
      isGone &&= command.elements.every(({ element }) => element.id !== id)
  }
  return isGone
}
