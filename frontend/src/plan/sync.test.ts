/* The sync against a store and a server made of arrays: what is sent, in which order, and what is shown. */
import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { journalAt, type Batch, type Journal } from '@/plan/journal'
import type { LocalEdit, PlanState, PlanStore } from '@/plan/plan-store'
import type { PlanSession } from '@/plan/session'
import type { SeatedGuest, SendAnswer, ServerChange, SyncPorts } from '@/plan/sync'
import { startSync } from '@/plan/sync/command-sync'
import { besideOwnEdits } from '@/plan/sync/merged-changes'
import type { Change, Command, OwnEdit, Rebased, Way } from '@/plan/types'

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
  const tell = (command: Command, way: Way, change: Change): void => {
    for (const listener of listeners) listener({ command, change, way, step: 1 })
  }
  const refusing = new Set<string>()
  const rebased = (unsent: readonly OwnEdit[], lost: number): Rebased => ({
    change: CHANGE,
    lost,
    unfit: unsent.flatMap(({ command }, index) =>
      refusing.has(nameOf(command)) ? { index, missing: [], reason: 'no such element' } : [],
    ),
  })
  const names = (edits: readonly OwnEdit[]) => edits.map(({ command }) => nameOf(command)).join()
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
    confirm(commands) {
      log.push(`confirm ${commands.map(nameOf).join()}`)
    },
    rebase({ changes, unsent, refused = [] }) {
      if (refusing.has('rebase')) throw new Error('no such element')
      const landed = changes.map(({ steps }) => (steps === undefined ? 'theirs' : 'mine')).join()
      log.push(`rebase ${landed || 'nothing'} under ${names(unsent)} without ${names(refused)}`)
      return rebased(unsent, 0)
    },
    takeOver(_server, { unsent }) {
      log.push(`take over under ${names(unsent)}`)
      return rebased(unsent, 3)
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
  const pulls: number[] = []
  const theirs: ServerChange[] = []
  const merged: string[] = []
  const ports: SyncPorts = {
    send(batch, base) {
      sent.push({ batch, base })
      const answer = answers.shift()
      if (answer !== undefined) return Promise.resolve(answer)
      revision += 1
      return Promise.resolve({ kind: 'applied', revision, others: [] })
    },
    changesSince(since) {
      pulls.push(since)
      return Promise.resolve({ revision, changes: theirs })
    },
    hold: () => undefined,
    merged: (merge) => {
      merged.push(...besideOwnEdits(merge).map((change) => change.commandId))
    },
    refetch() {
      if (refetching.fails) return Promise.reject(new Error('no network'))
      revision = 20
      return Promise.resolve({ revision, session: emptySession() })
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
  const learned = { pulls, theirs, merged }
  return {
    ...learned,
    ports,
    sent,
    answers,
    timers,
    asked,
    refusals,
    lost,
    refetching,
    answerToUnseat,
  }
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
    expect(world.log).toEqual(['run move', 'take over under move', 'confirm move'])
    expect(server.lost).toEqual([3])
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
    const { save, dropped } = sync.state.getState()
    expect(save).toBe('conflict')
    expect(dropped).toEqual([
      { label: 'edit', missing: [], changes: [], reason: 'no such element' },
    ])
    expect(server.sent.map(({ batch }) => batch.commands.map(nameOf))).toEqual([
      ['move', 'rotate'],
      ['rotate'],
    ])
    sync.discard(dropped)
    expect(sync.state.getState()).toMatchObject({ save: 'saved', dropped: [] })
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
    expect(world.log).toEqual([
      'run rotate',
      'rebase nothing under rotate without remove t1',
      'confirm rotate',
    ])
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

  it('does_not_call_saved_what_the_server_refused_and_the_page_could_not_undo', async () => {
    const sync = start()
    world.refusing.add('rebase')
    server.refetching.fails = true
    server.answers.push({ kind: 'refused', message: 'Unknown element.' })
    world.store.run(MOVE)
    await sync.flush()
    expect(sync.state.getState().save).toBe('offline')
    await sync.flush()
    expect(sync.state.getState().save).toBe('offline')
    server.refetching.fails = false
    await sync.flush()
    expect(world.log).toEqual(['run move', 'take over under '])
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
    expect(world.log).toEqual(['run move', 'rebase nothing under  without move'])
    expect(sync.state.getState().save).toBe('saved')
  })

  const by = { id: 'u-2', name: 'Ana Weber' }
  const change = (revision: number, commandId: string, commands: readonly Command[] = [TURN]) => ({
    ...{ revision, commandId, by, commands },
  })

  it('puts_what_others_changed_under_its_edits_when_one_arrived_after_them', async () => {
    const sync = start()
    server.answers.push({ kind: 'applied', revision: 12, others: [change(11, 'theirs')] })
    world.store.run(MOVE)
    await sync.flush()
    expect(world.log).toEqual(['run move', 'rebase theirs,mine under  without '])
    expect(sync.state.getState()).toMatchObject({ save: 'saved', revision: 12, pending: 0 })
    expect(server.merged).toEqual(['theirs'])
  })

  it('asks_once_for_what_others_changed_and_sends_nothing_then', async () => {
    const sync = start()
    server.ports.changesSince = (since) => {
      server.pulls.push(since)
      return Promise.resolve({ revision: 12, changes: [change(11, 'one'), change(12, 'two')] })
    }
    world.store.run(MOVE)
    sync.told(10)
    sync.told(11)
    sync.told(12)
    await expect.poll(() => sync.state.getState().revision).toBe(12)
    expect([server.pulls, server.sent]).toEqual([[10], []])
    expect(world.log).toEqual(['run move', 'rebase theirs,theirs under move without '])
  })

  it('recognises_its_own_batch_among_the_changes', async () => {
    const sync = start()
    server.answers.push({ kind: 'unreachable', message: 'no network' })
    world.store.run(MOVE)
    await sync.flush()
    const own = server.sent[0]?.batch.commandId ?? ''
    server.ports.changesSince = () =>
      Promise.resolve({ revision: 12, changes: [change(11, own, [MOVE]), change(12, 'two')] })
    sync.told(12)
    await expect.poll(() => sync.state.getState().pending).toBe(0)
    expect(world.log).toEqual(['run move', 'rebase mine,theirs under  without '])
    expect(sync.state.getState()).toMatchObject({ save: 'saved', revision: 12 })
    expect(server.merged).toEqual(['two'])
  })

  it('sends_the_rest_of_a_batch_when_others_deleted_one_of_its_objects', async () => {
    const sync = start()
    server.answers.push({ kind: 'gone' })
    const gone = change(11, 'theirs', [{ kind: 'remove', ids: ['a'] }])
    server.ports.changesSince = () => Promise.resolve({ revision: 11, changes: [gone] })
    world.store.run(MOVE)
    world.store.run(TURN)
    world.refusing.add('move')
    await sync.flush()
    expect(server.sent.map(({ batch, base }) => [batch.commands.map(nameOf), base])).toEqual([
      [['move', 'rotate'], 10],
      [['rotate'], 11],
    ])
    expect(sync.state.getState()).toMatchObject({ save: 'conflict', pending: 0 })
  })

  it('waits_for_the_next_word_when_it_cannot_ask_and_has_nothing_to_send', async () => {
    const sync = start()
    server.ports.changesSince = (since) => {
      server.pulls.push(since)
      return server.pulls.length === 1
        ? Promise.reject(new Error('no network'))
        : Promise.resolve({ revision: 12, changes: [change(12, 'two')] })
    }
    sync.told(12)
    await expect.poll(() => server.pulls).toEqual([10])
    expect(sync.state.getState().save).toBe('saved')
    sync.retry()
    await expect.poll(() => sync.state.getState().revision).toBe(12)
  })

  it('reads_the_whole_plan_only_when_the_server_does_not_say_what_was_changed', async () => {
    const sync = start()
    server.ports.changesSince = () => Promise.resolve({ revision: 12, changes: undefined })
    sync.told(null)
    await expect.poll(() => sync.state.getState().revision).toBe(20)
    expect(world.log).toEqual(['take over under '])
  })
})
