/* Recovery against a server made of answers: what is sent, and how much is lost when something no longer fits. */
import { describe, expect, it } from 'vitest'

import { journalAt, type Batch, type JournalEntry } from '@/plan/journal'
import type { SeatedGuest, SendAnswer } from '@/plan/sync'
import type { Command } from '@/plan/types'
import type { Arrived, FloorPlanAnswer } from '@/api/schema'
import {
  recover,
  sendJournal,
  unsentOf,
  type RecoveryQuestion,
} from '@/features/designer/session/recover'

const remove = (id: string): Command => ({ kind: 'remove', ids: [id] })

function entryOf(...batches: string[][]): JournalEntry {
  return {
    baseRevision: 4,
    savedAt: '2026-05-01T10:00:00Z',
    objects: 3,
    batches: batches.map((ids, index) => ({
      commandId: `batch ${String(index)}`,
      commands: ids.map(remove),
      unseat: [],
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
    return Promise.resolve({ kind: 'applied', revision, others: [] })
  }
  const refetch = (): Promise<FloorPlanAnswer> =>
    Promise.resolve({ eventId: 'e', revision, plan: {} })
  const ask = () => Promise.resolve(false)
  return { send, taken, commandIds, refetch, ask }
}

const journal = journalAt(localStorage, 'journal')

describe('recovery', () => {
  it('sends_the_batches_in_order_under_their_old_ids', async () => {
    const server = serverRefusing()
    const entry = entryOf(['a'], ['b', 'c'])
    journal.write(entry)
    expect(await sendJournal(entry, 4, journal, server)).toEqual({ lost: 0 })
    expect(server.taken).toEqual(['a', 'b', 'c'])
    expect(server.commandIds).toEqual(['batch 0', 'batch 1'])
    expect(journal.read()).toBeUndefined()
  })

  it('loses_only_the_edit_that_no_longer_fits', async () => {
    const server = serverRefusing('d')
    const entry = entryOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(await sendJournal(entry, 4, journal, server)).toEqual({ lost: 1 })
    expect(server.taken).toEqual(['a', 'b', 'c', 'e', 'f', 'g'])
    expect(new Set(server.commandIds).size).toBe(server.commandIds.length)
  })

  it.each<SendAnswer>([{ kind: 'unreachable', message: 'offline' }, { kind: 'stale' }])(
    'loses_nothing_while_the_server_answers_$kind',
    async (answer) => {
      const entry = entryOf(['a'], ['b'])
      journal.write(entry)
      const { refetch, ask } = serverRefusing()
      const send = (): Promise<SendAnswer> => Promise.resolve(answer)
      const sent = await sendJournal(entry, 4, journal, { send, refetch, ask })
      expect(sent.lost).toBe(0)
      expect(sent.unreachable).toBeDefined()
      expect(journal.read()).toEqual(entry)
    },
  )

  it('keeps_what_is_still_to_be_sent_under_the_ids_it_is_sent_with', async () => {
    const server = serverRefusing('b')
    const sent: string[] = []
    const kept: (readonly string[])[] = []
    const send = (batch: Batch): Promise<SendAnswer> => {
      sent.push(batch.commandId)
      kept.push((journal.read()?.batches ?? []).map(({ commandId }) => commandId))
      return server.send(batch)
    }
    const entry = entryOf(['a', 'b'], ['c'])
    journal.write(entry)
    await sendJournal(entry, 4, journal, { ...server, send })
    expect(server.taken).toEqual(['a', 'c'])
    expect(kept.map(([next]) => next)).toEqual(sent)
  })
})

describe('an edit that would unseat guests', () => {
  const ana: SeatedGuest = {
    id: 'ana',
    firstName: 'Ana',
    lastName: 'Ruiz',
    seatId: 'b-chair-1',
    byHand: true,
  }

  /** A server on which Ana sits at table b. */
  const serverWithAna = (agrees: boolean) => {
    const server = serverRefusing()
    const asked: RecoveryQuestion[] = []
    const send = (batch: Batch): Promise<SendAnswer> =>
      idsOf(batch).includes('b') && !batch.unseat.includes(ana.id)
        ? Promise.resolve({ kind: 'occupied', guests: [ana] })
        : server.send(batch)
    const ask = (question: RecoveryQuestion): Promise<boolean> => {
      asked.push(question)
      return Promise.resolve(agrees)
    }
    return { ...server, send, ask, asked }
  }

  it('is_asked_about_by_name_and_sent_with_the_answer', async () => {
    const server = serverWithAna(true)
    expect(await sendJournal(entryOf(['a'], ['b'], ['c']), 4, journal, server)).toEqual({ lost: 0 })
    expect(server.asked).toEqual([{ kind: 'unseat', guests: [ana] }])
    expect(server.taken).toEqual(['a', 'b', 'c'])
    expect(server.commandIds).not.toContain('batch 1')
  })

  it('is_left_out_when_the_person_would_rather_not', async () => {
    const server = serverWithAna(false)
    expect(await sendJournal(entryOf(['a'], ['b'], ['c']), 4, journal, server)).toEqual({ lost: 1 })
    expect(server.taken).toEqual(['a', 'c'])
  })
})

describe('what did not reach the server', () => {
  const answers = (given: Record<string, Arrived>) => {
    const asked: string[] = []
    const arrived = (commandId: string, baseRevision: number): Promise<Arrived> => {
      asked.push(`${commandId} on ${String(baseRevision)}`)
      return Promise.resolve(given[commandId] ?? 'no')
    }
    return { arrived, asked }
  }

  it('is_everything_while_the_server_is_where_it_was', async () => {
    const server = answers({})
    expect(await unsentOf(entryOf(['a'], ['b']), 4, server)).toEqual({
      entry: entryOf(['a'], ['b']),
      doubtful: 0,
    })
    expect(server.asked).toEqual([])
  })

  it('leaves_out_the_edit_on_its_way_when_the_server_has_it', async () => {
    const server = answers({ 'batch 0': 'yes' })
    expect(await unsentOf(entryOf(['a']), 5, server)).toBeUndefined()
    const unsent = await unsentOf(entryOf(['a'], ['b', 'c']), 9, server)
    expect(unsent?.entry.batches.map(({ commandId }) => commandId)).toEqual(['batch 1'])
    expect(server.asked.slice(1)).toEqual(['batch 0 on 4', 'batch 1 on 4'])
  })

  it('is_the_edit_on_its_way_when_only_somebody_else_changed_the_plan', async () => {
    expect((await unsentOf(entryOf(['a']), 9, answers({})))?.entry.batches).toHaveLength(1)
  })

  it('says_of_how_many_nobody_can_know', async () => {
    const unsent = await unsentOf(entryOf(['a', 'b'], ['c']), 9, answers({ 'batch 0': 'unknown' }))
    expect(unsent).toEqual({ entry: entryOf(['a', 'b'], ['c']), doubtful: 2 })
  })

  it('is_offered_for_each_tab_that_died', async () => {
    const server = serverRefusing()
    const asked: number[] = []
    const left = [entryOf(['a']), entryOf(['b', 'c'])].map((entry, index) => {
      const kept = journalAt(localStorage, `journal.${String(index)}`)
      kept.write(entry)
      return { journal: kept, entry }
    })
    const plan = await recover(
      left,
      { eventId: 'e', revision: 4, plan: {} },
      {
        ...server,
        ...answers({}),
        ask: (question) => {
          if (question.kind !== 'restore') return Promise.resolve(false)
          asked.push(question.unsent.entry.batches[0]?.commands.length ?? 0)
          return Promise.resolve(asked.length === 2)
        },
      },
    )
    expect(asked).toEqual([1, 2])
    expect(server.taken).toEqual(['b', 'c'])
    expect(plan.revision).toBe(5)
    expect(left.map((each) => each.journal.read())).toEqual([undefined, undefined])
  })
})
