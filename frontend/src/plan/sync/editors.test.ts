/*
 * Five people edit one plan over the real sync and a server made of one more session, with lost requests, lost answers
 * and absences. In the end all have the same document, and no confirmed edit is lost but to a later one.
 */
import { beforeAll, describe, expect, it } from 'vitest'

import { journalAt, type Batch } from '@/plan/journal'
import { createPlanStore } from '@/plan/plan-store'
import type { PlanModule, PlanSession } from '@/plan/session'
import type { PlanSync, SendAnswer, ServerChange, SyncPorts } from '@/plan/sync'
import { startSync } from '@/plan/sync/command-sync'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import type { Command } from '@/plan/types'
import { MemoryStorage } from '@/testing/memory-storage'

const EDITORS = 5
const ROUNDS = 60
const TABLES = 8
/** Changes that the log of the server remembers. */
const LOG = 40

/** A seeded generator of numbers from 0 to below `below`. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Applies commands as the server does: all of a batch on the present plan, or none, and once per id. */
function fakeServer(module: PlanModule) {
  let plan = module.open(hallJson(TABLES, 4))
  const log: ServerChange[] = []
  const since = (revision: number): readonly ServerChange[] | undefined =>
    log.length - revision > LOG ? undefined : log.slice(revision)
  return {
    log,
    json: () => plan.toJson(),
    changesSince: (revision: number) => ({ revision: log.length, changes: since(revision) }),
    apply(batch: Batch, base: number, by: ServerChange['by']): SendAnswer {
      const known = log.find(({ commandId }) => commandId === batch.commandId)
      const others = since(base)
      if (known !== undefined) {
        const { revision } = known
        return {
          kind: 'applied',
          revision,
          others: others?.filter((each) => each.revision < revision),
        }
      }
      if (others === undefined) return { kind: 'stale' }
      const before = plan.toJson()
      try {
        for (const command of batch.commands) plan.applyRemote(command)
      } catch (error) {
        plan = module.open(before)
        return String(error).includes('unknown') || others.length > 0
          ? { kind: 'gone' }
          : { kind: 'refused', message: String(error) }
      }
      const { commandId, commands } = batch
      log.push({ revision: log.length + 1, commandId, by, commands })
      return { kind: 'applied', revision: log.length, others }
    },
  }
}

type Server = ReturnType<typeof fakeServer>

/** One person, whose requests and answers may get lost. */
function editor(module: PlanModule, server: Server, roll: (below: number) => number, id: string) {
  const store = createPlanStore(module.open(server.json()))
  const by = { id, name: id }
  const network = { isDown: false, loses: 8 }
  const lose = (): void => {
    if (network.isDown || (network.loses > 0 && roll(network.loses) === 0)) throw new Error('lost')
  }
  const ports: SyncPorts = {
    async send(batch, base) {
      await Promise.resolve()
      try {
        lose()
        const answer = server.apply(batch, base, by)
        await Promise.resolve()
        lose()
        return answer
      } catch {
        return { kind: 'unreachable', message: 'lost' }
      }
    },
    async changesSince(revision) {
      await Promise.resolve()
      lose()
      const answer = server.changesSince(revision)
      await Promise.resolve()
      lose()
      return answer
    },
    async refetch() {
      await Promise.resolve()
      lose()
      return { revision: server.log.length, session: module.open(server.json()) }
    },
    askUnseat: () => Promise.resolve('cancel'),
    after: () => () => undefined,
    now: () => '2026-05-01T10:00:00Z',
    refused: () => undefined,
    hold: () => undefined,
    merged: () => undefined,
    stepsLost: () => undefined,
  }
  const sync = startSync(store, server.log.length, journalAt(new MemoryStorage(), id), ports)
  return { id, store, sync, network }
}

type Editor = ReturnType<typeof editor>

/** Does one random thing: an edit of any kind, undo or redo. */
function act({ store, id }: Editor, roll: (below: number) => number, round: number): void {
  const ids = store.state.getState().order
  const some = () => ids[roll(ids.length)] ?? ''
  const at = () => roll(2000)
  const commands: readonly (() => Command)[] = [
    () => ({ kind: 'move', moves: [{ id: some(), x: at(), y: at() }] }),
    () => ({
      kind: 'move',
      moves: [some(), some()].map((each) => ({ id: each, x: at(), y: at() })),
    }),
    () => ({
      kind: 'resize',
      boxes: [{ id: some(), x: at(), y: at(), width: 96, height: 100 + roll(50) }],
    }),
    () => ({ kind: 'rotate', rotations: [{ id: some(), rotation: roll(360) }] }),
    () => ({
      kind: 'properties',
      changes: [{ id: some(), set: { color: `#00000${String(roll(10))}` } }],
    }),
    () => ({ kind: 'properties', changes: [{ id: some(), set: { chairs: 1 + roll(8) } }] }),
    () => ({
      kind: 'properties',
      changes: [{ id: some(), set: { label: `${id} ${String(round)}` } }],
    }),
    () => ({ kind: 'canvas', set: { venueWidth: 200 + roll(40) } }),
    () => ({ kind: 'remove', ids: [some()] }),
    () => added(store.session(), `${id}-${String(round)}`, at()),
    () => ({
      kind: 'batch',
      label: 'Both',
      commands: [
        added(store.session(), `${id}-b${String(round)}`, at()),
        { kind: 'rotate', rotations: [{ id: some(), rotation: 5 }] },
      ],
    }),
  ]
  try {
    const what = roll(commands.length + 4)
    if (what >= commands.length + 2) store.redo()
    else if (what >= commands.length) store.undo()
    else store.run(commands[what]?.() ?? { kind: 'remove', ids: [] })
  } catch {
    // The plan refuses it, as when it is empty.
  }
}

function added(session: PlanSession, id: string, x: number): Command {
  return { kind: 'add', elements: [{ element: session.newElement('round', x, 300, id) }] }
}

const settled = (syncs: readonly PlanSync[]) => Promise.all(syncs.map((sync) => sync.flush()))

async function work(module: PlanModule, seed: number) {
  const roll = dice(seed)
  const server = fakeServer(module)
  const editors = Array.from({ length: EDITORS }, (_, index) =>
    editor(module, server, roll, `e${String(index)}`),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of editors) {
      if (roll(3) > 0) act(each, roll, round)
      if (roll(15) === 0) each.network.isDown = !each.network.isDown
      if (roll(3) === 0) void each.sync.flush()
      if (roll(2) === 0) each.sync.told(server.log.length)
    }
    for (let turn = roll(6); turn > 0; turn -= 1) await Promise.resolve()
  }
  for (const { network } of editors) Object.assign(network, { isDown: false, loses: 0 })
  for (let pass = 0; pass < 3; pass += 1) {
    for (const { sync } of editors) {
      sync.told(null)
      await settled([sync])
    }
  }
  return { server, editors }
}

describe('five people at one plan', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  it.each([1, 2, 3, 4])('have_the_same_document_in_the_end_with_seed_%i', async (seed) => {
    const { server, editors } = await work(module, seed)
    const json = server.json()
    for (const { store, sync } of editors) {
      expect(sync.state.getState()).toMatchObject({ pending: 0, revision: server.log.length })
      expect(store.session().toJson()).toBe(json)
    }
    expect(server.log.length).toBeGreaterThan(LOG)
    // The log is what was confirmed; applied in order, it gives the document, so nothing of it is lost.
    const again = module.open(hallJson(TABLES, 4))
    for (const { commands } of server.log)
      for (const command of commands) again.applyRemote(command)
    expect(again.toJson()).toBe(json)
    expect(new Set(server.log.map(({ commandId }) => commandId)).size).toBe(server.log.length)
  })

  it('undo_nothing_of_each_other', async () => {
    const { server, editors } = await work(module, 7)
    const [first] = editors
    if (first === undefined) throw new Error('no editor')
    const revision = server.log.length
    while (first.store.undo() !== undefined);
    await first.sync.flush()
    const own = server.log.slice(revision).flatMap(({ commands }) => commands)
    const before = lastWriters(server.log.slice(0, revision))
    for (const [property] of lastWriters([
      { revision: 0, commandId: '', by: undefined, commands: own },
    ])) {
      expect([property, before.get(property)]).toEqual([property, first.id])
    }
  })
})

/** By object and place or colour who wrote it last. */
function lastWriters(log: readonly ServerChange[]): Map<string, string> {
  const writers = new Map<string, string>()
  const visit = (command: Command, by: string): void => {
    if (command.kind === 'batch') for (const inner of command.commands) visit(inner, by)
    if (command.kind === 'move') for (const { id } of command.moves) writers.set(`${id} place`, by)
    if (command.kind === 'resize')
      for (const { id } of command.boxes) writers.set(`${id} place`, by)
    if (command.kind !== 'properties') return
    for (const { id, set } of command.changes) {
      if ('color' in set) writers.set(`${id} color`, by)
    }
  }
  for (const { commands, by } of log) for (const command of commands) visit(command, by?.id ?? '')
  return writers
}
