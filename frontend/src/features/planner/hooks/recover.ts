/*
 * Recovery after a crash: what the journal kept is sent to the server first, under its old ids,
 * and the plan is opened from the server afterwards. So nothing is applied twice.
 */
import { newId } from '@/plan/ids'
import type { Batch, JournalEntry } from '@/plan/journal'
import type { SendAnswer } from '@/plan/sync'

export interface Recovery {
  readonly revision: number
  /** Edits that the server would not take any more. */
  readonly lost: number
  /** The server could not be reached, or never came to rest, so the journal has to stay. */
  readonly unreachable: boolean
}

type Send = (batch: Batch, baseRevision: number) => Promise<SendAnswer>

/** Tries per batch when other people's edits arrive in between. */
const ATTEMPTS = 3

/**
 * Sends the journal's batches in order on top of what the server has now. Of a batch that it does not take whole,
 * everything but the edits that no longer fit, or that would unseat guests without the person's consent, is sent.
 */
export async function sendJournal(
  entry: JournalEntry,
  revision: number,
  send: Send,
  currentRevision: () => Promise<number>,
): Promise<Recovery> {
  const waiting = [...entry.batches]
  let current = revision
  let lost = 0
  for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
    let answer = await send(batch, current)
    for (let attempt = 1; answer.kind === 'stale' && attempt < ATTEMPTS; attempt += 1) {
      current = await currentRevision()
      answer = await send(batch, current)
    }
    switch (answer.kind) {
      case 'applied':
        current = Math.max(current, answer.revision)
        break
      case 'stale':
      case 'unreachable':
        return { revision: current, lost, unreachable: true }
      case 'occupied':
      case 'refused':
        if (batch.commands.length > 1) waiting.unshift(...halves(batch))
        else lost += 1
    }
  }
  return { revision: current, lost, unreachable: false }
}

/** The server takes all of a batch or nothing; nothing of a refused one was applied. */
function halves({ commands, unseat }: Batch): Batch[] {
  const middle = Math.ceil(commands.length / 2)
  return [commands.slice(0, middle), commands.slice(middle)].map((half) => ({
    commandId: newId(),
    commands: half,
    unseat,
  }))
}
