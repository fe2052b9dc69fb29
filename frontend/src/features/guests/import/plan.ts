/* The decisions about an import. Each function returns a plan with one of them changed. */
import type { ImportField, ImportPlan, ImportPreview, ImportProblem } from '@/api/schema'

/** What becomes of a row; undefined is the default: new guests are added, known ones stay as they are. */
export type RowChoice = 'skip' | 'add' | `update:${string}`

/** Chooses a sheet. Its header, columns and rows are others. */
export function withSheet({ fullTables, values }: ImportPlan, sheet: string): ImportPlan {
  return {
    sheet,
    ...(values === undefined ? {} : { values }),
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

function without(texts: Record<string, string> | undefined, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([name]) => name !== key))
}

/** Fields of which one is needed for a name. */
const nameFields: readonly (ImportField | null)[] = ['fullName', 'firstName', 'lastName']

/** Returns whether a column has the names; lists without columns need none. */
export function hasNames({ columns }: ImportPreview): boolean {
  return columns.length === 0 || columns.some(({ field }) => nameFields.includes(field))
}

/** Returns the column in which a problem can be corrected: its own, or for a missing name the column of names. */
export function columnToFix(
  { column, code }: ImportProblem,
  { columns }: ImportPreview,
): number | undefined {
  if (column !== undefined || code !== 'name_missing') return column
  const found = nameFields.map((name) => columns.find(({ field }) => field === name))
  return found.find((each) => each !== undefined)?.index
}

/** Returns how many guests an import would add or update. */
export function importedCount({ counts }: Pick<ImportPreview, 'counts'>): number {
  return counts.add + counts.update
}
