/* Works layouts out beside the page, one after the other. */
import type { LayoutRequest, LayoutResponse } from '@/plan/layouts/in-worker'
import { computeLayout } from '@/plan/layouts/tasks'
import { loadPlanModule } from '@/plan/session'

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  void answer(data)
})

async function answer({ number, task }: LayoutRequest): Promise<void> {
  const response: LayoutResponse = await loadPlanModule()
    .then((module) => ({ number, reply: computeLayout(module, task) }))
    .catch((error: unknown) => ({ number, problem: wordsOf(error) }))
  postMessage(response)
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
