/* One drawing primitive as an SVG element, coloured by tokens and by the state of its seat. */
import { SvgImage } from '@/plan/SvgImage'
import { cssColour } from '@/plan/colours'
import type { Primitive } from '@/plan/types'

type PictureSeatState = 'free' | 'assigned' | 'highlighted'

const SEAT_PAINT = {
  assigned: { chair: 'chair-assigned', back: 'chair-assigned-back' },
  highlighted: { chair: 'accent', back: 'on-accent' },
} as const

/** Draws one primitive. */
export function SvgPrimitive({
  primitive,
  state,
}: {
  readonly primitive: Primitive
  readonly state: PictureSeatState
}) {
  const paint = { ...coloursOf(primitive, state), strokeWidth: primitive.strokeWidth }
  switch (primitive.shape) {
    case 'path':
      return <path d={primitive.d} {...paint} />
    case 'rect':
      return (
        <rect
          x={primitive.x}
          y={primitive.y}
          width={primitive.width}
          height={primitive.height}
          rx={primitive.radius}
          transform={turn(
            primitive.rotation,
            primitive.x + primitive.width / 2,
            primitive.y + primitive.height / 2,
          )}
          {...paint}
        />
      )
    case 'ellipse':
      return (
        <ellipse
          cx={primitive.cx}
          cy={primitive.cy}
          rx={primitive.rx}
          ry={primitive.ry}
          transform={turn(primitive.rotation, primitive.cx, primitive.cy)}
          {...paint}
        />
      )
    case 'line':
      return (
        <line x1={primitive.x1} y1={primitive.y1} x2={primitive.x2} y2={primitive.y2} {...paint} />
      )
    case 'image':
      return <SvgImage primitive={primitive} stroke={paint.stroke} />
    case 'text':
      return (
        <text
          x={primitive.x}
          y={primitive.y}
          fontSize={primitive.size}
          fontWeight={primitive.weight}
          textAnchor="middle"
          dominantBaseline="central"
          transform={turn(primitive.rotation, primitive.x, primitive.y)}
          fill={paint.fill}
        >
          {primitive.text}
        </text>
      )
  }
}

function coloursOf(
  primitive: Primitive,
  state: PictureSeatState,
): { fill: string; stroke: string } {
  const { fill, stroke, role } = primitive
  if (state === 'free') return { fill: cssColour(fill), stroke: cssColour(stroke) }
  const { chair, back } = SEAT_PAINT[state]
  if (role === 'detail') return { fill: 'none', stroke: cssColour(back) }
  return { fill: cssColour(chair), stroke: cssColour(stroke) }
}

function turn(rotation: number | undefined, x: number, y: number): string | undefined {
  if (rotation === undefined || rotation === 0) return undefined
  return `rotate(${String(rotation)} ${String(x)} ${String(y)})`
}
