/* Recovery against a server made of answers: what is sent, and how much is lost when something no longer fits. */
import { describe, expect, it } from 'vitest'

import type { Batch, JournalEntry } from '@/plan/journal'
import type { SendAnswer } from '@/plan/sync'
import type { Command } from '@/plan/types'
import { sendJournal } from '@/features/planner/hooks/recover'

const remove = (id: string): Command => ({ kind: 'remove', ids: [id] })

function entryOf(...batches: string[][]): JournalEntry {
  return {
    baseRevision: 4,
    savedAt: '2026-05-01T10:00:00Z',
    objects: 3,
    batches: batches.map((ids, index) => ({
      commandId: `batch ${String(index)}`,
      commands: ids.map(remove),
      unseat: false,
    })),
  }
}

const idsOf = (batch: Batch): string[] =>
  batch.commands.flatMap((command) => (command.kind === 'remove' ? command.ids : []))

/** A server that takes all commands of a batch or none, as the real one does. */
function serverRefusing(...unfit: string[]) {
  const taken: string[] = []
  const commandIds: string[] = []
  let revision = 4
  const send = (batch: Batch): Promise<SendAnswer> => {
    commandIds.push(batch.commandId)
    const ids = idsOf(batch)
    if (ids.some((id) => unfit.includes(id))) {
      return Promise.resolve({ kind: 'refused', message: 'no such element' })
    }
    taken.push(...ids)
    revision += 1
    return Promise.resolve({ kind: 'applied', revision })
  }
  return { send, taken, commandIds, current: () => Promise.resolve(revision) }
}

describe('recovery', () => {
  it('sends_the_batches_in_order_under_their_old_ids', async () => {
    const server = serverRefusing()
    const result = await sendJournal(entryOf(['a'], ['b', 'c']), 4, server.send, server.current)
    expect(result).toEqual({ revision: 6, lost: 0, unreachable: false })
    expect(server.taken).toEqual(['a', 'b', 'c'])
    expect(server.commandIds).toEqual(['batch 0', 'batch 1'])
  })

  it('loses_only_the_edit_that_no_longer_fits', async () => {
    const server = serverRefusing('d')
    const entry = entryOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    const result = await sendJournal(entry, 4, server.send, server.current)
    expect(server.taken).toEqual(['a', 'b', 'c', 'e', 'f', 'g'])
    expect(result).toMatchObject({ lost: 1, unreachable: false })
    expect(new Set(server.commandIds).size).toBe(server.commandIds.length)
  })

  it.each<SendAnswer>([{ kind: 'unreachable', message: 'offline' }, { kind: 'stale' }])(
    'loses_nothing_while_the_server_answers_$kind',
    async (answer) => {
      const send = (): Promise<SendAnswer> => Promise.resolve(answer)
      const result = await sendJournal(entryOf(['a'], ['b']), 4, send, () => Promise.resolve(4))
      expect(result).toEqual({ revision: 4, lost: 0, unreachable: true })
    },
  )
})
