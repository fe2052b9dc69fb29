// @vitest-environment jsdom
/* The plan as it was changed elsewhere: taken when nothing is in its way, and never over a person's own work. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { fetchNewer, type NewerRequest } from '@/features/designer/session/fetch-newer'
import { select } from '@/canvas/store/selection'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

describe('a plan that was changed elsewhere', () => {
  let module: PlanModule
  let bench: Bench
  const ask = vi.fn<NewerRequest>()
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
    ask.mockReset().mockResolvedValue({ revision: 7, plan: JSON.parse(hallJson(3, 4)) })
  })
  const tables = () => bench.designer.plan.state.getState().order.length
  const move = () =>
    bench.designer.editing.run({ kind: 'move', moves: [{ id: 'table-1', x: 300, y: 300 }] })

  it('is_shown_and_the_selection_stays', async () => {
    select(bench.designer.selection, ['table-2'])
    expect(await fetchNewer(bench.designer, ask)).toBe('taken')
    expect(ask).toHaveBeenCalledWith(1)
    expect(tables()).toBe(3)
    expect(bench.designer.sync.state.getState().revision).toBe(7)
    expect(bench.designer.selection.getState().ids).toEqual(['table-2'])
    expect(bench.sent).toEqual([])
  })

  it('changes_nothing_while_it_is_the_same', async () => {
    ask.mockResolvedValue(undefined)
    expect(await fetchNewer(bench.designer, ask)).toBe('same')
    expect(tables()).toBe(2)
  })

  it('waits_for_a_word_where_steps_that_could_be_undone_touch_it', async () => {
    move()
    await bench.designer.sync.flush()
    expect(await fetchNewer(bench.designer, ask)).toBe('waits')
    expect(tables()).toBe(2)
    expect(bench.designer.plan.state.getState().undoIds).toHaveLength(1)
    expect(await fetchNewer(bench.designer, ask, true)).toBe('taken')
    expect(tables()).toBe(3)
  })

  it('is_taken_without_a_word_where_what_can_be_undone_touches_none_of_it', async () => {
    const { plan, sync } = bench.designer
    const before = plan.session().toJson()
    move()
    await sync.flush()
    const theirs = module.open(plan.session().toJson())
    theirs.applyRemote({ kind: 'move', moves: [{ id: 'table-2', x: 900, y: 300 }] })
    ask.mockResolvedValue({ revision: 7, plan: JSON.parse(theirs.toJson()) })
    expect(await fetchNewer(bench.designer, ask)).toBe('taken')
    bench.designer.editing.undo()
    expect(plan.state.getState().elements.get('table-1')).toEqual(
      module.open(before).element('table-1'),
    )
    expect(plan.state.getState().elements.get('table-2')?.x).toBe(900)
    expect(plan.state.getState().undoIds).toEqual([])
  })

  it('is_not_taken_over_an_edit_that_was_made_while_it_came', async () => {
    ask.mockImplementation(() => {
      move()
      return Promise.resolve({ revision: 7, plan: JSON.parse(hallJson(3, 4)) as unknown })
    })
    expect(await fetchNewer(bench.designer, ask, true)).toBe('busy')
    expect(tables()).toBe(2)
    expect(bench.designer.plan.state.getState().elements.get('table-1')?.x).toBe(300)
  })

  it('is_not_asked_for_while_the_hand_holds_something', async () => {
    bench.pointer('down', { x: 120, y: 120 })
    bench.pointer('move', { x: 320, y: 320 })
    bench.frame()
    expect(await fetchNewer(bench.designer, ask)).toBe('busy')
    expect(ask).not.toHaveBeenCalled()
  })
})
