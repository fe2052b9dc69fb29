/* A search for seats in a worker of its own, that tells of each better seating and can be stopped with the best one. */
import type { SeatSearchMessage, SeatSearchTask } from '@/plan/seat-search/tasks'
import type { SeatProposal } from '@/plan/types'

/** A search on its way. */
export interface RunningSeatSearch {
  /** Resolves to the best seating, also after `stop`; to nothing when it was stopped before there was one. */
  readonly result: Promise<SeatProposal | undefined>
  readonly stop: () => void
}

export function searchSeats(
  task: SeatSearchTask,
  onBetter: (proposal: SeatProposal) => void,
): RunningSeatSearch {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  let best: SeatProposal | undefined
  let stop = (): void => undefined
  const result = new Promise<SeatProposal | undefined>((resolve, reject) => {
    stop = () => {
      worker.terminate()
      resolve(best)
    }
    worker.onmessage = ({ data }: MessageEvent<SeatSearchMessage>) => {
      if (data.kind === 'failed') {
        worker.terminate()
        reject(new Error(data.problem))
        return
      }
      best = data.proposal
      if (data.kind === 'done') stop()
      else onBetter(best)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new Error('The search for seats could not be loaded.'))
    }
  })
  worker.postMessage(task)
  return {
    result,
    stop: () => {
      stop()
    },
  }
}
