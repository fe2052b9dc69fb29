/*
 * The designer's own modules that its page imports at once, in one chunk. Left to themselves they would come in some
 * thirty files, since each of its panels and dialogs shares others of them. What those import alone stays with them.
 */
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const page = fileURLToPath(new URL('./src/features/planner/FloorPlannerPage.tsx', import.meta.url))
const own = /\/src\/features\/planner\//

/** The group for Rolldown. The page itself is left out, since the router asks for a chunk of its own. */
export function designerChunk(priority: number): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined
  return {
    test: own,
    name: (id, context) => {
      modules ??= importedAtOnce(context)
      return id !== page && modules.has(id) ? 'designer' : null
    },
    priority,
  }
}

function importedAtOnce(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (!own.test(id) || seen.has(id)) return
    seen.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(page)
  return seen
}
