/* The sync against a store and a server made of arrays: what is sent, in which order, and what is shown. */
import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { journalAt, type Batch, type Journal } from '@/plan/journal'
import type { EditOrigin, LocalEdit, PlanState, PlanStore } from '@/plan/plan-store'
import type { PlanSession } from '@/plan/session'
import type { SeatedGuest, SendAnswer, SyncPorts } from '@/plan/sync'
import { startSync } from '@/plan/sync/command-sync'
import type { Change, Command } from '@/plan/types'

const CHANGE: Change = {
  changed: [],
  removed: [],
  added: [],
  removedSeats: [],
  addedSeats: [],
  roomChanged: false,
  label: 'edit',
}

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => {
      kept.clear()
    },
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value)
    },
    removeItem: (key) => {
      kept.delete(key)
    },
  }
}

/** A store that only remembers what was done to it. */
function recordingStore() {
  const listeners = new Set<(edit: LocalEdit) => void>()
  const log: string[] = []
  const state = createStore<PlanState>(() => ({
    elements: new Map(),
    order: ['a', 'b'],
    canvas: {
      width: 800,
      height: 600,
      zoom: 1,
      pan: { x: 0, y: 0 },
      gridSize: 24,
      snapToGrid: true,
      showGrid: true,
      venueWidth: 50,
      venueHeight: 40,
    },
    surroundings: { aisles: [], measurements: [], metadata: {} },
    undoIds: [],
    redoIds: [],
    version: 0,
  }))
  const tell = (command: Command, origin: EditOrigin, change: Change): void => {
    for (const listener of listeners) listener({ command, change, origin })
  }
  const refusing = new Set<string>()
  const store: PlanStore = {
    state,
    session: () => {
      throw new Error('the sync never reads the session')
    },
    run(command) {
      if (refusing.has(nameOf(command))) throw new Error('no such element')
      log.push(`run ${nameOf(command)}`)
      tell(command, 'do', CHANGE)
      return CHANGE
    },
    undo: () => undefined,
    redo: () => undefined,
    endRedo: () => undefined,
    rollBack(origin) {
      log.push(`take back ${origin}`)
      return !refusing.has('take back')
    },
    replace() {
      log.push('replace')
    },
    rebase(_next, unsent) {
      log.push(['rebase', ...unsent].join(' '))
      return 3
    },
    onChange: () => () => undefined,
    onEdit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const remove = (id: string): void => {
    tell({ kind: 'remove', ids: [id] }, 'do', { ...CHANGE, removedSeats: [`${id}-chair-1`] })
  }
  return { store, log, remove, refusing }
}

function nameOf(command: Command): string {
  return command.kind === 'remove' ? `remove ${command.ids.join()}` : command.kind
}

const sits = { byHand: true, seatId: 't1-chair-1' }
const ana: SeatedGuest = { id: 'ana', firstName: 'Ana', lastName: 'Ruiz', ...sits }
const ben: SeatedGuest = {
  ...sits,
  id: 'ben',
  firstName: 'Ben',
  lastName: 'Hur',
  seatId: 't1-chair-2',
}

const MOVE: Command = { kind: 'move', moves: [{ id: 'a', x: 1, y: 2 }] }
const TURN: Command = { kind: 'rotate', rotations: [{ id: 'a', rotation: 15 }] }

interface Sent {
  readonly batch: Batch
  readonly base: number
}

function fakeServer() {
  const sent: Sent[] = []
  const answers: SendAnswer[] = []
  const timers: { readonly wait: number; readonly run: () => void }[] = []
  let revision = 10
  const asked: string[][] = []
  const refusals: string[] = []
  const lost: number[] = []
  const ports: SyncPorts = {
    send(batch, base) {
      sent.push({ batch, base })
      const answer = answers.shift()
      if (answer !== undefined) return Promise.resolve(answer)
      revision += 1
      return Promise.resolve({ kind: 'applied', revision })
    },
    refetch() {
      if (refetching.fails) return Promise.reject(new Error('no network'))
      return Promise.resolve({ revision: 20, session: emptySession() })
    },
    askUnseat(guests) {
      asked.push(guests.map((guest) => guest.firstName))
      return Promise.resolve(answerToUnseat.value)
    },
    after(wait, run) {
      const timer = { wait, run }
      timers.push(timer)
      return () => {
        timers.splice(timers.indexOf(timer), 1)
      }
    },
    now: () => '2026-05-01T10:00:00Z',
    refused: (message) => {
      refusals.push(message)
    },
    stepsLost: (count) => {
      lost.push(count)
    },
  }
  const refetching = { fails: false }
  const answerToUnseat: { value: 'unseat' | 'cancel' } = { value: 'cancel' }
  return { ports, sent, answers, timers, asked, refusals, lost, refetching, answerToUnseat }
}

/** The sync hands it on to the store, which here only notes that it came. */
function emptySession(): PlanSession {
  const nothing: unknown = {}
  if (!isSession(nothing)) throw new Error('no session')
  return nothing
}

function isSession(value: unknown): value is PlanSession {
  return typeof value === 'object'
}

describe('sync', () => {
  let world: ReturnType<typeof recordingStore>
  let server: ReturnType<typeof fakeServer>
  let journal: Journal

  beforeEach(() => {
    world = recordingStore()
    server = fakeServer()
    journal = journalAt(memory(), 'journal')
  })

  const start = () => startSync(world.store, 10, journal, server.ports)

  it('sends_edits_made_together_as_one_batch_within_a_second', async () => {
    const sync = start()
    world.store.run(MOVE)
    world.store.run(TURN)
    expect(sync.state.getState().save).toBe('unsaved')
    expect(server.timers.map((timer) => timer.wait)).toEqual([400])
    server.timers[0]?.run()
    await sync.flush()
    expect(server.sent.map(({ batch, base }) => [batch.commands.length, base])).toEqual([[2, 10]])
    expect(sync.state.getState()).toMatchObject({ save: 'saved', revision: 11, pending: 0 })
  })

  it('sends_an_edit_that_was_made_while_sending_came_to_its_end', async () => {
    const sync = start()
    const nothingToDo = sync.flush()
    world.store.run(MOVE)
    await nothingToDo
    expect(server.timers.map((timer) => timer.wait)).toEqual([400])
    server.timers[0]?.run()
    await sync.flush()
    expect(server.sent).toHaveLength(1)
    expect(sync.state.getState().save).toBe('saved')
  })

  it('repeats_an_unanswered_batch_under_the_same_id_and_keeps_it_on_the_device', async () => {
    const sync = start()
    server.answers.push({ kind: 'unreachable', message: 'no network' })
    world.store.run(MOVE)
    await sync.flush()
    expect(sync.state.getState()).toMatchObject({ save: 'offline', pending: 1 })
    expect(journal.read()?.batches.map((batch) => batch.commandId)).toEqual([
      server.sent[0]?.batch.commandId,
    ])
    expect(server.timers.map((timer) => timer.wait)).toEqual([1000])
    await sync.flush()
    expect(server.sent[1]?.batch.commandId).toBe(server.sent[0]?.batch.commandId)
    expect(sync.state.getState().save).toBe('saved')
    expect(journal.read()).toBeUndefined()
  })

  it('keeps_the_edit_on_its_way_and_those_after_it_on_the_device', () => {
    server.ports.send = () => new Promise(() => undefined)
    const sync = start()
    world.store.run(MOVE)
    void sync.flush()
    world.store.run(TURN)
    expect(sync.state.getState()).toMatchObject({ save: 'unsaved', pending: 2 })
    expect(journal.read()?.batches.map(({ commands }) => commands)).toEqual([[MOVE], [TURN]])
  })

  it('waits_longer_after_each_failure', async () => {
    const sync = start()
    const down: SendAnswer = { kind: 'unreachable', message: 'no network' }
    server.answers.push(down, down, down)
    world.store.run(MOVE)
    await sync.flush()
    await sync.flush()
    await sync.flush()
    expect(server.timers.map((timer) => timer.wait)).toEqual([4000])
  })

  it('keeps_the_edits_of_somebody_who_may_not_edit_any_more_and_sends_nothing_again', async () => {
    const sync = start()
    server.answers.push({ kind: 'forbidden', message: 'Your role does not allow this.' })
    world.store.run(MOVE)
    await sync.flush()
    world.store.run(TURN)
    sync.retry()
    await sync.flush()
    expect(server.sent).toHaveLength(1)
    expect(server.timers).toEqual([])
    expect(sync.state.getState()).toMatchObject({
      save: 'forbidden',
      pending: 2,
      failure: 'Your role does not allow this.',
    })
    expect(journal.read()?.batches.flatMap(({ commands }) => commands)).toEqual([MOVE, TURN])
  })

  it('counts_the_edits_that_are_made_while_the_server_is_away', async () => {
    const sync = start()
    server.answers.push({ kind: 'unreachable', message: 'no network' })
    world.store.run(MOVE)
    await sync.flush()
    world.store.run(TURN)
    expect(sync.state.getState()).toMatchObject({
      save: 'offline',
      pending: 2,
      failure: 'no network',
    })
  })

  it('makes_waiting_edits_again_on_the_servers_plan_when_it_was_behind', async () => {
    const sync = start()
    server.answers.push({ kind: 'stale' })
    world.store.run(MOVE)
    await sync.flush()
    expect(world.log).toEqual(['run move', 'rebase do', 'run move'])
    expect(server.sent.map((sent) => sent.base)).toEqual([10, 20])
    expect(sync.state.getState().save).toBe('saved')
  })

  it('shows_a_conflict_when_an_edit_no_longer_fits', async () => {
    const sync = start()
    server.answers.push({ kind: 'stale' })
    world.store.run(MOVE)
    world.store.run(TURN)
    world.refusing.add('move')
    await sync.flush()
    expect(sync.state.getState()).toMatchObject({ save: 'conflict', dropped: 1 })
    sync.acknowledgeConflict()
    expect(sync.state.getState()).toMatchObject({ save: 'saved', dropped: 0 })
  })

  it('sends_an_edit_that_removes_seats_alone', async () => {
    const sync = start()
    world.store.run(MOVE)
    world.remove('t1')
    world.store.run(TURN)
    await sync.flush()
    expect(server.sent.map(({ batch }) => batch.commands.map(nameOf))).toEqual([
      ['move'],
      ['remove t1'],
      ['rotate'],
    ])
  })

  it('undoes_a_refused_removal_here_and_keeps_what_came_after', async () => {
    const sync = start()
    server.answers.push({ kind: 'occupied', guests: [ana] })
    world.remove('t1')
    world.store.run(TURN)
    await sync.flush()
    expect(server.asked).toEqual([['Ana']])
    expect(world.log).toEqual(['run rotate', 'take back do', 'take back do', 'run rotate'])
    expect(server.sent.map(({ batch }) => batch.commands.map(nameOf))).toEqual([
      ['remove t1'],
      ['rotate'],
    ])
    expect(sync.state.getState().save).toBe('saved')
  })

  it('sends_the_removal_again_with_consent', async () => {
    const sync = start()
    server.answerToUnseat.value = 'unseat'
    server.answers.push({ kind: 'occupied', guests: [ana] })
    world.remove('t1')
    await sync.flush()
    expect(server.sent.map(({ batch }) => batch.unseat)).toEqual([[], ['ana']])
    expect(server.sent[1]?.batch.commandId).not.toBe(server.sent[0]?.batch.commandId)
  })

  it('asks_again_when_somebody_has_sat_down_since_and_consents_to_those_who_were_named', async () => {
    const sync = start()
    server.answerToUnseat.value = 'unseat'
    server.answers.push({ kind: 'occupied', guests: [ana, ben] })
    sync.allowingUnseat(['ana'], () => {
      world.remove('t1')
    })
    await sync.flush()
    expect(server.asked).toEqual([['Ana', 'Ben']])
    expect(server.sent.map(({ batch }) => batch.unseat)).toEqual([['ana'], ['ana', 'ben']])
    expect(sync.state.getState().save).toBe('saved')
  })

  it('says_consent_with_the_edit_that_it_was_given_for', async () => {
    const sync = start()
    sync.allowingUnseat(['ana'], () => {
      world.remove('t1')
    })
    world.remove('t2')
    await sync.flush()
    expect(server.sent.map(({ batch }) => batch.unseat)).toEqual([['ana'], []])
  })

  it('keeps_consent_with_the_edit_that_it_was_given_for_on_the_device_too', () => {
    const sync = start()
    world.store.run(MOVE)
    sync.allowingUnseat(['ana'], () => {
      world.remove('t1')
    })
    world.remove('t2')
    expect(
      journal.read()?.batches.map((batch) => [batch.commands.map(nameOf), batch.unseat]),
    ).toEqual([
      [['move'], []],
      [['remove t1'], ['ana']],
      [['remove t2'], []],
    ])
  })

  it('keeps_on_the_device_under_which_id_a_removal_is_sent_with_consent', async () => {
    const sync = start()
    server.answerToUnseat.value = 'unseat'
    server.answers.push(
      { kind: 'occupied', guests: [ana] },
      { kind: 'unreachable', message: 'no network' },
    )
    world.remove('t1')
    await sync.flush()
    const { commandId } = journal.read()?.batches[0] ?? {}
    expect(commandId).toBe(server.sent[1]?.batch.commandId)
  })

  it('sends_the_next_edit_after_a_server_that_was_away_refused_one', async () => {
    const sync = start()
    server.answers.push(
      { kind: 'unreachable', message: 'no network' },
      { kind: 'refused', message: 'Unknown element.' },
    )
    world.store.run(MOVE)
    await sync.flush()
    await sync.flush()
    expect(server.timers).toEqual([])
    world.store.run(TURN)
    expect(server.timers.map((timer) => timer.wait)).toEqual([400])
  })

  it('does_not_call_saved_what_the_server_refused_and_nobody_could_undo_here', async () => {
    const sync = start()
    world.refusing.add('take back')
    server.refetching.fails = true
    server.answers.push({ kind: 'refused', message: 'Unknown element.' })
    world.store.run(MOVE)
    await sync.flush()
    expect(sync.state.getState().save).toBe('offline')
    await sync.flush()
    expect(sync.state.getState().save).toBe('offline')
    server.refetching.fails = false
    await sync.flush()
    expect(world.log).toEqual(['run move', 'take back do', 'rebase'])
    expect(sync.state.getState()).toMatchObject({ save: 'saved', revision: 20 })
  })

  it('says_when_the_device_has_no_room_for_what_waits', () => {
    journal = { ...journal, write: () => false }
    const sync = start()
    world.store.run(MOVE)
    expect(sync.state.getState().kept).toBe(false)
  })

  it('takes_back_an_edit_that_the_server_refuses', async () => {
    const sync = start()
    server.answers.push({ kind: 'refused', message: 'Unknown element.' })
    world.store.run(MOVE)
    await sync.flush()
    expect(server.refusals).toEqual(['Unknown element.'])
    expect(world.log).toEqual(['run move', 'take back do'])
    expect(sync.state.getState().save).toBe('saved')
  })
})
