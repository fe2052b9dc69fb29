/* One stack for edits of the plan and changes of seats, in the order in which they were made. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { redo, undo } from '@/canvas/actions/history'
import type { SeatsOutcome, SeatsStep } from '@/guests/seating-ports'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

const DONE: SeatsOutcome = { kind: 'done' }

describe('what can be undone', () => {
  let module: PlanModule
  let bench: Bench
  const log: string[] = []

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    log.length = 0
    bench = openBench(module, hallJson(3, 4))
  })

  const x = (id = 'table-1') => bench.designer.plan.state.getState().elements.get(id)?.x
  const move = (to: number, id = 'table-1') =>
    bench.designer.editing.run({ kind: 'move', moves: [{ id, x: to, y: 60 }] })
  const seats = (
    title: string,
    outcome: SeatsOutcome | Promise<SeatsOutcome> = DONE,
  ): SeatsStep => {
    const way = (direction: string) => () => {
      log.push(`${direction} ${title}`)
      return Promise.resolve(outcome)
    }
    const step: SeatsStep = { kind: 'seats', title, undo: way('undo'), redo: way('redo') }
    bench.designer.history.add(step)
    return step
  }
  const said = () => bench.notices.map(({ title }) => title)
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const press = async (action: typeof undo) => {
    expect(action.enabled(bench.designer)).toBe(true)
    action.run(bench.designer)
    await settled()
  }

  it('is_undone_and_redone_in_the_order_in_which_it_was_made', async () => {
    move(84)
    seats('Ana')
    move(108)
    seats('Ben')
    await press(undo)
    await press(undo)
    expect(x()).toBe(84)
    await press(undo)
    await press(undo)
    expect(x()).toBe(60)
    expect(undo.enabled(bench.designer)).toBe(false)
    await press(redo)
    expect(x()).toBe(84)
    await press(redo)
    await press(redo)
    expect(x()).toBe(108)
    await press(redo)
    expect(redo.enabled(bench.designer)).toBe(false)
    expect(log).toEqual(['undo Ben', 'undo Ana', 'redo Ana', 'redo Ben'])
    expect(said().slice(0, 3)).toEqual(['Undid: Ben', 'Undid: Move Table 1', 'Undid: Ana'])
  })

  it('waits_for_the_server_before_it_goes_on', async () => {
    let answer: (outcome: SeatsOutcome) => void = () => undefined
    move(84)
    seats('Ana', new Promise((resolve) => (answer = resolve)))
    bench.designer.editing.undo()
    bench.designer.editing.undo()
    await settled()
    expect(x()).toBe(84)
    answer(DONE)
    await settled()
    expect(x()).toBe(60)
  })

  it('waits_for_a_change_of_seats_that_was_not_answered_yet', async () => {
    let answer: () => void = () => undefined
    const change = new Promise<void>((resolve) => (answer = resolve)).then(() => {
      seats('Ana')
    })
    void bench.designer.editing.changingSeats(change)
    expect(undo.enabled(bench.designer)).toBe(true)
    bench.designer.editing.undo()
    await settled()
    expect(log).toEqual([])
    answer()
    await vi.waitFor(() => {
      expect(log).toEqual(['undo Ana'])
    })
    await settled()
    expect(undo.enabled(bench.designer)).toBe(false)
  })

  it('waits_until_the_guests_of_chairs_that_came_back_are_seated_again', async () => {
    const { designer } = bench
    let seatedAgain: () => void = () => undefined
    designer.plan.onChange((change) => {
      if (change.kind === 'all' || change.change.addedSeats.length === 0) return
      void designer.editing.changingSeats(new Promise<void>((resolve) => (seatedAgain = resolve)))
    })
    seats('Ana')
    seats('Ben')
    designer.editing.run({ kind: 'remove', ids: ['table-1'] })
    designer.editing.undo()
    designer.editing.undo()
    await settled()
    expect(log).toEqual([])
    seatedAgain()
    await settled()
    expect(log).toEqual(['undo Ben'])
    designer.editing.redo()
    designer.editing.redo()
    designer.editing.undo()
    designer.editing.undo()
    await settled()
    expect(log).toEqual(['undo Ben', 'redo Ben'])
    seatedAgain()
    await settled()
    expect(log).toEqual(['undo Ben', 'redo Ben', 'undo Ben'])
  })

  it('is_out_of_reach_once_the_server_has_refused_it', async () => {
    move(84)
    seats('Ana', { kind: 'refused' })
    await press(undo)
    expect(redo.enabled(bench.designer)).toBe(false)
    await press(undo)
    expect(x()).toBe(60)
    expect(log).toEqual(['undo Ana'])
  })

  it('can_be_tried_again_when_the_server_was_not_reached', async () => {
    const outcomes: SeatsOutcome[] = [{ kind: 'failed' }, DONE]
    const undoing = vi.fn(() => Promise.resolve(outcomes.shift() ?? DONE))
    bench.designer.history.add({ kind: 'seats', title: 'Ana', undo: undoing, redo: undoing })
    await press(undo)
    await press(undo)
    expect(undoing).toHaveBeenCalledTimes(2)
    expect(said()).toEqual(['Undid: Ana'])
  })

  it('is_taken_from_its_place_by_the_button_of_its_notice_and_only_once', async () => {
    const ana = seats('Ana')
    move(84)
    bench.designer.editing.undoSeats(ana)
    await settled()
    bench.designer.editing.undoSeats(ana)
    await settled()
    expect(log).toEqual(['undo Ana'])
    expect(said()).toEqual(['Undid: Ana', 'Cannot undo: Ana'])
    await press(undo)
    expect(x()).toBe(60)
    expect(undo.enabled(bench.designer)).toBe(false)
  })

  it('ends_redo_with_anything_new', async () => {
    move(84)
    await press(undo)
    seats('Ana')
    expect(redo.enabled(bench.designer)).toBe(false)
    await press(undo)
    move(108)
    expect(redo.enabled(bench.designer)).toBe(false)
  })

  it('keeps_the_latest_steps_of_both_kinds_together', async () => {
    bench.designer.history.limit(3)
    move(84)
    move(108)
    seats('Ana')
    move(132)
    for (let step = 0; step < 3; step += 1) await press(undo)
    expect(undo.enabled(bench.designer)).toBe(false)
    expect(x()).toBe(84)
  })

  it('leaves_out_edits_of_the_plan_that_others_have_overtaken', async () => {
    const { plan } = bench.designer
    move(84)
    seats('Ana')
    move(108, 'table-2')
    await bench.settle()
    const theirs = module.open(plan.session().toJson())
    theirs.applyRemote({ kind: 'move', moves: [{ id: 'table-2', x: 900, y: 300 }] })
    plan.takeOver(module.open(theirs.toJson()), { changes: [], unsent: [] })
    await press(undo)
    expect(log).toEqual(['undo Ana'])
    await press(undo)
    expect([x(), x('table-2')]).toEqual([60, 900])
    expect(undo.enabled(bench.designer)).toBe(false)
  })
})
