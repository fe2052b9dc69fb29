/* The room of a plan with everything in it, as SVG in plan units. */
import { memo } from 'react'
import { cssColour } from '@/plan/colours'
import '@/plan/tokens.css'
import type { Picture } from '@/plan/picture'
import { SvgPrimitive } from '@/plan/SvgPrimitive'
import type { Primitive } from '@/plan/types'

type Props = {
  picture: Picture
  assignedSeats: ReadonlySet<string>
  highlightSeat?: string | undefined
}

/** Draws the plan; it is drawn again only when one of its properties changes. */
export const PlanPicture = memo(function PlanPicture({
  picture: { room, primitives },
  assignedSeats,
  highlightSeat,
}: Props) {
  return (
    <>
      <rect
        width={room.width}
        height={room.height}
        fill={cssColour('plan-floor')}
        stroke={cssColour('table-stroke')}
        strokeWidth={4}
      />
      {primitives.map((primitive, index) => (
        <SvgPrimitive
          key={index}
          primitive={primitive}
          state={seatState(primitive, assignedSeats, highlightSeat)}
        />
      ))}
    </>
  )
})

function seatState(
  primitive: Primitive,
  assigned: ReadonlySet<string>,
  highlight: string | undefined,
): 'free' | 'assigned' | 'highlighted' {
  if (primitive.seat === undefined) return 'free'
  if (primitive.seat === highlight) return 'highlighted'
  return assigned.has(primitive.seat) ? 'assigned' : 'free'
}
