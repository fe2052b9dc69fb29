/* Undo after another user's changes came first, over the real plan. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { journalAt } from '@/plan/journal'
import { createPlanStore, type PlanChange, type PlanStore } from '@/plan/plan-store'
import type { PlanModule, PlanSession } from '@/plan/session'
import type { SendAnswer, SyncPorts } from '@/plan/sync'
import { startSync } from '@/plan/sync/command-sync'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import type { Command } from '@/plan/types'

const shift = (id: string, x: number): Command => ({ kind: 'move', moves: [{ id, x, y: 60 }] })

describe('a conflict while saving', () => {
  let module: PlanModule
  let store: PlanStore
  /** The plan on the server. */
  let server: PlanSession
  let lost: number[]
  let answers: SendAnswer[]
  let revision: number
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    store = createPlanStore(module.open(hallJson(3, 4)))
    server = module.open(hallJson(3, 4))
    lost = []
    answers = []
    revision = 1
  })
  const start = () => {
    const ports: SyncPorts = {
      send(batch, base) {
        const answer = answers.shift()
        if (answer !== undefined) return Promise.resolve(answer)
        if (base !== revision) return Promise.resolve({ kind: 'stale' })
        for (const command of batch.commands) server.applyRemote(command)
        revision += 1
        return Promise.resolve({ kind: 'applied', revision, others: [] })
      },
      changesSince: () => Promise.resolve({ revision, changes: undefined }),
      hold: () => undefined,
      merged: () => undefined,
      refetch: () => Promise.resolve({ revision, session: module.open(server.toJson()) }),
      askUnseat: () => Promise.resolve('cancel'),
      after: () => () => undefined,
      now: () => '2026-05-01T10:00:00Z',
      refused: () => undefined,
      stepsLost: (count) => {
        lost.push(count)
      },
    }
    localStorage.clear()
    return startSync(store, revision, journalAt(localStorage, 'journal'), ports)
  }
  const elsewhere = (command: Command) => {
    server.applyRemote(command)
    revision += 1
  }
  const x = (id: string) => store.state.getState().elements.get(id)?.x

  it('keeps_the_steps_that_touch_nothing_of_the_others_and_says_how_many_it_does_not', async () => {
    const sync = start()
    const [first, second] = [x('table-1'), x('table-2')]
    store.run(shift('table-1', 300))
    store.run(shift('table-2', 400))
    await sync.flush()
    elsewhere(shift('table-2', 700))
    store.run(shift('table-1', 500))
    await sync.flush()
    expect(sync.state.getState()).toMatchObject({ save: 'saved', dropped: [] })
    expect([x('table-1'), x('table-2')]).toEqual([500, 700])
    expect(lost).toEqual([1])
    store.undo()
    expect(x('table-1')).toBe(300)
    store.undo()
    expect([x('table-1'), x('table-2')]).toEqual([first, 700])
    expect(second).not.toBe(700)
    expect(store.state.getState().undoIds).toEqual([])
    await sync.flush()
    expect(store.session().toJson()).toBe(server.toJson())
  })

  it('says_nothing_of_steps_where_none_is_lost', async () => {
    const sync = start()
    store.run(shift('table-1', 300))
    await sync.flush()
    elsewhere(shift('table-2', 700))
    store.run(shift('table-3', 500))
    await sync.flush()
    expect(lost).toEqual([])
  })

  it('tells_no_listener_of_edits_that_are_only_moved_onto_the_newer_plan', async () => {
    const sync = start()
    elsewhere(shift('table-2', 700))
    store.run({ kind: 'remove', ids: ['table-1'] })
    const told: PlanChange[] = []
    store.onChange((change) => told.push(change))
    await sync.flush()
    expect(told.map((change) => change.kind)).toEqual(['all'])
    // Chairs that came back for a moment would seat their guests again.
    expect(told.flatMap((each) => (each.kind === 'some' ? each.change.added : []))).toEqual([])
    store.undo()
    expect(store.state.getState().elements.has('table-1')).toBe(true)
  })

  it('has_the_servers_plan_after_a_refused_undo_that_another_edit_followed', async () => {
    const sync = start()
    store.run(shift('table-1', 300))
    await sync.flush()
    answers.push({ kind: 'refused', message: 'Not now.' })
    store.undo()
    const sending = sync.flush()
    store.run(shift('table-2', 700))
    await sending
    await sync.flush()
    expect(x('table-1')).toBe(300)
    expect(store.session().toJson()).toBe(server.toJson())
  })
})
