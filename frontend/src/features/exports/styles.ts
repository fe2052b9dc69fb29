/* How sheets for guests can look, and what cards are printed on, in the words of the screen. */

export type Design = 'classic' | 'modern' | 'plain'
export type InkColour = 'event' | 'terracotta' | 'green' | 'blue' | 'brown'
export type Stock =
  'business-cards' | 'avery-l7160' | 'avery-5160' | 'labels-3x8' | 'badges-62x100' | 'badges-4x2.25'

/** Everything that is chosen of the style. */
export type SheetStyle = {
  design: Design
  colour: InkColour
  stock: Stock
  /** Whether cards show the meal with its mark. */
  meals: boolean
}

export const firstStyle: SheetStyle = {
  design: 'classic',
  colour: 'event',
  stock: 'business-cards',
  meals: true,
}

export const designs = [
  ['classic', 'Classic, with serifs'],
  ['modern', 'Modern, one strong line'],
  ['plain', 'Plain, in black'],
] as const

/** The colours beside that of the event. They are ink on paper, the same in both themes. */
export const inkColours: readonly { colour: InkColour; label: string; ink?: string }[] = [
  { colour: 'event', label: 'Colour of the event' },
  { colour: 'terracotta', label: 'Terracotta', ink: '#a3412e' },
  { colour: 'green', label: 'Green', ink: '#2f5d50' },
  { colour: 'blue', label: 'Blue', ink: '#3b4a7a' },
  { colour: 'brown', label: 'Brown', ink: '#6b4a2b' },
]

/** What place cards are printed on. A stock with a paper comes on that one only, and badges are pages of their own. */
export const stocks: readonly {
  stock: Stock
  label: string
  paper?: 'A4' | 'Letter'
  isRoll?: boolean
}[] = [
  { stock: 'business-cards', label: 'Cards to cut, 10 per sheet' },
  { stock: 'avery-l7160', label: 'Avery L7160 labels, 21 on A4', paper: 'A4' },
  { stock: 'labels-3x8', label: '70 × 37 mm labels, 24 on A4', paper: 'A4' },
  { stock: 'avery-5160', label: 'Avery 5160 labels, 30 on Letter', paper: 'Letter' },
  { stock: 'badges-62x100', label: 'Badges from a roll, 62 × 100 mm', isRoll: true },
  { stock: 'badges-4x2.25', label: 'Badges from a roll, 4 × 2.25 in', isRoll: true },
]

const forGuests = ['seating-board', 'escort-list', 'place-cards', 'tent-cards', 'table-signs']

/** Whether guests see the sheet, so that it has a design. */
export function hasDesign(kind: string): boolean {
  return forGuests.includes(kind)
}

/** Whether the sheet is made of cards, which can show meals. */
export function hasCards(kind: string): boolean {
  return kind === 'place-cards' || kind === 'tent-cards'
}

/** What the server is asked for. */
export function styleRequest(kind: string, { design, colour, stock, meals }: SheetStyle) {
  if (!hasDesign(kind)) return {}
  return {
    design,
    ...(design !== 'plain' && { colour }),
    ...(kind === 'place-cards' && { stock }),
    ...(hasCards(kind) && { meals }),
  }
}
