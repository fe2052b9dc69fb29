/* Where the note of a table is: under its name, turned as the name is, while there is room on the table. Pure. */
import type { ElementView } from '@/plan/types'
import { toScreen, type Camera, type Size } from '@/plan/camera/camera'

/** Screen pixels. */
export const NOTE_HEIGHT = 14
const LETTER = 5.6
const PADDING = 8
const GAP = 1
/** Plan units of a name without a size of its own, and the smallest one in screen pixels: the painter's. */
const NAME = 14
const SMALLEST_NAME = 10

interface TableNote {
  /** An SVG transform to the middle of the note. */
  readonly transform: string
  readonly width: number
}

type Shape = Pick<ElementView, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'fontSize' | 'figure'>

/** The names of the others are not in their middle. */
const figures = ['round', 'oval', 'rectangle']

/** Nothing for a table that is out of view or too small for two lines. */
export function noteOn(
  table: Shape,
  words: string,
  camera: Camera,
  view: Size,
): TableNote | undefined {
  if (!figures.includes(table.figure)) return undefined
  const middle = { x: table.x + table.width / 2, y: table.y + table.height / 2 }
  const { x, y } = toScreen(camera, middle)
  if (x < 0 || y < 0 || x > view.width || y > view.height) return undefined
  const angle = nameAngle(table)
  const isAlong = angle !== undefined && table.height > table.width
  const [across, along] = isAlong ? [table.width, table.height] : [table.height, table.width]
  const below = Math.max(SMALLEST_NAME, (table.fontSize ?? NAME) * camera.zoom) / 2 + GAP
  const width = words.length * LETTER + PADDING
  const isRoomy =
    below + NOTE_HEIGHT <= (across / 2) * camera.zoom && width <= along * camera.zoom * 0.8
  if (!isRoomy) return undefined
  const turn = angle === undefined ? '' : ` rotate(${String(angle)})`
  const offset = (below + NOTE_HEIGHT / 2).toFixed(1)
  return {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn} translate(0 ${offset})`,
    width,
  }
}

/** How far a name is turned so that it follows a long table and is never upside down; undefined for one that stays level. */
function nameAngle({ width, height, rotation, figure }: Shape): number | undefined {
  const isLong = Math.max(width, height) >= Math.min(width, height) * 1.5
  if (figure !== 'rectangle' && !isLong) return undefined
  const turned = rotation + (isLong && height > width ? 90 : 0)
  const half = ((turned % 180) + 180) % 180
  return half > 90 ? half - 180 : half
}
