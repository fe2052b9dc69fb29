/* Running an edit of what is selected, and saying so when there was nothing to do. */
import type { Command } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { announce } from '@/canvas/text/messages'

/** Applies a command; one that would change nothing leaves no step to undo. */
export function runEdit(designer: Env, command: Command): boolean {
  if (!isEmpty(command)) return designer.editing.run(command)
  designer.announcer.say(announce.nothingChanged)
  return false
}

function isEmpty(command: Command): boolean {
  switch (command.kind) {
    case 'move':
      return command.moves.length === 0
    case 'resize':
      return command.boxes.length === 0
    case 'rotate':
      return command.rotations.length === 0
    case 'properties':
      return command.changes.length === 0
    case 'add':
      return command.elements.length === 0
    case 'remove':
      return command.ids.length === 0
    case 'batch':
      return command.commands.every(isEmpty)
    case 'canvas':
      return false
  }
}
