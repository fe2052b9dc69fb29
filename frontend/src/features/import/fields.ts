/* What a column of a guest list can mean, in words. */
import type { ImportColumn, ImportField, ImportPlan, ImportPreview } from '@/api/schema'
import { fieldLabel } from '@/guests/fields'
import { compareTexts } from '@/guests/names'
import { rsvpWords } from '@/guests/rsvp'
import { countBy } from '@/lib/count-by'
import { countNoun } from '@/lib/words'

/** The fields in the order of the choice, in groups. */
export const fieldGroups: readonly { label: string; fields: readonly ImportField[] }[] = [
  {
    label: 'Name',
    fields: ['fullName', 'firstName', 'middleName', 'lastName', 'suffix', 'title', 'preferredName'],
  },
  { label: 'Contact', fields: ['email', 'mobile', 'companyAffiliation'] },
  {
    label: 'Event',
    fields: ['status', 'party', 'plusOnes', 'table', 'seat', 'meal', 'dietary', 'specialRequests'],
  },
  { label: 'Other', fields: ['tags', 'notes', 'additionalInfo'] },
]

/** Labels of the fields that exist only in the file, not as a text of a guest. */
const ownLabels: Partial<Record<string, string>> = {
  fullName: 'Full name',
  middleName: 'Middle name',
  suffix: 'Suffix',
  title: 'Title',
  companyAffiliation: 'Company',
  party: 'Party',
  status: 'RSVP',
  table: 'Table',
  seat: 'Seat',
  tags: 'Tags',
  plusOnes: 'Plus-ones',
}

/** Returns the label of a field of the file or of a guest. */
export function importFieldLabel(field: string): string {
  return ownLabels[field] ?? fieldLabel(field)
}

/** The answers that a word can mean, as the file says them. */
export const answerWords: Readonly<Record<string, string>> = {
  confirmed: rsvpWords.attending,
  maybe: rsvpWords.maybe,
  cancelled: rsvpWords.declined,
  pending: rsvpWords['no-answer'],
}

/** Returns a value of a guest as people read it. */
export function valueText(field: string, value: string): string {
  return field === 'status' ? (answerWords[value] ?? value) : value
}

/** How the field of a column was found. */
export const originWords: Record<ImportColumn['from'], string> = {
  remembered: 'Remembered from an earlier import',
  guessed: 'Recognised',
  chosen: 'Chosen by you',
  none: 'Not recognised',
}

/** What the bytes are. */
export const kindWords: Record<ImportPreview['kind'], string> = {
  csv: 'Text file',
  xlsx: 'Excel workbook',
  xls: 'Excel workbook',
  docx: 'Word document',
  doc: 'Word document',
  pdf: 'PDF document',
  text: 'Pasted text',
}

/** Returns the columns that are imported and those that are not. */
export function splitColumns({ columns }: Pick<ImportPreview, 'columns'>) {
  return {
    used: columns.filter(({ field }) => field !== null),
    unused: columns.filter(({ field }) => field === null),
  }
}

/** Returns the columns with the latest choices, which show before the answer to them. */
export function chosenColumns(
  { columns }: Pick<ImportPreview, 'columns'>,
  plan: ImportPlan,
): readonly ImportColumn[] {
  return columns.map((column) => {
    const field = plan.columns?.[column.index]
    return field === undefined ? column : { ...column, field, from: 'chosen' as const }
  })
}

/** Returns the fields that several columns have. */
export function repeatedFields(columns: readonly ImportColumn[]): ReadonlySet<string> {
  const counts = countBy(columns, ({ field }) => field ?? '')
  return new Set([...counts].flatMap(([field, n]) => (field !== '' && n > 1 ? [field] : [])))
}

export type ImportWord = ImportPreview['values'][number]

/** Returns the words of one field: those the file still has, and those that the plan has given a meaning. */
export function wordsOf(
  field: ImportField,
  { values }: ImportPreview,
  plan: ImportPlan,
): readonly ImportWord[] {
  const chosen = plan.values?.[field] ?? {}
  const listed = values.filter((each) => each.field === field)
  const settled = Object.entries(chosen).filter(
    ([word]) => !listed.some((each) => each.word === word),
  )
  const words = [
    ...listed.map((each) => {
      const meaning = chosen[each.word] ?? each.meaning
      return meaning === undefined ? each : { ...each, meaning }
    }),
    ...settled.map(([word, meaning]) => ({ field, word, count: 0, meaning })),
  ]
  return field === 'table' ? words.sort((a, b) => compareTexts(a.word, b.word)) : words
}

/** Returns the words that a person has to settle or has settled, without those that were understood. */
export function wordsToSettle(
  field: ImportField,
  preview: ImportPreview,
  plan: ImportPlan,
): readonly ImportWord[] {
  const chosen = plan.values?.[field] ?? {}
  return wordsOf(field, preview, plan).filter(
    ({ word, meaning }) => meaning === undefined || word in chosen,
  )
}

/** Returns the words without a meaning, as the preview counts them: a latest choice is not in its problems yet. */
export function unsettledWords(
  field: ImportField,
  { values }: ImportPreview,
): readonly ImportWord[] {
  return values.filter((each) => each.field === field && each.meaning === undefined)
}

/** Returns how many guests have one of the words. */
export function openGuests(words: readonly ImportWord[]): number {
  return words.reduce((sum, word) => sum + word.count, 0)
}

/** “118 guests, 2 rows left out”; a row can have several guests. */
export function rowsText({ counts: { rows, skipped } }: Pick<ImportPreview, 'counts'>): string {
  const guests = countNoun(rows - skipped, 'guest')
  return skipped === 0 ? guests : `${guests}, ${countNoun(skipped, 'row')} left out`
}
