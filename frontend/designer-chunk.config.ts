/*
 * The designer's own modules that its page imports at once, in one chunk. Left to themselves they would come in some
 * thirty files, since each of its panels and dialogs shares others of them. What those import alone stays with them.
 */
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const page = fileURLToPath(new URL('./src/features/designer/FloorPlannerPage.tsx', import.meta.url))
const own = /\/src\/(canvas|features\/(designer|seating))\//

/** The group for Rolldown. The page itself is left out, since the router asks for a chunk of its own. */
export function designerChunk(priority: number): Rolldown.CodeSplittingGroup {
  const isImported = importedAtOnce(page, own)
  return {
    test: own,
    name: (id, context) => (isImported(id, context) ? 'designer' : null),
    priority,
  }
}

/** Matches the modules of a folder that a page imports at once, without the page. */
export function importedAtOnce(
  from: string,
  folder: RegExp,
): (id: string, context: Rolldown.ChunkingContext) => boolean {
  let modules: Set<string> | undefined
  const find = (context: Rolldown.ChunkingContext): Set<string> => {
    const seen = new Set<string>()
    const visit = (id: string): void => {
      if (!folder.test(id) || seen.has(id)) return
      seen.add(id)
      context.getModuleInfo(id)?.importedIds.forEach(visit)
    }
    visit(from)
    seen.delete(from)
    return seen
  }
  return (id, context) => {
    modules ??= find(context)
    return modules.has(id)
  }
}
