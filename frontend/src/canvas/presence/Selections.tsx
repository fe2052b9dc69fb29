/* Outlines around what others have selected, with their initials. */
import { useMemo } from 'react'

import { useDesigner, usePlanState, useView } from '@/canvas/context'
import { colourOf, ON_COLOUR } from '@/canvas/presence/colours'
import { outlinesOf, type SelectionBadge } from '@/canvas/presence/outlines'
import { usePresence } from '@/canvas/presence/presence'
import { initials } from '@/lib/initials'
import { toScreen } from '@/plan/camera/camera'

/** Screen pixels. */
const BADGE = { radius: 10, step: 15 } as const

export function Selections() {
  const designer = useDesigner()
  const marks = usePresence((state) => state.marks)
  const elements = usePlanState((state) => state.elements)
  const { panX, panY, zoom } = useView((state) => state.camera)
  const { people, badges } = useMemo(
    () => outlinesOf(marks, { elements, seats: () => designer.plan.session().seats() }),
    [marks, elements, designer],
  )
  return (
    <svg className="absolute inset-0 size-full">
      <g
        transform={`translate(${String(panX)} ${String(panY)}) scale(${String(zoom)})`}
        className="fill-none"
        strokeLinejoin="round"
      >
        {people.map(({ userId, path }) => (
          <path
            key={userId}
            d={path}
            style={{ stroke: colourOf(userId) }}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      {badges.map((badge) => (
        <Badge key={`${badge.id} ${badge.userId}`} badge={badge} />
      ))}
    </svg>
  )
}

type Props = { badge: SelectionBadge }

function Badge({ badge: { userId, name, corner, rank } }: Props) {
  const camera = useView((state) => state.camera)
  const { x, y } = toScreen(camera, corner)
  return (
    <g
      data-selected-by={name}
      transform={`translate(${(x - rank * BADGE.step).toFixed(1)} ${y.toFixed(1)})`}
    >
      <circle
        r={BADGE.radius}
        style={{ fill: colourOf(userId) }}
        className="stroke-plan-floor"
        strokeWidth={1.5}
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={9}
        fontWeight={700}
        style={{ fill: ON_COLOUR }}
      >
        {initials(name)}
      </text>
    </g>
  )
}
