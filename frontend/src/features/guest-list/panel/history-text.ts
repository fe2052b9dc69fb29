/* A change of a guest in words. The server keeps words and ids of the wire. */
import type { GuestChange, Table, Tag } from '@/api/schema'
import { fieldLabel } from '@/guests/fields'
import { placeText } from '@/guests/places'
import { rsvpWords } from '@/guests/rsvp'

const labels: Readonly<Record<string, string>> = {
  rsvp: 'RSVP',
  attendance: 'Attendance',
  status: 'Status',
  party: 'Party',
  table: 'Table',
  seat: 'Seat',
  tags: 'Tags',
  plusOneOf: 'Plus-one of',
  vip: 'VIP',
  wheelchair: 'Wheelchair',
}

/** Changes of the guest as a whole. */
const wholes: Readonly<Record<string, string>> = {
  added: 'Added to the list',
  removed: 'Removed from the list',
  restored: 'Restored to the list',
  merged: 'Merged with another guest',
}

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rsvp: rsvpWords,
  attendance: { arrived: 'Arrived', 'not-arrived': 'Not arrived' },
  vip: { true: 'Yes', false: 'No' },
  wheelchair: { true: 'Yes', false: 'No' },
}

const causes: Record<GuestChange['cause'], string> = {
  edit: '',
  bulk: 'with other guests',
  import: 'by an import',
  merge: 'by a merge',
  'auto-assign': 'by auto-assign',
  plan: 'by a change of the plan',
  undo: 'by undo',
  answer: 'by the guest’s answer',
  door: 'at the door',
}

/** How the change was made; empty for an edit of the one guest. */
export function causeText(cause: GuestChange['cause']): string {
  return causes[cause]
}

/** The names of tables, seats and tags by their ids. */
export function historyNames(
  tables: readonly Table[],
  tags: readonly Tag[],
): ReadonlyMap<string, string> {
  const seats = tables.flatMap(({ name, seats }) =>
    seats.map(({ id, label }) => [id, placeText(name, label)] as const),
  )
  return new Map([...[...tables, ...tags].map(({ id, name }) => [id, name] as const), ...seats])
}

/** What changed, and from what to what; a change of the guest as a whole has no values. */
export function changeText(
  { field, before, after }: Pick<GuestChange, 'field' | 'before' | 'after'>,
  names: ReadonlyMap<string, string>,
): { label: string; before?: string; after?: string } {
  // Undoing a removal is kept as its opposite.
  const whole = field === 'removed' && after === '' && before !== '' ? 'restored' : field
  const label = wholes[whole]
  if (label !== undefined) return { label }
  return {
    label: labels[field] ?? fieldLabel(field),
    before: valueText(field, before, names),
    after: valueText(field, after, names),
  }
}

function valueText(field: string, value: string, names: ReadonlyMap<string, string>): string {
  if (value === '') return 'none'
  const word = words[field]?.[value] ?? names.get(value)
  if (word !== undefined) return word
  if (field !== 'tags') return value
  const tags = value.split(',').map((tag) => tag.trim())
  return tags.map((tag) => names.get(tag) ?? tag).join(', ')
}
