/*
 * Recovery after a crash: what the journal kept is sent to the server first, under its old ids,
 * and the plan is opened from the server afterwards. So nothing is applied twice.
 */
import type { Batch, JournalEntry } from '@/plan/journal'
import type { SendAnswer } from '@/plan/sync'

export interface Recovery {
  readonly revision: number
  /** Edits that the server would not take any more. */
  readonly lost: number
  /** The server could not be reached, so the journal has to stay. */
  readonly unreachable: boolean
}

type Send = (batch: Batch, baseRevision: number) => Promise<SendAnswer>

/** Tries per batch when other people's edits arrive in between. */
const ATTEMPTS = 3

/**
 * Sends the journal's batches in order on top of what the server has now.
 * A batch that would unseat guests without the person's consent is left out and counted.
 */
export async function sendJournal(
  entry: JournalEntry,
  revision: number,
  send: Send,
  currentRevision: () => Promise<number>,
): Promise<Recovery> {
  let current = revision
  let lost = 0
  for (const batch of entry.batches) {
    let answer = await send(batch, current)
    for (let attempt = 1; answer.kind === 'stale' && attempt < ATTEMPTS; attempt += 1) {
      current = await currentRevision()
      answer = await send(batch, current)
    }
    switch (answer.kind) {
      case 'applied':
        current = Math.max(current, answer.revision)
        break
      case 'unreachable':
        return { revision: current, lost, unreachable: true }
      case 'stale':
      case 'occupied':
      case 'refused':
        lost += batch.commands.length
    }
  }
  return { revision: current, lost, unreachable: false }
}
