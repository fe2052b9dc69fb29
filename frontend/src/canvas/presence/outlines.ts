/* Where the selections of others are on the plan. */
import type { Mark } from '@/canvas/presence/people'
import { inflate, uprightBox, type Placed } from '@/canvas/shapes/placed'
import { isRound, ringPath, type Ring } from '@/canvas/viewport/overlay/shapes'
import type { ElementView, Point, SeatView } from '@/plan/types'

/** Plan units between the outlines of several people, and the radius of that around a chair. */
const STEP = 5
const CHAIR = 24

/** The outlines of one person, in plan units. */
export interface PersonOutline {
  readonly userId: string
  readonly path: string
}

/** Who has selected an object: initials at a corner of it, in plan units. */
export interface SelectionBadge {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly corner: Point
  /** The place among the people of the object. */
  readonly rank: number
}

interface Outlines {
  readonly people: readonly PersonOutline[]
  readonly badges: readonly SelectionBadge[]
}

interface PlanOfMarks {
  readonly elements: ReadonlyMap<string, ElementView>
  /** Asked only when a chair is selected. */
  readonly seats: () => readonly SeatView[]
}

/** Returns what to draw; objects that are hidden or not there yet are left out. */
export function outlinesOf(marks: readonly Mark[], plan: PlanOfMarks): Outlines {
  const rings = new Map<string, Ring[]>()
  const badges: SelectionBadge[] = []
  for (const { id, people } of marks) {
    const ring = ringOf(id, plan)
    if (ring === undefined) continue
    const { x, y, width } = uprightBox(ring)
    for (const [rank, { userId, name }] of people.entries()) {
      const own = rings.get(userId) ?? []
      own.push({ ...inflate(ring, (rank + 1) * STEP), round: ring.round })
      rings.set(userId, own)
      badges.push({ id, userId, name, corner: { x: x + width, y }, rank })
    }
  }
  return {
    people: [...rings].map(([userId, own]) => ({ userId, path: ringPath(own) })),
    badges,
  }
}

function ringOf(id: string, { elements, seats }: PlanOfMarks): Ring | undefined {
  const element = elements.get(id)
  if (element !== undefined) {
    return element.hidden ? undefined : { ...placedOf(element), round: isRound(element.kind) }
  }
  const seat = seats().find((each) => each.id === id)
  if (seat === undefined) return undefined
  const box = { x: seat.x - CHAIR, y: seat.y - CHAIR, width: 2 * CHAIR, height: 2 * CHAIR }
  return { ...box, rotation: 0, round: true }
}

function placedOf({ x, y, width, height, rotation }: ElementView): Placed {
  return { x, y, width, height, rotation }
}
