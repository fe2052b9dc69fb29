/* What lies over the drawing: hover, selection, handles, frame, guides and rings. It may render every frame. */
import {
  useInteraction,
  usePlanState,
  useSelection,
  useView,
} from '@/features/planner/designer/context'
import { boxAround, uprightBox } from '@/features/planner/tools/placed'
import { groupMembersOf } from '@/features/planner/designer/groups'
import { guidesOf } from '@/features/planner/store/interaction'
import { Guides } from '@/features/planner/canvas/overlay/Guides'
import { Marquee } from '@/features/planner/canvas/overlay/Marquee'
import { NumberPath } from '@/features/planner/canvas/overlay/NumberPath'
import { Selected } from '@/features/planner/canvas/overlay/Selected'
import { SeatRing } from '@/features/planner/canvas/overlay/SeatRing'
import { DraftLayer } from '@/features/planner/canvas/overlay/DraftLayer'
import { outlinePoints } from '@/features/planner/canvas/overlay/shapes'

export function Overlay() {
  const interaction = useInteraction((state) => state)
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-hidden">
      <Hover />
      <Selected />
      <SeatRing />
      {interaction.kind === 'marquee' && interaction.started && <Marquee marquee={interaction} />}
      {interaction.kind === 'renumbering' && <NumberPath renumbering={interaction} />}
      <Guides guides={guidesOf(interaction)} />
      <DraftLayer />
    </svg>
  )
}

/** The object under the pointer, or the whole group that a click would take. */
function Hover() {
  const hover = useView((state) => state.hover)
  const camera = useView((state) => state.camera)
  const elements = usePlanState((state) => state.elements)
  const inside = useSelection((state) => state.inside)
  const selected = useSelection((state) => hover !== undefined && state.ids.includes(hover))
  const idle = useInteraction((state) => state.kind === 'idle')
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
