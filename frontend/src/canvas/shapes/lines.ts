/* The measurement lines of a plan, as commands: they are set as a whole, each time under the name that undo says. */
import type { Command, Measurement, Point } from '@/plan/types'
import { lengthBetween } from '@/canvas/shapes/straight'

type Lines = readonly Measurement[]

export interface Ends {
  readonly from: Point
  readonly to: Point
}

/** Where a line begins and ends. */
export function endsOf(line: Measurement): Ends {
  return { from: { x: line.startX, y: line.startY }, to: { x: line.endX, y: line.endY } }
}

export function lengthOf(line: Measurement): number {
  const { from, to } = endsOf(line)
  return lengthBetween(from, to)
}

/** Adds a line, with the next free name when it has none. */
export function addLine(
  lines: Lines,
  { from, to }: Ends,
  about: { readonly id: string; readonly length: string; readonly name?: string },
): Command {
  const line = {
    id: about.id,
    name: about.name ?? nextName(lines),
    ...{ startX: from.x, startY: from.y, endX: to.x, endY: to.y },
  }
  return setLines([...lines, line], `Measure ${about.length}`)
}

export function removeLine(lines: Lines, id: string): Command {
  return setLines(
    lines.filter((line) => line.id !== id),
    'Delete measurement line',
  )
}

export function removeAllLines(): Command {
  return setLines([], 'Clear all measurement lines')
}

/** Gives a line a name; an empty one takes its name away. */
export function renameLine(lines: Lines, id: string, name: string): Command {
  const renamed = lines.map((line) => (line.id === id ? { ...line, name } : line))
  return setLines(renamed, 'Rename measurement line')
}

function setLines(lines: Lines, label: string): Command {
  const set = { measurements: [...lines] }
  return { kind: 'batch', label, commands: [{ kind: 'canvas', set }] }
}

/** `Line 3` for a line that has lost its name, by its place in the list. */
export function lineName(line: Measurement, index: number): string {
  const name = line.name?.trim() ?? ''
  return name === '' ? `Line ${String(index + 1)}` : name
}

function nextName(lines: Lines): string {
  const numbers = lines.map((line) => Number(/^Line (\d+)$/.exec(line.name ?? '')?.[1] ?? 0))
  return `Line ${String(Math.max(0, ...numbers) + 1)}`
}
