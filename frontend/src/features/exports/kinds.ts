/* What can be exported, in the words of the screen, and what can be chosen for each file. */
import type { FileRequest } from '@/api/exports'
import type { FileKind, SheetKind } from '@/api/schema'
import { firstStyle, stocks, styleRequest, type SheetStyle } from '@/features/exports/styles'

type Paper = 'A4' | 'A3' | 'A2' | 'A1' | 'A0' | 'Letter' | 'Legal'
export type Format = 'pdf' | 'word' | Exclude<FileKind, SheetKind | 'guest-list'>
type Quality = 'standard' | 'high' | 'ultra'
type Section = 'layout' | 'assignments' | 'guests' | 'contacts' | 'entrances'

/** What is chosen among sheets. The guest list is a Word document only. */
export type SheetChoiceKind = SheetKind | 'guest-list'

/** A sheet that can be made. */
type Sheet = {
  kind: SheetChoiceKind
  title: string
  text: string
  papers: readonly Paper[]
  formats: readonly Format[]
}

const allPapers = ['A4', 'A3', 'A2', 'A1', 'A0', 'Letter', 'Legal'] as const
/** A board is read from a distance: the first paper is A3. */
const boardPapers = ['A3', 'A2', 'A1', 'A0', 'A4', 'Letter', 'Legal'] as const
const listPapers = ['A4', 'A3', 'Letter', 'Legal'] as const
/** Stock for cards exists in these sizes. */
const cardPapers = ['A4', 'Letter'] as const

const both = ['pdf', 'word'] as const

/** The sheets on paper. */
const sheets: readonly Sheet[] = [
  sheet('guest-list', 'Guest list', 'Everyone, with seat, meal and party', listPapers, ['word']),
  sheet('seating-chart', 'Seating chart', 'Plan to scale and guests', allPapers),
  sheet('seating-board', 'Seating board', 'One poster for the entrance', boardPapers),
  sheet('escort-list', 'Escort list', 'A to Z, with tables', listPapers, both),
  sheet('table-lists', 'Lists per table', 'Guests of each table by seat', listPapers, both),
  sheet('place-cards', 'Place cards', 'Cards, labels or badges, with meal marks', cardPapers, both),
  sheet('tent-cards', 'Tent cards', 'Four per sheet, to fold', cardPapers, both),
  sheet('table-signs', 'Table signs', 'With a QR code to find seats', listPapers),
  sheet('kitchen', 'Kitchen sheet', 'Who eats what, by seat', listPapers, both),
  sheet('check-in-list', 'Check-in list', 'For the door, with codes', listPapers),
  sheet('pick-list', 'Furniture', 'Tables and chairs by size', listPapers),
]

function sheet(
  kind: SheetChoiceKind,
  title: string,
  text: string,
  papers: readonly Paper[],
  formats: readonly Format[] = ['pdf'],
): Sheet {
  return { kind, title, text, papers, formats }
}

/** The sheets that are made in a format; none for files that are no sheets. */
export function sheetsOf(format: Format): readonly Sheet[] {
  return sheets.filter(({ formats }) => formats.includes(format))
}

/** The formats; the first four have a card of their own. */
export const formats: readonly { format: Format; title: string; text: string; as?: string }[] = [
  { format: 'pdf', title: 'PDF', text: 'Plan to scale, lists and cards' },
  { format: 'word', title: 'Word', text: 'Cards and lists, to change before printing' },
  { format: 'csv', title: 'CSV', text: 'Guests and seats, for a caterer' },
  {
    format: 'json',
    title: 'JSON',
    text: 'The complete event, to import again or elsewhere',
  },
  { format: 'xlsx', title: 'XLSX', text: 'Guests, tables and kitchen', as: 'Excel (XLSX)' },
  { format: 'png', title: 'PNG', text: 'The plan', as: 'Picture (PNG)' },
  { format: 'svg', title: 'SVG', text: 'The plan', as: 'Drawing (SVG)' },
  { format: 'dxf', title: 'DXF', text: 'The plan in inches, on layers', as: 'CAD (DXF)' },
  {
    format: 'venue-pack',
    title: 'ZIP',
    text: 'Sheets, workbook and plan',
    as: 'Everything for the venue (ZIP)',
  },
]

/** Says what the file of an event holds, and what it leaves out. */
export const eventFileNote =
  'This file holds the plan, guests, seats, form, answers, wishes, email templates, schedules, translations, check-ins, snapshots and pictures. It leaves out the history, sent emails and personal links.'
/** Says that others can read the contact details in the file. */
export const contactsInFileNote =
  'Contact details are on: everyone who has the file can read the email addresses and phone numbers.'

/** The sections in the words of the specification. */
export const sections: readonly { section: Section; label: string; hint?: string }[] = [
  { section: 'layout', label: 'Floor plan layout' },
  { section: 'assignments', label: 'Table assignments' },
  { section: 'guests', label: 'Guest information' },
  { section: 'contacts', label: 'Contact details', hint: 'Email and mobile' },
  { section: 'entrances', label: 'Entrance locations' },
]

/** The qualities: the resolution of pictures, and on paper the size. */
export const qualities: readonly {
  quality: Quality
  label: string
  /** The resolution of pictures. */
  dpi: string
  paper: Paper
  use: string
}[] = [
  {
    quality: 'standard',
    label: 'Standard (web)',
    dpi: '96 dpi',
    paper: 'A4',
    use: 'A4, for screens and mail',
  },
  {
    quality: 'high',
    label: 'High (print)',
    dpi: '200 dpi',
    paper: 'A3',
    use: 'A3, for walls and clipboards',
  },
  {
    quality: 'ultra',
    label: 'Ultra (large format)',
    dpi: '300 dpi',
    paper: 'A0',
    use: 'A0, a poster',
  },
]

/** Says how the preview of a Word document differs from it. */
export const wordNote =
  'The preview shows the PDF. Word has the same content; fonts, line and page breaks can differ.'

const sectionsByKind: Partial<Record<string, readonly Section[]>> = {
  'guest-list': ['assignments', 'guests', 'contacts'],
  'seating-chart': ['layout', 'assignments', 'guests', 'contacts', 'entrances'],
  csv: ['assignments', 'guests', 'contacts'],
  json: ['contacts'],
  xlsx: ['assignments', 'guests', 'contacts'],
  png: ['assignments', 'entrances'],
  svg: ['assignments', 'entrances'],
}

/** What separates the cells of CSV. */
export const separators = [
  ['comma', 'Comma'],
  ['semicolon', 'Semicolon'],
  ['tab', 'Tab'],
] as const

/** Everything that is chosen on the screen. */
export type Choice = {
  format: Format
  sheet: SheetChoiceKind
  paper: Paper
  separator: (typeof separators)[number][0]
  quality: Quality
  sections: readonly Section[]
  style: SheetStyle
}

export const firstChoice: Choice = {
  format: 'pdf',
  sheet: 'seating-chart',
  paper: 'A4',
  separator: 'comma',
  quality: 'standard',
  sections: ['layout', 'assignments', 'guests', 'entrances'],
  style: firstStyle,
}

/** The kind of file that is chosen. */
export function kindOf({ format, sheet: chosen }: Choice): FileKind {
  return format === 'pdf' || format === 'word' ? chosen : format
}

/** The sections that can be left out of a kind of file. */
export function sectionsOf(kind: string): readonly Section[] {
  return sectionsByKind[kind] ?? []
}

/** The papers for what is chosen; none for files without pages. */
export function papersOf(choice: Choice): readonly Paper[] {
  if (choice.format === 'png') return allPapers
  if (choice.format === 'venue-pack') return listPapers
  if (choice.format === 'pdf' && choice.sheet === 'place-cards') return papersOfStock(choice)
  return sheetsOf(choice.format).find(({ kind }) => kind === choice.sheet)?.papers ?? []
}

function papersOfStock({ style }: Choice): readonly Paper[] {
  const chosen = stocks.find(({ stock }) => stock === style.stock)
  if (chosen?.isRoll === true) return []
  return chosen?.paper === undefined ? cardPapers : [chosen.paper]
}

/** Whether a quality can be chosen: a resolution, or a size of paper. */
export function hasQuality(choice: Choice): boolean {
  return choice.format === 'png' || papersOf(choice).includes('A0')
}

/** The same choice with a sheet that the format has, and a paper that the file has a layout for. */
export function fitted(choice: Choice): Choice {
  const offered = sheetsOf(choice.format)
  const first = offered[0]
  const isOffered = first === undefined || offered.some(({ kind }) => kind === choice.sheet)
  const made = isOffered ? choice : { ...choice, sheet: first.kind }
  const papers = papersOf(made)
  const [firstPaper] = papers
  if (firstPaper === undefined || papers.includes(made.paper)) return made
  return { ...made, paper: firstPaper }
}

/** Chooses a sheet, on the paper that it is usually printed on. */
export function withSheet(choice: Choice, chosen: SheetChoiceKind): Choice {
  const made = { ...choice, sheet: chosen }
  const wasBoard = choice.sheet === 'seating-board'
  const isBoard = chosen === 'seating-board'
  const [usual] = papersOf(made)
  return usual !== undefined && wasBoard !== isBoard ? { ...made, paper: usual } : made
}

/** Chooses a quality, which on paper means a size. */
export function withQuality(choice: Choice, quality: Quality): Choice {
  const paper = qualities.find((each) => each.quality === quality)?.paper ?? choice.paper
  return { ...choice, quality, paper: choice.format === 'pdf' ? paper : choice.paper }
}

/** What the server is asked for. */
export function requestOf(choice: Choice): FileRequest {
  const kind = kindOf(choice)
  const possible = sectionsOf(kind)
  const chosen = choice.sections.filter((section) => possible.includes(section))
  return {
    kind,
    ...(choice.format === 'word' && kind !== 'guest-list' && { format: 'docx' }),
    ...(papersOf(choice).length > 0 && { paper: choice.paper }),
    ...(kind === 'csv' && { separator: choice.separator }),
    ...(kind === 'png' && { quality: choice.quality }),
    ...(possible.length > 0 && { sections: chosen.join(',') }),
    ...(choice.format === 'pdf' && styleRequest(kind, choice.style)),
  }
}

/** The name of a kind of file. */
export function titleOf(kind: string): string {
  const names: Partial<Record<string, string>> = {
    csv: 'Guest list',
    xlsx: 'Workbook',
    json: 'Event',
    png: 'Floor plan',
    svg: 'Floor plan',
    'venue-pack': 'Everything for the venue',
    dxf: 'Floor plan',
  }
  return sheets.find((each) => each.kind === kind)?.title ?? names[kind] ?? kind
}

/** The format of a file, such as “PDF”. */
export function formatOf({ kind, format }: { kind: string; format?: string }): string {
  if (format === 'docx' || kind === 'guest-list') return 'Word'
  if (kind === 'venue-pack') return 'ZIP'
  return sheets.some((each) => each.kind === kind) ? 'PDF' : kind.toUpperCase()
}
