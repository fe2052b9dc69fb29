/* Searches seats beside the page. It hears of nothing while it searches; to stop it is to end it. */
import type { SeatSearchMessage, SeatSearchTask } from '@/plan/seat-search/tasks'
import { loadPlanModule } from '@/plan/session'

addEventListener('message', ({ data }: MessageEvent<SeatSearchTask>) => {
  void search(data)
})

async function search({ planJson, eventJson, search: wish }: SeatSearchTask): Promise<void> {
  const tell = (news: SeatSearchMessage): void => {
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
