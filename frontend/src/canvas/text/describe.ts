/* Objects and seats in words, the same for outline, chip, announcements and details. */
import type { CatalogueEntry, ElementView, ElementSeat } from '@/plan/types'
import { placeText } from '@/guests/places'
import { count } from '@/canvas/text/messages'
import { fullName } from '@/guests/names'
import type { Seating } from '@/guests/seating'
import { capitalised } from '@/lib/capitalised'
import { tableOfSeat } from '@/canvas/seats/seating'
import { formatLength, formatSize } from '@/canvas/text/units'

/** A kind as people say it: `half-moon` is `half moon`, `dj-booth` is `DJ booth`. */
export function kindWords(kind: string): string {
  return kind.replaceAll('-', ' ').replace(/^dj\b/, 'DJ')
}

/** The name it was given for lists, or its section and row, or its label, or `Table 12`, or what it is. */
export function nameOf(element: ElementView): string {
  if (element.name !== undefined && element.name.trim() !== '') return element.name
  if (element.isRow && element.title.trim() !== '') return element.title
  if (element.label.trim() !== '') return element.label
  if (element.tableNumber !== undefined) return `Table ${String(element.tableNumber)}`
  return capitalised(kindWords(element.kind))
}

export function takenSeats(element: ElementView, seating: Seating): number {
  return element.seats.filter((seat) => seating.bySeat.has(seat.id)).length
}

/** `Table 12, round, 5 of 8 seats taken, zone A`. */
export function outlineText(element: ElementView, seating: Seating): string {
  const name = nameOf(element)
  const kind = kindWords(element.kind)
  const parts = saysKind(name, kind) ? [name] : [name, kind]
  if (element.seats.length > 0) {
    const taken = takenSeats(element, seating)
    parts.push(`${String(taken)} of ${count(element.seats.length, 'seat')} taken`)
  }
  if (element.zone !== undefined) parts.push(`zone ${element.zone}`)
  if (element.locked) parts.push('locked')
  if (element.hidden) parts.push('hidden')
  return parts.join(', ')
}

/** `DJ` is enough for a DJ booth, and `Main bar` for a bar. */
function saysKind(name: string, kind: string): boolean {
  const [named, known] = [wordsOf(name), wordsOf(kind)]
  return [...named].every((word) => known.has(word)) || [...known].every((word) => named.has(word))
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().split(/[\s-]+/))
}

/** `At 10 ft, 8 ft. Table 1 and Table 2 overlap.`: what the outline adds to the name. */
export function detailText(element: ElementView, problems: string): string {
  return `At ${positionText(element)}. ${problems}`.trim()
}

/** `Seat C, Ana Ruiz` or `Seat D, free`. */
export function seatText(seat: ElementSeat, seating: Seating): string {
  const guest = seating.bySeat.get(seat.id)
  return `Seat ${seat.label}, ${guest === undefined ? 'free' : fullName(guest)}`
}

/** The table and the seat of a seat id; undefined where the plan no longer has it. */
export function seatAt(
  elements: ReadonlyMap<string, ElementView>,
  seatId: string,
): { table: ElementView; seat: ElementSeat } | undefined {
  const table = elements.get(tableOfSeat(seatId))
  const seat = table?.seats.find((each) => each.id === seatId)
  return table === undefined || seat === undefined ? undefined : { table, seat }
}

/** `Table 12, seat C`; `Seated` where the plan no longer has the seat. */
export function seatWords(elements: ReadonlyMap<string, ElementView>, seatId: string): string {
  const at = seatAt(elements, seatId)
  return at === undefined ? 'Seated' : placeText(nameOf(at.table), at.seat.label)
}

/** `10 ft, 8 ft` from the room's corner to the object's upper left corner: X and Y as in Properties. */
export function positionText({ x, y }: { x: number; y: number }): string {
  return `${formatLength(x)}, ${formatLength(y)}`
}

/** `Table 12 · 6 ft round · 8 seats`. */
export function chipText(element: ElementView): string {
  const parts = [nameOf(element), sizeWords(element)]
  if (element.seats.length > 1) parts.push(count(element.seats.length, 'seat'))
  return parts.join(' · ')
}

function sizeWords(element: ElementView): string {
  const round = element.kind === 'round' || element.kind === 'high-top'
  if (round && element.width === element.height) {
    return `${formatLength(element.width)} ${kindWords(element.kind)}`
  }
  return formatSize(element.width, element.height)
}

/** `4 ft 2 in × 4 ft 2 in · 8 chairs`, under an object of the catalogue. */
export function entryText(entry: CatalogueEntry): string {
  const size = formatSize(entry.width, entry.height)
  return entry.chairs > 1 ? `${size} · ${count(entry.chairs, 'chair')}` : size
}
