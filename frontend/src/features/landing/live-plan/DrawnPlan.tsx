/* A drawing on the screen: floor, objects and the state of each seat. Independent of the camera. */
import { memo } from 'react'
import { cssColour } from '@/plan/colours'
import type { Drawing, DrawnThing } from '@/plan/drawing'
import { SvgPrimitive } from '@/plan/SvgPrimitive'
import '@/plan/tokens.css'

const nobody: ReadonlySet<string> = new Set()

/** Draws the floor and everything on it. Callers that make tables selectable draw the tables themselves. */
export const DrawnRoom = memo(function DrawnRoom({
  drawing,
  taken = nobody,
  highlight,
  withTables = true,
}: {
  readonly drawing: Drawing
  readonly taken?: ReadonlySet<string>
  readonly highlight?: string | undefined
  readonly withTables?: boolean
}) {
  return (
    <>
      <rect
        width={drawing.width}
        height={drawing.height}
        fill={cssColour('plan-floor')}
        stroke={cssColour('table-stroke')}
        strokeWidth={4}
      />
      {drawing.things
        .filter((thing) => withTables || !thing.isTable)
        .map((thing) => (
          <DrawnObject key={thing.id} thing={thing} taken={taken} highlight={highlight} />
        ))}
    </>
  )
})

/** Draws one object. */
export const DrawnObject = memo(function DrawnObject({
  thing,
  taken = nobody,
  highlight,
}: {
  readonly thing: DrawnThing
  readonly taken?: ReadonlySet<string>
  readonly highlight?: string | undefined
}) {
  return thing.primitives.map((primitive, index) => (
    <SvgPrimitive
      key={index}
      primitive={primitive}
      state={
        primitive.seat === undefined
          ? 'free'
          : primitive.seat === highlight
            ? 'highlighted'
            : taken.has(primitive.seat)
              ? 'assigned'
              : 'free'
      }
    />
  ))
})

/** A whole drawing as a picture, to fill its box. */
export function DrawingPicture({
  drawing,
  label,
  taken,
  highlight,
  className,
}: {
  readonly drawing: Drawing
  readonly label: string
  readonly taken?: ReadonlySet<string>
  readonly highlight?: string | undefined
  readonly className?: string
}) {
  const edge = 20
  const box = [-edge, -edge, drawing.width + 2 * edge, drawing.height + 2 * edge]
  return (
    <svg role="img" aria-label={label} viewBox={box.join(' ')} className={className}>
      <DrawnRoom drawing={drawing} taken={taken ?? nobody} highlight={highlight} />
    </svg>
  )
}
