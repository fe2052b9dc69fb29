/* Works layouts out beside the page, one after the other. */
import type { Asked, Told } from '@/plan/layouts/aside'
import { workOut } from '@/plan/layouts/tasks'
import { loadPlanModule } from '@/plan/session'

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(data)
})

async function answer({ number, task }: Asked): Promise<void> {
  const told: Told = await loadPlanModule()
    .then((module) => ({ number, reply: workOut(module, task) }))
    .catch((error: unknown) => ({ number, problem: wordsOf(error) }))
  postMessage(told)
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
