/* How many problems of a group are open, in the unit that a person solves. */
import { openGuests, unsettledWords } from '@/features/import/fields'
import { tableUnknown, type ProblemGroup } from '@/features/import/problems'
import type { ReadState } from '@/features/import/use-import'
import { count, countNoun } from '@/lib/words'

/** Returns “3 open”, or “500 tables, 5,000 guests” for tables that the plan lacks. */
export function openText(group: ProblemGroup, state: ReadState): string {
  const { code, open, unlisted } = group
  if (code === tableUnknown) return tablesText(group, state)
  // The preview counts further rows once for each of their guests.
  if (code === 'couple' && unlisted > 0) return `More than ${count(open - unlisted)} rows`
  return `${count(open)} open`
}

/** Returns how many tables and guests; the preview lists the first tables only. */
function tablesText({ open }: Pick<ProblemGroup, 'open'>, { preview }: ReadState): string {
  const words = unsettledWords('table', preview)
  const tables = countNoun(words.length, 'table')
  const isWhole = openGuests(words) >= open
  return `${isWhole ? tables : `More than ${tables}`}, ${countNoun(open, 'guest')}`
}
