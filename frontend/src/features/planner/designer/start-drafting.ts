/* Starts a tool that draws over the plan. The tools are loaded on first use; a failed load leaves everything as it was. */
import { fetchCode } from '@/lib/fetch-code'
import type { Designer } from '@/features/planner/designer/designer'
import { messages } from '@/features/planner/messages'
import type { Draft } from '@/features/planner/store/drafts'

/** Starts at once when the tools are loaded, so that the key presses that follow reach the tool. */
export function startDrafting(designer: Designer, draft: Draft): void {
  if (designer.drafts === undefined) void loadAndStart(designer, draft)
  else designer.draft(draft, designer.drafts)
}

async function loadAndStart(designer: Designer, draft: Draft): Promise<void> {
  try {
    const { draftTools } = await fetchCode(() => import('@/features/planner/designer/drafting'))
    designer.draft(draft, designer.drafts ?? draftTools(designer))
  } catch {
    designer.ports.failure(messages.toolNotLoaded)
  }
}
