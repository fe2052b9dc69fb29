/* What an edit is called when it is spoken: `Moved Table 12 to 10 ft, 8 ft. Snapped to Table 11`. */
import type { Change, Command, ElementView, Rest } from '@/plan/types'
import { nameOf, positionText } from '@/canvas/text/describe'
import { announce, count } from '@/canvas/text/messages'
import { formatSize } from '@/canvas/text/units'

type Elements = ReadonlyMap<string, ElementView>

/** Returns what is said of an edit that was made, and of what it came to rest at. */
export function editSentence(
  command: Command,
  change: Change,
  elements: Elements,
  rest?: Rest,
): string {
  // A door that turns into a wall is moved and turned in one step.
  const [gesture = command] = rest !== undefined && command.kind === 'batch' ? command.commands : []
  const said = whatWasDone(gesture, change, elements)
  const at = rest === undefined ? '' : restWords(rest, elements)
  return at === '' ? said : `${said.replace(/\.$/, '')}. ${at}`
}

/** `Snapped to Table 11`; nothing when it rests at nothing. */
function restWords({ guides, besideAisle }: Rest, elements: Elements): string {
  if (besideAisle === true) return announce.besideAisle
  const names = guides.map(({ element, kind }) => {
    if (element === undefined) return kind === 'center' ? announce.roomMiddle : announce.roomWall
    const thing = elements.get(element)
    return thing === undefined ? '' : nameOf(thing)
  })
  return announce.snapped([...new Set(names)].filter((name) => name !== ''))
}

/** Verbs that edits are named by, with the word for the result. */
const DONE: Readonly<Record<string, string>> = {
  Add: 'Added',
  Align: 'Aligned',
  Change: 'Changed',
  Clear: 'Cleared',
  Delete: 'Deleted',
  Distribute: 'Distributed',
  Draw: 'Drew',
  Duplicate: 'Duplicated',
  Group: 'Grouped',
  Lock: 'Locked',
  Move: 'Moved',
  Paste: 'Pasted',
  Remove: 'Removed',
  Rename: 'Renamed',
  Renumber: 'Renumbered',
  Reorder: 'Reordered',
  Repeat: 'Repeated',
  Resize: 'Resized',
  Rotate: 'Rotated',
  Ungroup: 'Ungrouped',
  Unlock: 'Unlocked',
}

/** `Delete Table 3` as a result, `Deleted Table 3`; a name that begins with another word stays as it is. */
export function inThePast(label: string): string {
  const [verb = '', ...rest] = label.split(' ')
  return [DONE[verb] ?? verb, ...rest].join(' ')
}

function whatWasDone(command: Command, change: Change, elements: Elements): string {
  const touched = [...change.changed, ...change.added]
  const [id] = touched
  const element = id === undefined ? undefined : elements.get(id)
  if (element === undefined || touched.length > 1) return `${inThePast(change.label)}.`
  const name = nameOf(element)
  switch (command.kind) {
    case 'move':
      return `Moved ${name} to ${positionText(element)}`
    case 'resize':
      return `Resized ${name} to ${formatSize(element.width, element.height)}`
    case 'rotate':
      return `Turned ${name} to ${String(Math.round(element.rotation))} degrees`
    case 'add':
      return `${name} placed at ${positionText(element)}`
    case 'properties':
      return command.changes.every(({ set }) => 'chairs' in set)
        ? `${name}, ${count(element.chairs, 'chair')}`
        : `${inThePast(change.label)}.`
    case 'canvas':
    case 'remove':
    case 'batch':
      return `${inThePast(change.label)}.`
  }
}
