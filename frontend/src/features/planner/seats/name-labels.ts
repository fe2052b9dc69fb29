/* Where the names of the guests at a table are written: outside its chairs and clear of each other. Pure values. */
import type { Point } from '@/plan/types'

/** A taken chair in screen pixels. */
export interface NamedChair {
  readonly seatId: string
  readonly name: string
  readonly at: Point
}

/** A name with the chair it belongs to, in screen pixels. */
export interface NameLabel extends NamedChair {
  /** Upper left corner. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Screen pixels. */
export const LABEL_HEIGHT = 20
const GAP = 3
const LETTER = 6.6
const PADDING = 14
const LETTERS_MAX = 24

/** A table in screen pixels, unturned. */
export interface TableOnScreen {
  readonly centre: Point
  readonly halfWidth: number
  readonly halfHeight: number
  /** From the middle of a chair to where its name may begin. */
  readonly reach: number
}

export function nameLabels(
  table: TableOnScreen,
  chairs: readonly NamedChair[],
): readonly NameLabel[] {
  const sides: Record<Side, NamedChair[]> = { left: [], right: [], top: [], bottom: [] }
  for (const chair of chairs) sides[sideOf(table, chair.at)].push(chair)
  const labels = [
    ...column(sides.left, (at, width) => at.x - table.reach - width),
    ...column(sides.right, (at) => at.x + table.reach),
  ]
  addRows(labels, sides.top, (at, row) => at.y - table.reach - LABEL_HEIGHT - row * pitch)
  addRows(labels, sides.bottom, (at, row) => at.y + table.reach + row * pitch)
  return labels
}

type Side = 'left' | 'right' | 'top' | 'bottom'

const pitch = LABEL_HEIGHT + GAP

function sideOf({ centre, halfWidth, halfHeight }: TableOnScreen, at: Point): Side {
  const [dx, dy] = [at.x - centre.x, at.y - centre.y]
  const isBeside = Math.abs(dx) / halfWidth > Math.abs(dy) / halfHeight / 2
  if (isBeside && Math.abs(dx) > halfWidth * 0.45 && halfWidth < 2 * halfHeight) {
    return dx < 0 ? 'left' : 'right'
  }
  if (Math.abs(dx) > halfWidth && Math.abs(dy) < halfHeight) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'top' : 'bottom'
}

/** Names below each other, each as near to its chair as those above leave room. */
function column(
  chairs: readonly NamedChair[],
  xOf: (at: Point, width: number) => number,
): NameLabel[] {
  const sorted = [...chairs].sort((a, b) => a.at.y - b.at.y)
  const first = sorted[0]
  if (first === undefined) return []
  const wished = sorted.map(({ at }) => at.y - LABEL_HEIGHT / 2)
  const pushed: number[] = []
  for (const y of wished) pushed.push(Math.max(y, (pushed.at(-1) ?? -Infinity) + pitch))
  // What was pushed down is shared between both ends.
  const shift = (pushed.at(-1) ?? 0) - (wished.at(-1) ?? 0)
  return sorted.map((chair, index) => {
    const { name, width } = fitted(chair.name)
    const y = (pushed[index] ?? 0) - shift / 2
    return { ...chair, name, width, y, x: xOf(chair.at, width) }
  })
}

/** Adds names in rows above each other, each in the nearest one that has room. */
function addRows(
  labels: NameLabel[],
  chairs: readonly NamedChair[],
  yOf: (at: Point, row: number) => number,
): void {
  for (const chair of [...chairs].sort((a, b) => a.at.x - b.at.x)) {
    const { name, width } = fitted(chair.name)
    const label = (row: number): NameLabel => ({
      ...{ ...chair, name, width },
      ...{ x: chair.at.x - width / 2, y: yOf(chair.at, row) },
    })
    let row = 0
    while (labels.some((other) => overlap(label(row), other))) row += 1
    labels.push(label(row))
  }
}

function overlap(a: NameLabel, b: NameLabel): boolean {
  const isBeside = a.x + a.width + GAP <= b.x || b.x + b.width + GAP <= a.x
  return !isBeside && Math.abs(a.y - b.y) < LABEL_HEIGHT
}

function fitted(name: string): { name: string; width: number } {
  const letters = [...name]
  const short =
    letters.length > LETTERS_MAX ? `${letters.slice(0, LETTERS_MAX - 1).join('')}…` : name
  return { name: short, width: Math.min(letters.length, LETTERS_MAX) * LETTER + PADDING }
}
