/* Paints display lists on a 2D canvas, without the details that are invisible at the zoom. */
import type { Camera } from '@/plan/camera/camera'
import type { DisplayList, ImageOp, ShapeOp, TextOp } from '@/canvas/painting/display-list'
import type { Pictures } from '@/canvas/painting/images'
import type { Prefs } from '@/canvas/store/prefs'
import type { Palette } from '@/canvas/painting/palette'

/** The part of a 2D context that painting uses. */
export type Surface = CanvasRenderingContext2D

/** What is drawn at a zoom, named by the first detail that is left out. */
interface Detail {
  readonly seatNumbers: boolean
  readonly labels: boolean
  readonly strokes: boolean
  /** Surfaces are filled; without them only outlines are drawn. */
  readonly surfaces: boolean
}

/** Levels of detail by zoom: 0.6 and more shows everything, below 0.15 only filled shapes remain. */
export function detailAt(zoom: number, prefs: DisplayPrefs = EVERYTHING, seating = false): Detail {
  const strokes = zoom >= 0.15
  return {
    // The seat assignment is about who sits where, so its texts on seats appear at a lower zoom.
    seatNumbers: zoom >= (seating ? 0.4 : 0.6) && prefs.seatNumbers,
    labels: zoom >= 0.25 && prefs.labels,
    strokes,
    surfaces: !prefs.outlines || !strokes,
  }
}

type DisplayPrefs = Pick<Prefs, 'seatNumbers' | 'labels' | 'outlines'>

const EVERYTHING: DisplayPrefs = { seatNumbers: true, labels: true, outlines: false }

export interface PaintContext {
  readonly surface: Surface
  readonly palette: Palette
  readonly pictures: Pictures
  readonly camera: Camera
  readonly pixelRatio: number
  readonly detail: Detail
}

/** Switches the surface to plan units. `dx` and `dy` shift what follows, in plan units. */
export function toPlanUnits(context: PaintContext, dx = 0, dy = 0): void {
  const { surface, camera, pixelRatio } = context
  const scale = camera.zoom * pixelRatio
  surface.setTransform(
    scale,
    0,
    0,
    scale,
    (camera.panX + dx * camera.zoom) * pixelRatio,
    (camera.panY + dy * camera.zoom) * pixelRatio,
  )
}

export function toPixels(context: PaintContext): void {
  context.surface.setTransform(context.pixelRatio, 0, 0, context.pixelRatio, 0, 0)
}

/** Paints shapes and pictures; the surface must be in plan units. */
export function paintShapes(context: PaintContext, list: DisplayList): void {
  for (const shape of list.shapes) paintShape(context, shape)
  for (const image of list.images) paintImage(context, image)
}

const DASH = [6, 4]

/** Paints a picture or its placeholder; the surface must be in plan units. */
export function paintImage(context: PaintContext, image: ImageOp): void {
  const { surface, palette, camera, pictures } = context
  const picture = pictures.get(image.href)
  if (picture === undefined) {
    surface.strokeStyle = palette.colour(image.stroke)
    surface.lineWidth = 1.5 / camera.zoom
    surface.setLineDash(DASH)
    surface.stroke(image.placeholder)
    surface.setLineDash([])
    return
  }
  surface.save()
  surface.translate(image.cx, image.cy)
  surface.rotate(image.rotation)
  surface.scale(image.flipX ? -1 : 1, image.flipY ? -1 : 1)
  surface.drawImage(picture, -image.width / 2, -image.height / 2, image.width, image.height)
  surface.restore()
}

function paintShape(context: PaintContext, shape: ShapeOp): void {
  const { surface, palette, camera, detail } = context
  if (camera.zoom < shape.minZoom) return
  if (!detail.strokes && shape.role === 'detail') return
  if (shape.fill !== null && detail.surfaces) {
    // Without strokes a pale fill would vanish on the floor, so the stroke's colour is used instead.
    const pale = !detail.strokes && shape.stroke !== null
    surface.fillStyle = palette.colour(pale ? shape.stroke : shape.fill)
    surface.fill(shape.path)
  }
  if (shape.stroke !== null && (detail.strokes || shape.fill === null)) {
    surface.strokeStyle = palette.colour(shape.stroke)
    surface.lineWidth = shape.strokeWidth / camera.zoom
    surface.stroke(shape.path)
  }
}

/** Screen pixels: smaller text is not drawn, and labels are not drawn smaller than theirs. */
const SMALLEST_LABEL = 10
const SMALLEST_TEXT = 6
const LARGEST_TEXT = 64

/** Paints the texts; the surface must be in pixels. `room` is the width of the element in plan units. */
export function paintTexts(
  context: PaintContext,
  list: DisplayList,
  room: number,
  dx = 0,
  dy = 0,
): void {
  for (const text of list.texts) paintText(context, text, room, dx, dy)
}

function paintText(
  context: PaintContext,
  text: TextOp,
  room: number,
  dx: number,
  dy: number,
): void {
  const { surface, palette, camera, detail } = context
  if (text.text === '') return
  const isShown =
    text.role === 'seat-number' ? detail.seatNumbers : detail.labels && camera.zoom >= text.minZoom
  if (!isShown) return
  const fitting = fittingText(text, camera.zoom, room)
  if (fitting === undefined) return
  const { words, size } = fitting
  setFont(surface, text.weight, size)
  if (text.role === 'seat-number') keepOnChair(surface, text, fitting, camera.zoom)
  surface.textAlign = 'center'
  surface.textBaseline = 'middle'
  surface.fillStyle = palette.colour(inkOf(text, detail))
  const x = (text.x + dx) * camera.zoom + camera.panX
  const y = (text.y + dy) * camera.zoom + camera.panY
  if (text.rotation === 0) {
    surface.fillText(words, x, y)
    return
  }
  surface.save()
  surface.translate(x, y)
  surface.rotate(text.rotation)
  surface.fillText(words, 0, 0)
  surface.restore()
}

function setFont(surface: Surface, weight: number, size: number): void {
  const font = `${String(weight)} ${size.toFixed(1)}px system-ui, sans-serif`
  if (surface.font !== font) surface.font = font
}

/** Scripts whose average letter width is known well enough: Latin, Greek, Cyrillic, Armenian. */
const KNOWN_WIDTHS = /^[\u0020-\u058f\u1e00-\u1fff]*$/
/** Widest text on a chair in plan units. */
const CHAIR_WIDTH = 32

/** Measures letters of other scripts, which can be wider, and shrinks them to fit the chair. */
function keepOnChair(surface: Surface, text: TextOp, { words, size }: Fitting, zoom: number): void {
  if (KNOWN_WIDTHS.test(words)) return
  const { width } = surface.measureText(words)
  const room = CHAIR_WIDTH * zoom
  if (width > room) setFont(surface, text.weight, (size * room) / width)
}

/** Returns the text's colour; ink for a filled chair would vanish when surfaces are not filled. */
function inkOf(text: TextOp, detail: Detail): string {
  return text.fill === 'chair-assigned-ink' && !detail.surfaces ? 'chair-assigned' : text.fill
}

interface Fitting {
  readonly words: string
  /** Screen pixels. */
  readonly size: number
}

/** Widest name on a chair in plan units. */
const CHAIR_ROOM = 40
/** Average width of a letter as a share of the text size. */
const LETTER = 0.56

/**
 * Keeps labels readable when the plan is small: they are enlarged while they fit the object, then shortened to their
 * number, or to their beginning without a number, then left out.
 */
export function fittingText(text: TextOp, zoom: number, room: number): Fitting | undefined {
  const natural = Math.min(text.size * zoom, LARGEST_TEXT)
  if (text.role !== 'label') {
    if (natural < SMALLEST_TEXT) return undefined
    const wide = text.text.length * text.size * LETTER > CHAIR_ROOM
    return { words: wide ? (text.short ?? text.text) : text.text, size: natural }
  }
  const size = Math.max(natural, SMALLEST_LABEL)
  const fits = (words: string): boolean => words.length * size * LETTER <= room * zoom
  if (natural >= SMALLEST_LABEL || fits(text.text)) return { words: text.text, size }
  if (text.short !== undefined && fits(text.short)) return { words: text.short, size }
  const words = text.short === undefined ? cutTo((room * zoom) / (size * LETTER), text.text) : ''
  return words === '' ? undefined : { words, size }
}

/** Fewest letters of a shortened name; fewer say too little for the space they take. */
const FEWEST_LETTERS = 4
/** From this many letters, a name is cut anywhere; below, its first word says more than fragments of two words. */
const ENOUGH_LETTERS = 8
/** Share of the object's width used for text, since letters differ in width. */
const MARGIN = 0.85

/** Returns the beginning of a name that fits into the width of `room` letters. */
function cutTo(room: number, name: string): string {
  const most = Math.floor(room * MARGIN)
  if (most < FEWEST_LETTERS) return ''
  const [first = ''] = name.split(' ', 1)
  const whole = first.length >= FEWEST_LETTERS && first.length <= most
  if (whole && most < ENOUGH_LETTERS) return first
  return `${[...name]
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}
