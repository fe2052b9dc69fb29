/* The problems of a preview in groups, with those that were fixed in place. */
import type { ImportField, ImportPlan, ImportPreview, ImportProblem } from '@/api/schema'
import { isDecided } from '@/features/import/plan'
import { countBy } from '@/lib/count-by'
import { count } from '@/lib/words'

export type ProblemGroup = {
  code: string
  title: string
  /** Problems that are open; of a group that words solve, the guests who have them. */
  open: number
  /** Open problems that the preview counts without listing them. */
  unlisted: number
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

export const tableUnknown = 'table_unknown'

/** Tables without room are solved by one choice. */
export const tableFull = 'table_full'

/** The state that the problems are of. */
type Reviewed = {
  preview: ImportPreview
  draft: { plan: ImportPlan }
  edited: readonly ImportProblem[]
  leavesTables: boolean
}

/**
 * Returns the groups of a preview; a group whose problems are all fixed stays in place. Problems of rows that change
 * nothing are left out.
 */
export function problemGroups({
  preview,
  draft: { plan },
  edited,
  leavesTables,
}: Reviewed): readonly ProblemGroup[] {
  const { groups, problems } = preview
  const isQuiet = quietProblems(preview, plan)
  const known = new Map(groups.map((group) => [group.code, group]))
  const settled = problems.filter((problem) => isDecided(plan, problem))
  const decided = new Set([
    ...settled.map(({ code }) => code),
    ...edited.map(({ code }) => code),
    ...Object.entries(fieldOfWords).flatMap(([code, field]) =>
      field !== undefined && Object.keys(plan.values?.[field] ?? {}).length > 0 ? [code] : [],
    ),
    ...(plan.fullTables === undefined ? [] : [tableFull]),
  ])
  const codes = new Set([...known.keys(), ...decided])
  return [...codes].flatMap((code) => {
    const listed = problems.filter((each) => each.code === code)
    const loud = listed.filter((each) => !isQuiet(each))
    const undecided = loud.filter((each) => !isDecided(plan, each))
    const open = fieldOfWords[code] === undefined ? oncePerCell(undecided) : undecided
    const unlisted = Math.max(0, (known.get(code)?.count ?? 0) - listed.length)
    const isLeft = code === tableUnknown && leavesTables
    if (open.length + unlisted === 0 && !decided.has(code)) return []
    return {
      code,
      title: known.get(code)?.title ?? ownTitles[code] ?? 'Fixed',
      open: isLeft ? 0 : open.length + unlisted,
      unlisted,
      problems: merged(
        oncePerCell(loud),
        oncePerCell(undecided),
        edited.filter((each) => each.code === code),
      ),
    }
  })
}

/** Returns how many problems are open. */
export function openCount(groups: readonly ProblemGroup[]): number {
  return groups.reduce((sum, { open }) => sum + open, 0)
}

/**
 * Returns a test for problems of rows whose guests are all on the list with the same values, and stay as they are. A
 * row of several guests has a problem for each of them.
 */
function quietProblems(
  { known, problems }: ImportPreview,
  plan: ImportPlan,
): (problem: ImportProblem) => boolean {
  const same = known.filter(
    ({ row, differences }) => differences.length === 0 && plan.rows?.[row] !== 'add',
  )
  const guests = countBy(same, ({ row }) => String(row))
  const others = new Set(known.filter((each) => !same.includes(each)).map(({ row }) => row))
  const perCell = countBy(problems, problemKey)
  return (problem) =>
    !others.has(problem.row) &&
    (guests.get(String(problem.row)) ?? 0) >= (perCell.get(problemKey(problem)) ?? 0)
}

/** A row of two guests has their common problem twice. */
function oncePerCell(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  return [...new Map(problems.map((each) => [problemKey(each), each])).values()]
}

/** Titles of groups that the server does not name once they are empty. */
const ownTitles: Partial<Record<string, string>> = {
  status_unknown: 'Answers that were not understood',
  table_unknown: 'Tables that the floor plan does not have',
  table_full: 'Tables without room',
  email_invalid: 'Email addresses that are not valid',
  name_missing: 'Rows without a name',
  seat_taken: 'Seats that are taken',
  too_long: 'Texts that are too long',
}

function merged(
  listed: readonly ImportProblem[],
  open: readonly ImportProblem[],
  edited: readonly ImportProblem[],
): readonly GroupedProblem[] {
  const before = edited.map((problem) => ({
    ...problem,
    openMessage: open.find((each) => isSame(each, problem))?.message,
  }))
  const others = listed.filter((problem) => !edited.some((each) => isSame(each, problem)))
  const isOpen = (problem: ImportProblem) => open.some((each) => isSame(each, problem))
  const all = [
    ...before,
    ...others.map((each) => ({ ...each, openMessage: isOpen(each) ? each.message : undefined })),
  ]
  return all.sort((a, b) => a.row - b.row || (a.column ?? 0) - (b.column ?? 0))
}

/** Returns a name for a problem that stays the same while its cell is changed. */
export function problemKey({ row, column, code }: ImportProblem): string {
  return `${row}:${column ?? ''}:${code}`
}

export function isSame(a: ImportProblem, b: ImportProblem): boolean {
  return problemKey(a) === problemKey(b)
}

/** Returns “Ana Ruiz, row 8”; rows of two guests have both, and rows without a name their number only. */
export function rowName({ name: first, row, code, value }: ImportProblem): string {
  const name = code === 'couple' ? value : first
  return name.trim() === '' ? `Row ${count(row)}` : `${name}, row ${count(row)}`
}
