/* Begins to draw over the plan. The tools are fetched the first time; when that fails, it is said and nothing changes. */
import type { Designer } from '@/features/planner/designer/designer'
import { messages } from '@/features/planner/messages'
import type { Draft } from '@/features/planner/store/drafts'

export async function startDrafting(designer: Designer, draft: Draft): Promise<void> {
  try {
    const { draftTools } = await import('@/features/planner/designer/drafting')
    designer.draft(draft, designer.drafts ?? draftTools(designer))
  } catch {
    designer.doors.failure(messages.toolNotLoaded)
  }
}
