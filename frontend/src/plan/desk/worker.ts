/* Searches seats beside the page. It hears of nothing while it searches; to stop it is to end it. */
import type { SeatNews, SeatTask } from '@/plan/desk/tasks'
import { loadPlanModule } from '@/plan/session'

addEventListener('message', ({ data }: MessageEvent<SeatTask>) => {
  void search(data)
})

async function search({ planJson, eventJson, search: wish }: SeatTask): Promise<void> {
  const tell = (news: SeatNews): void => {
    postMessage(news)
  }
  try {
    const module = await loadPlanModule()
    const desk = module.open(planJson).seatingDesk(eventJson)
    const proposal = desk.search(wish, {
      better: (proposal) => {
        tell({ kind: 'better', proposal })
      },
    })
    tell({ kind: 'done', proposal })
  } catch (error) {
    tell({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) })
  }
}
