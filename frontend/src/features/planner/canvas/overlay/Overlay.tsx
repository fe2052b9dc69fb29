/* What lies over the drawing: hover, selection, handles, frame, guides and rings. It may render every frame. */
import {
  useInteraction,
  usePlanState,
  useSelection,
  useView,
} from '@/features/planner/designer/context'
import { boxAround, placedNow, uprightBox } from '@/features/planner/designer/selection-box'
import { guidesOf } from '@/features/planner/store/interaction'
import { Guides } from '@/features/planner/canvas/overlay/Guides'
import { Handles } from '@/features/planner/canvas/overlay/Handles'
import { Marquee } from '@/features/planner/canvas/overlay/Marquee'
import { SeatRing } from '@/features/planner/canvas/overlay/SeatRing'
import { outlinePoints } from '@/features/planner/canvas/overlay/shapes'

export function Overlay() {
  const interaction = useInteraction((state) => state)
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-hidden">
      <Hover />
      <Selected />
      <SeatRing />
      {interaction.kind === 'marquee' && interaction.started && <Marquee marquee={interaction} />}
      <Guides guides={guidesOf(interaction)} />
    </svg>
  )
}

function Hover() {
  const hover = useView((state) => state.hover)
  const camera = useView((state) => state.camera)
  const element = usePlanState((state) =>
    hover === undefined ? undefined : state.elements.get(hover),
  )
  const selected = useSelection((state) => hover !== undefined && state.ids.includes(hover))
  const idle = useInteraction((state) => state.kind === 'idle')
  if (element === undefined || selected || !idle) return null
  return (
    <polygon
      points={outlinePoints(element, camera, 2)}
      className="fill-none stroke-accent opacity-60"
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  )
}

function Selected() {
  const ids = useSelection((state) => state.ids)
  const seat = useSelection((state) => state.seat)
  const focus = useSelection((state) => state.focus)
  const camera = useView((state) => state.camera)
  const compact = useView((state) => state.compact)
  const interaction = useInteraction((state) => state)
  const elements = usePlanState((state) => state.elements)
  const shown = focus === undefined || ids.includes(focus) ? ids : [...ids, focus]
  const placed = shown.flatMap((id) => {
    const element = elements.get(id)
    return element === undefined ? [] : [{ element, now: placedNow(element, interaction) }]
  })
  const only = ids.length === 1 ? placed[0] : undefined
  const group = ids.length > 1 ? boxAround(placed.map(({ now }) => uprightBox(now))) : undefined
  const still = interaction.kind === 'idle' || interaction.kind === 'pressing'
  return (
    <>
      {placed.map(({ element, now }) => (
        <polygon
          key={element.id}
          points={outlinePoints(now, camera, 2)}
          className={
            ids.includes(element.id)
              ? 'fill-none stroke-accent'
              : // Where the keyboard stands without selecting: shown only to those who use it.
                'invisible fill-none stroke-accent group-focus-visible:visible'
          }
          strokeWidth={2}
          strokeLinejoin="round"
          strokeDasharray={ids.includes(element.id) ? undefined : '3 4'}
        />
      ))}
      {group && (
        <polygon
          points={outlinePoints({ ...group, rotation: 0 }, camera, 8)}
          className="fill-none stroke-accent opacity-70"
          strokeWidth={1}
          strokeDasharray="4 4"
        />
      )}
      {only &&
        !compact &&
        !only.element.locked &&
        seat === undefined &&
        interaction.kind !== 'moving' && (
          <Handles placed={only.now} camera={camera} quiet={!still} />
        )}
    </>
  )
}
