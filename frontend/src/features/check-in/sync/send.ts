/* Sending the entries that wait: in batches, again and again until their answers arrive. */
import type { CheckInAnswer, CheckInBatch, CheckInsAnswer } from '@/api/check-in'
import { toApiError } from '@/api/errors'
import {
  answeredEntry,
  type KnownEntry,
  type WaitingEntry,
} from '@/features/check-in/model/entries'

/** The most that the server takes at once. */
export const largestBatch = 500

type Ports = {
  waiting: () => readonly WaitingEntry[]
  send: (batch: CheckInBatch) => Promise<CheckInsAnswer>
  /** Keeps answered entries and drops them from those that wait. */
  settle: (answered: Answered[]) => Promise<void>
  now: () => Date
}

export type Answered = { entry: WaitingEntry; answer: CheckInAnswer; known: KnownEntry }

/** Sends everything that waits. Rejects with what stopped it; what was answered until then is settled. */
export async function sendWaiting({ waiting, send, settle, now }: Ports): Promise<void> {
  let most = largestBatch
  for (;;) {
    const batch = nextBatch(waiting(), most)
    const [first] = batch
    if (first === undefined) return
    try {
      const answer = await send({
        device: first.device,
        // What the clock says now, also when the batch is sent again: the server repairs wrong clocks by it.
        sentAt: now().toISOString(),
        entries: batch.map(({ wire }) => wire),
      })
      const answered = answeredOf(batch, answer.results)
      // A server that answers none of the entries would be asked for ever.
      if (answered.length === 0)
        throw new Error('The server’s answer mentions none of the check-ins.')
      await settle(answered)
    } catch (thrown) {
      if (toApiError(thrown).status !== 413 || batch.length === 1) throw thrown
      most = Math.ceil(batch.length / 2)
    }
  }
}

/** The oldest entries. A batch names one device, and the person may have renamed it since. */
function nextBatch(waiting: readonly WaitingEntry[], most: number): WaitingEntry[] {
  const device = waiting[0]?.device
  const end = waiting.findIndex((entry) => entry.device !== device)
  return waiting.slice(0, Math.min(most, end === -1 ? waiting.length : end))
}

function answeredOf(batch: readonly WaitingEntry[], results: CheckInAnswer[]): Answered[] {
  const byId = new Map(results.map((answer) => [answer.id, answer]))
  return batch.flatMap((entry) => {
    const answer = byId.get(entry.id)
    return answer === undefined ? [] : [{ entry, answer, known: answeredEntry(entry, answer) }]
  })
}
