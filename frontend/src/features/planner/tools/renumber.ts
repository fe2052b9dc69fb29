/* Drawing a path across tables: they take their numbers in the order in which it meets them. */
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import {
  stay,
  travelled,
  type Step,
  type ToolEnv,
  type ToolEvent,
} from '@/features/planner/tools/tool'

type Renumbering = Extract<Interaction, { kind: 'renumbering' }>

export function stepRenumber(state: Interaction, event: ToolEvent, env: ToolEnv): Step {
  if (state.kind !== 'renumbering') {
    if (event.kind !== 'down') return stay(IDLE)
    const path = [event.world]
    return stay({ kind: 'renumbering', path, tables: env.tablesAlong(path) })
  }
  switch (event.kind) {
    case 'move':
      return stay(drawnTo(state, event.world, env))
    case 'up':
      return finish(drawnTo(state, event.world, env))
    case 'confirm':
      return finish(state)
    case 'cancel':
      return stay(IDLE)
    case 'down':
    case 'double':
    case 'nudge':
      return stay(state)
  }
}

/** Only the newest stretch is looked at; a table that was met before keeps its place. */
function drawnTo(state: Renumbering, to: Renumbering['path'][number], env: ToolEnv): Renumbering {
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

function finish(state: Renumbering): Step {
  if (state.tables.length === 0) return stay(IDLE)
  return { state: IDLE, effects: [{ kind: 'renumber', tables: state.tables }] }
}
