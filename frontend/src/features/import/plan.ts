/* The decisions about an import. Each function returns a plan with one of them changed. */
import type {
  ImportFact,
  ImportField,
  ImportPlan,
  ImportPreview,
  ImportProblem,
} from '@/api/schema'

/** What becomes of a row; undefined is the default: new guests are added, known ones stay as they are. */
export type RowChoice = 'skip' | 'add' | `update:${string}`

/** Chooses a sheet. Its header, columns and rows are others. */
export function withSheet(
  { fullTables, values, leftInNotes }: ImportPlan,
  sheet: string,
): ImportPlan {
  return {
    sheet,
    ...(values === undefined ? {} : { values }),
    ...(leftInNotes === undefined ? {} : { leftInNotes }),
    ...(fullTables === undefined ? {} : { fullTables }),
  }
}

/** Chooses the row of the header, from 1; 0 for none. */
export function withHeaderRow(plan: ImportPlan, headerRow: number): ImportPlan {
  return { ...plan, headerRow, columns: {} }
}

/** Chooses the field of a column; null leaves the column out. */
export function withColumn(plan: ImportPlan, index: number, field: ImportField | null): ImportPlan {
  return { ...plan, columns: { ...plan.columns, [index]: field } }
}

/** Gives a word of the file a meaning; an empty one takes it away. */
export function withWord(
  plan: ImportPlan,
  { field, word }: { field: ImportField; word: string },
  meaning: string,
): ImportPlan {
  const others = without(plan.values?.[field], word)
  const words = meaning === '' ? others : { ...others, [word]: meaning }
  return { ...plan, values: { ...plan.values, [field]: words } }
}

/** Corrects a cell; without a text it is as in the file again. */
export function withCell(
  plan: ImportPlan,
  { row, column }: { row: number; column: number },
  text: string | undefined,
): ImportPlan {
  const others = without(plan.cells?.[row], String(column))
  const cells = text === undefined ? others : { ...others, [column]: text }
  return { ...plan, cells: { ...plan.cells, [row]: cells } }
}

/** Returns the text that corrects a cell, if it was corrected. */
export function correctedCell(plan: ImportPlan, row: number, column: number): string | undefined {
  const cells: Readonly<Record<string, string>> | undefined = plan.cells?.[row]
  return cells?.[column]
}

/** Decides about rows. */
export function withRows(
  plan: ImportPlan,
  rows: readonly { row: number; choice: RowChoice | undefined }[],
): ImportPlan {
  let next: Record<string, string> = { ...plan.rows }
  for (const { row, choice } of rows) {
    if (choice === undefined) next = without(next, String(row))
    else next[row] = choice
  }
  return { ...plan, rows: next }
}

/** Gives what notes state a field of its own, or leaves it in the notes. */
export function withFact(plan: ImportPlan, fact: ImportFact, isTaken: boolean): ImportPlan {
  const others = (plan.leftInNotes ?? []).filter((each) => each !== fact)
  return { ...plan, leftInNotes: isTaken ? others : [...others, fact] }
}

/** Makes parties of neighbouring rows with the same surname, or none. */
export function withFamilies(plan: ImportPlan, areMade: boolean): ImportPlan {
  return { ...plan, families: areMade }
}

function without(texts: Record<string, string> | undefined, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([name]) => name !== key))
}

/** Fields of which one is needed for a name. */
const nameFields: readonly (ImportField | null)[] = ['fullName', 'firstName', 'lastName']

/** Returns whether a column has the names; lists without columns need none. */
export function hasNames({ columns }: ImportPreview): boolean {
  return columns.length === 0 || columns.some(({ field }) => nameFields.includes(field))
}

/** A cell of the row of a problem, with its text in the file. */
export type Cell = { column: number; value: string }

/** Returns the cell in which a problem can be corrected: its own, or the one that has the name or the companions. */
export function cellToFix(problem: ImportProblem, { columns }: ImportPreview): Cell | undefined {
  const { column, code, value, name } = problem
  if (column !== undefined) return { column, value }
  const names = nameFields.flatMap((each) => columns.filter(({ field }) => field === each))
  const [first, ...others] = names
  if (code === 'name_missing') return first && { column: first.index, value }
  if (!questions.has(code)) return undefined
  // Questions about companions have the name in front of the text of the cell.
  const companions = columns.filter(({ field }) => field === 'plusOnes')
  const before = `${name} + `
  if (code === 'plus_one' && companions.length > 0 && value.startsWith(before)) {
    const [only, second] = companions
    if (only === undefined || second !== undefined) return undefined
    return { column: only.index, value: value.slice(before.length) }
  }
  // With several columns of names the text is put together from them.
  if (first?.field !== 'fullName' || others.length > 0) return undefined
  return { column: first.index, value }
}

/** Questions about a whole name, which the server asks without a column. */
const questions: ReadonlySet<string> = new Set(['couple', 'plus_one', 'single_word'])

/** Returns whether a problem is a question, and the row is imported as it is without an answer. */
export function isQuestion({ code }: Pick<ImportProblem, 'code'>): boolean {
  return questions.has(code)
}

/** Returns whether a problem asks who the guests of a row are, and the answer can be that they are as they are read. */
export function asksWhoItIs({ code }: Pick<ImportProblem, 'code'>): boolean {
  return questions.has(code) || code === 'lone_name'
}

/** Returns whether the organiser keeps the guests of a row as they are read. */
export function isKept(plan: ImportPlan, problem: Pick<ImportProblem, 'row' | 'code'>): boolean {
  return asksWhoItIs(problem) && plan.rows?.[problem.row] === 'add'
}

/** Returns whether the organiser has decided about a row: its guests are kept as they are read, or it is left out. */
export function isDecided(plan: ImportPlan, problem: Pick<ImportProblem, 'row' | 'code'>): boolean {
  return isKept(plan, problem) || plan.rows?.[problem.row] === 'skip'
}

/** Returns whether a row is neither on the list nor in an earlier row: adding it by choice adds no guest twice. */
export function isSurelyNew({ known, skipped, counts }: ImportPreview, row: number): boolean {
  const isWhole = known.length >= counts.known + counts.update && skipped.length >= counts.skipped
  return isWhole && ![...known, ...skipped].some((each) => each.row === row)
}

/** Returns how many guests an import would add or update. */
export function importedCount({ counts }: Pick<ImportPreview, 'counts'>): number {
  return counts.add + counts.update
}
