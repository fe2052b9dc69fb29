/* The problems of a preview in groups, with those that were fixed in place. */
import type { ImportField, ImportPlan, ImportPreview, ImportProblem } from '@/api/schema'
import { count } from '@/lib/words'

export type ProblemGroup = {
  code: string
  title: string
  /** Problems that are open, and how many of them the preview lists. */
  open: number
  listed: number
  /** In the order of rows: those that are open, and those whose cell was changed, as they were. */
  problems: readonly GroupedProblem[]
}

export type GroupedProblem = ImportProblem & {
  /** What is still wrong; absent once it is fixed. */
  openMessage: string | undefined
}

/** Codes that are solved for all rows at once, by the meaning of a word. */
export const fieldOfWords: Readonly<Partial<Record<string, ImportField>>> = {
  status_unknown: 'status',
  table_unknown: 'table',
}

/** Tables without room are solved by one choice. */
export const tableFull = 'table_full'

/** Returns the groups of a preview; a group whose problems are all fixed stays in place. */
export function problemGroups(
  { groups, problems }: ImportPreview,
  edited: readonly ImportProblem[],
  plan: ImportPlan,
): readonly ProblemGroup[] {
  const known = new Map(groups.map((group) => [group.code, group]))
  const codes = new Set([
    ...known.keys(),
    ...edited.map(({ code }) => code),
    ...Object.entries(fieldOfWords).flatMap(([code, field]) =>
      field !== undefined && Object.keys(plan.values?.[field] ?? {}).length > 0 ? [code] : [],
    ),
    ...(plan.fullTables === undefined ? [] : [tableFull]),
  ])
  return [...codes].map((code) => {
    const open = problems.filter((each) => each.code === code)
    return {
      code,
      title: known.get(code)?.title ?? ownTitles[code] ?? 'Fixed',
      open: known.get(code)?.count ?? 0,
      listed: open.length,
      problems: merged(
        open,
        edited.filter((each) => each.code === code),
      ),
    }
  })
}

/** Titles of groups that the server does not name once they are empty. */
const ownTitles: Partial<Record<string, string>> = {
  status_unknown: 'Answers that were not understood',
  table_unknown: 'Tables that the floor plan does not have',
  table_full: 'Tables without room',
  email_invalid: 'E-mail addresses that are not valid',
  name_missing: 'Rows without a name',
  seat_taken: 'Seats that are taken',
  too_long: 'Texts that are too long',
}

function merged(
  open: readonly ImportProblem[],
  edited: readonly ImportProblem[],
): readonly GroupedProblem[] {
  const before = edited.map((problem) => ({
    ...problem,
    openMessage: open.find((each) => isSame(each, problem))?.message,
  }))
  const others = open.filter((problem) => !edited.some((each) => isSame(each, problem)))
  const all = [...before, ...others.map((each) => ({ ...each, openMessage: each.message }))]
  return all.sort((a, b) => a.row - b.row || (a.column ?? 0) - (b.column ?? 0))
}

/** Returns a name for a problem that stays the same while its cell is changed. */
export function problemKey({ row, column, code }: ImportProblem): string {
  return `${row}:${column ?? ''}:${code}`
}

function isSame(a: ImportProblem, b: ImportProblem): boolean {
  return problemKey(a) === problemKey(b)
}

/** Returns “Ana Ruiz, row 8”; rows without a name have their number only. */
export function rowName({ name, row }: Pick<ImportProblem, 'name' | 'row'>): string {
  return name.trim() === '' ? `Row ${count(row)}` : `${name}, row ${count(row)}`
}
