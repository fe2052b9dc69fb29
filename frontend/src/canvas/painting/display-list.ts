/*
 * The painted form of one element: its primitives, gathered once into paths that are drawn many times. Each element has
 * its own paths; thousands of shapes in one path would take a second a frame.
 */
import type { Primitive, PrimitiveRole } from '@/plan/types'

/** How a seat looks on the plan. More states come with booking; each has its own mark, never colour alone. */
type SeatLook = 'free' | 'assigned'

export interface ShapeOp {
  readonly path: Path2D
  readonly fill: string | null
  readonly stroke: string | null
  readonly strokeWidth: number
  readonly role: PrimitiveRole
  readonly minZoom: number
}

export interface TextOp {
  readonly x: number
  readonly y: number
  readonly text: string
  /** The number at its end, for when the whole text does not fit: `12` of `Table 12`. */
  readonly short: string | undefined
  readonly size: number
  readonly rotation: number
  readonly weight: number
  readonly fill: string
  readonly role: PrimitiveRole
  readonly minZoom: number
}

/** A picture centred on (0, 0), to be moved, turned and mirrored into place. */
export interface ImageOp {
  readonly href: string
  readonly cx: number
  readonly cy: number
  readonly width: number
  readonly height: number
  readonly rotation: number
  readonly flipX: boolean
  readonly flipY: boolean
  /** The outline of its place on the plan, drawn dashed while the picture is missing. */
  readonly placeholder: Path2D
  readonly stroke: string
}

export interface DisplayList {
  readonly shapes: readonly ShapeOp[]
  readonly images: readonly ImageOp[]
  readonly texts: readonly TextOp[]
}

/** The text on a taken chair, with a shorter version for when it does not fit. Without words the seat keeps its own. */
export interface GuestText {
  readonly words: string | undefined
  readonly short?: string
}

/** Returns the text of the guest on a seat, or undefined for a free seat. */
export type GuestTextOf = (seatId: string) => GuestText | undefined

export interface PathPort {
  create(data?: string): Path2D
}

const RADIANS = Math.PI / 180

/** Gathers primitives into paths of one style each, and keeps their order from bottom to top. */
export function buildDisplayList(
  primitives: readonly Primitive[],
  guestOf: GuestTextOf,
  paths: PathPort,
): DisplayList {
  const shapes: ShapeOp[] = []
  const images: ImageOp[] = []
  const texts: TextOp[] = []
  const ofSeats = new Map<string, ShapeOp>()
  let last: ShapeOp | undefined
  for (const primitive of primitives) {
    const guest = primitive.seat === undefined ? undefined : guestOf(primitive.seat)
    if (primitive.shape === 'text') {
      texts.push(textOp(primitive, guest))
      continue
    }
    if (primitive.shape === 'image') {
      images.push(imageOp(primitive, paths))
      continue
    }
    const style = styleOf(primitive, guest === undefined ? 'free' : 'assigned')
    // Chairs do not overlap, so all chairs of one style share a path, regardless of what is drawn between them.
    const ofSeat = primitive.seat !== undefined
    const key = `${style.role} ${String(style.fill)} ${String(style.stroke)}`
    const open = ofSeat ? ofSeats.get(key) : last
    if (open !== undefined && sameStyle(open, style)) {
      addTo(open.path, primitive, paths)
      continue
    }
    const op = { ...style, path: paths.create() }
    addTo(op.path, primitive, paths)
    shapes.push(op)
    if (ofSeat) ofSeats.set(key, op)
    last = ofSeat ? undefined : op
  }
  return { shapes, images, texts }
}

type Style = Omit<ShapeOp, 'path'>

function styleOf(primitive: Primitive, look: SeatLook): Style {
  const taken = look === 'assigned'
  const chair = primitive.role === 'chair' && taken
  const stroke = chair ? 'chair-assigned' : taken ? 'chair-assigned-back' : primitive.stroke
  return {
    fill: chair ? 'chair-assigned' : primitive.fill,
    stroke: primitive.stroke === null ? null : stroke,
    strokeWidth: primitive.strokeWidth,
    role: primitive.role,
    minZoom: primitive.minZoom ?? 0,
  }
}

function sameStyle(a: Style, b: Style): boolean {
  return (
    a.fill === b.fill &&
    a.stroke === b.stroke &&
    a.strokeWidth === b.strokeWidth &&
    a.role === b.role &&
    a.minZoom === b.minZoom
  )
}

function textOp(
  primitive: Extract<Primitive, { shape: 'text' }>,
  guest: GuestText | undefined,
): TextOp {
  const isSeat = primitive.role === 'seat-number' && guest !== undefined
  const number = primitive.role === 'label' ? /\d+$/.exec(primitive.text)?.[0] : undefined
  return {
    x: primitive.x,
    y: primitive.y,
    text: (isSeat ? guest.words : undefined) ?? primitive.text,
    short: isSeat ? guest.short : number,
    size: primitive.size,
    rotation: primitive.rotation * RADIANS,
    weight: primitive.weight,
    fill: isSeat ? 'chair-assigned-ink' : (primitive.fill ?? 'text'),
    role: primitive.role,
    minZoom: primitive.minZoom ?? 0,
  }
}

function imageOp(primitive: Extract<Primitive, { shape: 'image' }>, paths: PathPort): ImageOp {
  const { href, x, y, width, height, rotation, flipX, flipY } = primitive
  return {
    ...{ href, width, height, flipX, flipY },
    cx: x + width / 2,
    cy: y + height / 2,
    rotation: rotation * RADIANS,
    placeholder: paths.create(primitive.placeholder),
    stroke: primitive.stroke ?? 'shape-stroke',
  }
}

function addTo(
  path: Path2D,
  primitive: Exclude<Primitive, { shape: 'text' | 'image' }>,
  paths: PathPort,
): void {
  switch (primitive.shape) {
    case 'path':
      path.addPath(paths.create(primitive.d))
      return
    case 'line':
      path.moveTo(primitive.x1, primitive.y1)
      path.lineTo(primitive.x2, primitive.y2)
      return
    case 'ellipse': {
      const turn = primitive.rotation * RADIANS
      path.moveTo(
        primitive.cx + primitive.rx * Math.cos(turn),
        primitive.cy + primitive.rx * Math.sin(turn),
      )
      path.ellipse(primitive.cx, primitive.cy, primitive.rx, primitive.ry, turn, 0, 2 * Math.PI)
      return
    }
    case 'rect': {
      const { x, y, width, height } = primitive
      const { radius, rotation } = primitive
      if (rotation === 0) {
        path.roundRect(x, y, width, height, radius)
        return
      }
      const part = paths.create()
      part.roundRect(-width / 2, -height / 2, width, height, radius)
      const cos = Math.cos(rotation * RADIANS)
      const sin = Math.sin(rotation * RADIANS)
      path.addPath(part, { a: cos, b: sin, c: -sin, d: cos, e: x + width / 2, f: y + height / 2 })
    }
  }
}
