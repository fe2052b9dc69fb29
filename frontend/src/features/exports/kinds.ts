/* What can be exported, in the words of the screen. */
import type { FileKind, Paper } from '@/api/exports'

/** A file that can be made. */
export type Offer = { kind: FileKind; title: string; text: string; papers: readonly Paper[] }

const allPapers = ['A4', 'A3', 'A0', 'Letter', 'Legal'] as const
const sheetPapers = ['A4', 'A3', 'Letter', 'Legal'] as const
/** Stock for cards exists in these sizes. */
const cardPapers = ['A4', 'Letter'] as const

/** The sheets on paper. */
export const sheets: readonly Offer[] = [
  {
    kind: 'seating-chart',
    title: 'Seating chart',
    text: 'The plan to scale with bar and legend, then the guests of each table.',
    papers: allPapers,
  },
  {
    kind: 'seating-board',
    title: 'Seating board',
    text: 'All tables with their guests on one sheet, for the entrance.',
    papers: allPapers,
  },
  {
    kind: 'escort-list',
    title: 'Escort list',
    text: 'All guests alphabetically with their tables.',
    papers: sheetPapers,
  },
  {
    kind: 'table-lists',
    title: 'Lists per table',
    text: 'The guests of each table by seat.',
    papers: sheetPapers,
  },
  {
    kind: 'place-cards',
    title: 'Place cards',
    text: 'Ten cards a sheet with name, place and meal mark, and cut marks.',
    papers: cardPapers,
  },
  {
    kind: 'tent-cards',
    title: 'Tent cards',
    text: 'Four cards a sheet that are folded to be upright.',
    papers: cardPapers,
  },
  {
    kind: 'table-signs',
    title: 'Table signs',
    text: 'A sign for each table with a QR code that opens the seat finder.',
    papers: sheetPapers,
  },
  {
    kind: 'kitchen',
    title: 'Kitchen sheet',
    text: 'Who eats what, by table and seat, with totals.',
    papers: sheetPapers,
  },
  {
    kind: 'check-in-list',
    title: 'Check-in list',
    text: 'For the door: boxes to tick, codes to scan.',
    papers: sheetPapers,
  },
  {
    kind: 'pick-list',
    title: 'Furniture',
    text: 'Tables and chairs by size, for the rental company.',
    papers: sheetPapers,
  },
]
