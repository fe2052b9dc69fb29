/* The path that is drawn across tables, and the number that each of them will have. */
import { usePlanState, useView } from '@/features/planner/designer/context'
import { toScreen } from '@/features/planner/store/camera'
import type { Interaction } from '@/features/planner/store/interaction'

export function NumberPath({
  renumbering,
}: {
  readonly renumbering: Extract<Interaction, { kind: 'renumbering' }>
}) {
  const camera = useView((state) => state.camera)
  const first = useView((state) => state.firstNumber)
  const elements = usePlanState((state) => state.elements)
  const points = renumbering.path.map((point) => {
    const { x, y } = toScreen(camera, point)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <>
      <polyline
        points={points.join(' ')}
        className="fill-none stroke-accent"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 6"
      />
      {renumbering.tables.map((id, index) => {
        const table = elements.get(id)
        if (table === undefined) return null
        const { x, y, width, height } = table
        const at = toScreen(camera, { x: x + width / 2, y: y + height / 2 })
        return (
          <g key={id} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
            <circle r={13} className="fill-accent" />
            <text
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-on-accent text-xs font-semibold tabular-nums"
            >
              {first + index}
            </text>
          </g>
        )
      })}
    </>
  )
}
