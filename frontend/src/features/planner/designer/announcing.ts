/* What an edit is called when it is spoken: `Moved Table 12 to 10 ft, 8 ft`. */
import type { Change, Command, ElementView } from '@/plan/types'
import { nameOf, placeText } from '@/features/planner/describe'
import { formatSize } from '@/features/planner/units'

/** Returns one sentence for an edit that was made. */
export function editSentence(
  command: Command,
  change: Change,
  elements: ReadonlyMap<string, ElementView>,
): string {
  const touched = [...change.changed, ...change.added]
  const [id] = touched
  const element = id === undefined ? undefined : elements.get(id)
  if (element === undefined || touched.length > 1) return `${change.label}.`
  const name = nameOf(element)
  switch (command.kind) {
    case 'move':
      return `Moved ${name} to ${placeText(element)}`
    case 'resize':
      return `Resized ${name} to ${formatSize(element.width, element.height)}`
    case 'rotate':
      return `Turned ${name} to ${String(Math.round(element.rotation))} degrees`
    case 'add':
      return `${name} placed at ${placeText(element)}`
    case 'properties':
    case 'canvas':
    case 'remove':
    case 'batch':
      return `${change.label}.`
  }
}
