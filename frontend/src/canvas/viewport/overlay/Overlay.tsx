/* What lies over the drawing: hover, selection, handles, guides, rings and the gesture. It may render every frame. */
import { loadable } from '@/ui/loadable'
import { useInteraction, usePlanState, useSelection, useView } from '@/canvas/context'
import { boxAround, uprightBox } from '@/canvas/shapes/placed'
import { groupMembersOf } from '@/canvas/shapes/groups'
import { IDLE } from '@/canvas/hand/gesture'
import { Guides } from '@/canvas/viewport/overlay/Guides'
import { Selected } from '@/canvas/viewport/overlay/Selected'
import { SeatRing } from '@/canvas/viewport/overlay/SeatRing'
import { outlinePoints } from '@/canvas/viewport/overlay/shapes'

export function Overlay() {
  const active = useInteraction((state) => state)
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-hidden">
      <Hover />
      <Selected />
      <SeatRing />
      <Guides guides={active.guides()} />
      <ChosenLayer />
      {active.overlay()}
    </svg>
  )
}

const { Part: ChosenSurroundings } = loadable(
  async () => (await import('@/canvas/viewport/overlay/ChosenSurroundings')).ChosenSurroundings,
)

/** The chosen measurement line or aisle: fetched when one is chosen. */
function ChosenLayer() {
  const chosen = useView((state) => state.chosen.kind !== 'none')
  return chosen ? <ChosenSurroundings /> : null
}

/** The object under the pointer, or the whole group that a click would take. */
function Hover() {
  const hover = useView((state) => state.hover)
  const camera = useView((state) => state.camera)
  const elements = usePlanState((state) => state.elements)
  const inside = useSelection((state) => state.inside)
  const selected = useSelection((state) => hover !== undefined && state.ids.includes(hover))
  const idle = useInteraction((state) => state === IDLE)
  const element = hover === undefined ? undefined : elements.get(hover)
  if (element === undefined || selected || !idle) return null
  const family = groupMembersOf(elements, element.id, inside)
  const box =
    family.length === 1
      ? element
      : boxAround(
          family.flatMap((id) => {
            const member = elements.get(id)
            return member === undefined ? [] : [uprightBox(member)]
          }),
        )
  if (box === undefined) return null
  return (
    <polygon
      points={outlinePoints({ rotation: 0, ...box }, camera, 2)}
      className="fill-none stroke-accent opacity-60"
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  )
}
