/* Drawing a path across tables: they take their numbers in the order in which it meets them. */
import type { Point } from '@/plan/types'
import { usePlanState, useView } from '@/canvas/context'
import { gesture } from '@/canvas/hand/gesture'
import { end, stay, type Step } from '@/canvas/hand/step'
import { toScreen } from '@/plan/camera/camera'
import { travelled, type ToolEnv, type ToolEvent } from '@/canvas/hand/tool'

interface Renumbering {
  readonly path: readonly Point[]
  readonly tables: readonly string[]
}

export const renumbering = gesture<Renumbering>({
  name: 'renumbering',
  tools: ['renumber'],
  start: ({ world }, env) => stay({ path: [world], tables: env.tablesAlong([world]) }),
  step: stepRenumber,
  cursor: 'crosshair',
  Overlay: NumberPath,
})

function stepRenumber(state: Renumbering, event: ToolEvent, env: ToolEnv): Step<Renumbering> {
  switch (event.kind) {
    case 'move':
      return stay(drawnTo(state, event.world, env))
    case 'up':
      return finish(drawnTo(state, event.world, env))
    case 'confirm':
      return finish(state)
    case 'cancel':
      return end()
    default:
      return stay(state)
  }
}

/** Only the newest stretch is looked at; a table that was met before keeps its place. */
function drawnTo(state: Renumbering, to: Point, env: ToolEnv): Renumbering {
  const last = state.path.at(-1) ?? to
  const far = travelled(
    { x: last.x * env.zoom, y: last.y * env.zoom },
    { x: to.x * env.zoom, y: to.y * env.zoom },
  )
  if (!far) return state
  const met = env.tablesAlong([last, to]).filter((id) => !state.tables.includes(id))
  const tables = met.length === 0 ? state.tables : [...state.tables, ...met]
  return { ...state, path: [...state.path, to], tables }
}

function finish(state: Renumbering): Step<Renumbering> {
  if (state.tables.length === 0) return end()
  return end([{ kind: 'renumber', tables: state.tables }])
}

type Props = { state: Renumbering }

/** The path, and the number that each table on it will have. */
function NumberPath({ state }: Props) {
  const camera = useView((view) => view.camera)
  const first = useView((view) => view.firstNumber)
  const elements = usePlanState((plan) => plan.elements)
  const points = state.path.map((point) => {
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
      {state.tables.map((id, index) => {
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
