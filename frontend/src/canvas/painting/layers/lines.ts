/* Paints the measurement lines of a plan, above all objects. */
import type { Measurement } from '@/plan/types'
import type { Size } from '@/plan/camera/camera'
import {
  LABEL_FONT_SIZE,
  LABEL_HEIGHT,
  labelWidth,
  lineShape,
  type LineShape,
} from '@/canvas/painting/line-shape'
import { toPixels, type PaintContext } from '@/canvas/painting/painter'
import { endsOf, lengthOf } from '@/canvas/shapes/lines'
import { formatLength } from '@/canvas/text/units'

const FONT = `600 ${String(LABEL_FONT_SIZE)}px system-ui, sans-serif`
const WIDTH = 1.5

export function paintLines(context: PaintContext, lines: readonly Measurement[], view: Size): void {
  const { surface, palette, camera } = context
  toPixels(context)
  surface.font = FONT
  const drawn = lines.flatMap((line) => {
    const words = formatLength(lengthOf(line))
    const width = surface.measureText(words).width
    const shape = lineShape(endsOf(line), camera, width)
    return isSeen(shape, view) ? [{ shape, words, width: labelWidth(width) }] : []
  })
  surface.beginPath()
  for (const { shape } of drawn) trace(context, shape)
  surface.strokeStyle = palette.colour('guide')
  surface.lineWidth = WIDTH
  surface.stroke()
  surface.textAlign = 'center'
  surface.textBaseline = 'middle'
  for (const { shape, words, width } of drawn) paintLabel(context, shape, words, width)
}

function trace({ surface }: PaintContext, shape: LineShape): void {
  for (const { from, to } of [shape, ...shape.ticks]) {
    surface.moveTo(from.x, from.y)
    surface.lineTo(to.x, to.y)
  }
}

function paintLabel(
  { surface, palette }: PaintContext,
  { label }: LineShape,
  words: string,
  width: number,
): void {
  surface.beginPath()
  surface.roundRect(
    label.x - width / 2,
    label.y - LABEL_HEIGHT / 2,
    width,
    LABEL_HEIGHT,
    LABEL_HEIGHT / 2,
  )
  surface.fillStyle = palette.colour('plan-floor')
  surface.fill()
  surface.lineWidth = 1
  surface.stroke()
  surface.fillStyle = palette.colour('guide')
  surface.fillText(words, label.x, label.y + 0.5)
}

/** Screen pixels around a line that its label may occupy. */
const MARGIN = 80

function isSeen({ from, to }: LineShape, view: Size): boolean {
  return (
    Math.max(from.x, to.x) > -MARGIN &&
    Math.max(from.y, to.y) > -MARGIN &&
    Math.min(from.x, to.x) < view.width + MARGIN &&
    Math.min(from.y, to.y) < view.height + MARGIN
  )
}
