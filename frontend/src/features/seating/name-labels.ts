/*
 * Where the names of the guests at a table are written: outside its chairs, clear of each other and of the names of tables
 * as far as there is room, and in view. Pure values.
 */
import type { Box, Point } from '@/plan/types'

/** A taken chair in screen pixels. */
export interface NamedChair {
  readonly seatId: string
  readonly name: string
  readonly at: Point
}

/** A name with the chair it belongs to, in screen pixels. */
interface NameLabel extends NamedChair {
  /** Upper left corner. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Screen pixels. */
export const LABEL_HEIGHT = 20
const GAP = 3
const EDGE = 4
const LETTER = 6.6
const PADDING = 14
const LETTERS_MAX = 24

/** A table in screen pixels, unturned. */
interface TableOnScreen {
  readonly centre: Point
  readonly halfWidth: number
  readonly halfHeight: number
  /** From the middle of a chair to where its name may begin. */
  readonly reach: number
}

/** Where names may be. */
interface LabelRoom {
  readonly width: number
  readonly height: number
  /** The names of tables. */
  readonly taken: readonly Box[]
}

export function nameLabels(
  table: TableOnScreen,
  chairs: readonly NamedChair[],
  room?: LabelRoom,
): readonly NameLabel[] {
  const sides: Record<Side, NamedChair[]> = { left: [], right: [], top: [], bottom: [] }
  for (const chair of chairs) sides[sideOf(table, chair.at)].push(chair)
  const taken = room?.taken ?? []
  const labels: NameLabel[] = [
    ...inView(
      column(sides.left, room, (at, width) => at.x - table.reach - width),
      room,
    ),
    ...inView(
      column(sides.right, room, (at) => at.x + table.reach),
      room,
    ),
  ]
  const addRows = (
    chairs: readonly NamedChair[],
    yOf: (at: Point, row: number) => number,
  ): void => {
    const rows = rowsOf(chairs, { yOf, room, others: [...labels.map(boxOf), ...taken] })
    labels.push(...inView(rows, room))
  }
  addRows(sides.top, (at, row) => at.y - table.reach - LABEL_HEIGHT - row * pitch)
  addRows(sides.bottom, (at, row) => at.y + table.reach + row * pitch)
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
  room: LabelRoom | undefined,
  xOf: (at: Point, width: number) => number,
): NameLabel[] {
  const sorted = [...chairs].sort((a, b) => a.at.y - b.at.y)
  const wished = sorted.map(({ at }) => at.y - LABEL_HEIGHT / 2)
  const pushed: number[] = []
  for (const y of wished) pushed.push(Math.max(y, (pushed.at(-1) ?? -Infinity) + pitch))
  // What was pushed down is shared between both ends.
  const shift = (pushed.at(-1) ?? 0) - (wished.at(-1) ?? 0)
  const labels: NameLabel[] = []
  for (const [index, chair] of sorted.entries()) {
    const { name, width } = fitted(chair.name)
    const y = Math.max((pushed[index] ?? 0) - shift / 2, (labels.at(-1)?.y ?? -Infinity) + pitch)
    const label = { ...chair, name, width, y, x: within(xOf(chair.at, width), width, room?.width) }
    const inTheWay = room?.taken.find((other) => meet(boxOf(label), other))
    if (inTheWay !== undefined) label.y = inTheWay.y + inTheWay.height + GAP
    labels.push(label)
  }
  return labels
}

interface Rows {
  readonly yOf: (at: Point, row: number) => number
  readonly room: LabelRoom | undefined
  /** What is there already. */
  readonly others: readonly Box[]
}

/** Names in rows above each other, each in the nearest one that has room. */
function rowsOf(chairs: readonly NamedChair[], { yOf, room, others }: Rows): NameLabel[] {
  const labels: NameLabel[] = []
  for (const chair of [...chairs].sort((a, b) => a.at.x - b.at.x)) {
    const { name, width } = fitted(chair.name)
    const x = within(chair.at.x - width / 2, width, room?.width)
    const label = (row: number): NameLabel => ({ ...chair, name, width, x, y: yOf(chair.at, row) })
    const isFree = (box: Box): boolean =>
      ![...others, ...labels.map(boxOf)].some((other) => meet(box, other))
    let row = 0
    while (!isFree(boxOf(label(row)))) row += 1
    labels.push(label(row))
  }
  return labels
}

/** The names of one side, moved into view together. */
function inView(labels: readonly NameLabel[], room: LabelRoom | undefined): readonly NameLabel[] {
  const ys = labels.map(({ y }) => y)
  const top = Math.min(...ys)
  const down = within(top, Math.max(...ys) + LABEL_HEIGHT - top, room?.height) - top
  return labels.map((label) => ({ ...label, y: label.y + down }))
}

/** The nearest place for something so long, from `EDGE` to as far from the end. */
function within(from: number, length: number, end: number | undefined): number {
  return end === undefined ? from : Math.max(EDGE, Math.min(from, end - EDGE - length))
}

function boxOf({ x, y, width }: NameLabel): Box {
  return { x, y, width, height: LABEL_HEIGHT }
}

function meet(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width + GAP <= b.x || b.x + b.width + GAP <= a.x
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height
}

function fitted(name: string): { name: string; width: number } {
  const letters = [...name]
  const short =
    letters.length > LETTERS_MAX ? `${letters.slice(0, LETTERS_MAX - 1).join('')}…` : name
  return { name: short, width: Math.min(letters.length, LETTERS_MAX) * LETTER + PADDING }
}
