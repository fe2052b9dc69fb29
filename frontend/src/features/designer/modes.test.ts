// @vitest-environment jsdom
/* Gestures, selection and history on the real plan: what Escape, arrows, undo and redo do to them. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import type { Point } from '@/plan/types'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { redo, undo } from '@/canvas/actions/history'
import { designerKey, planKey } from '@/canvas/actions/keyboard'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { pickedGuest, pickUp } from '@/canvas/store/hand'
import { closePanel, switchPanel } from '@/canvas/store/panel'
import { setSize } from '@/canvas/store/viewport'

const press = (key: string, more: { readonly ctrlKey?: boolean } = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...more,
})

describe('the hand on the plan', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (): Bench => openBench(module, hallJson(2, 4))
  const table = (bench: Bench) => {
    const found = bench.designer.plan.state.getState().elements.get('table-1')
    if (found === undefined) throw new Error('no table')
    const { x, y, width, height, rotation } = found
    return { x, y, width, height, rotation }
  }
  const START = { x: 60, y: 60, width: 120, height: 120, rotation: 0 }
  const MIDDLE: Point = { x: 120, y: 120 }
  const held = (bench: Bench, from: Point, to: Point): Bench => {
    bench.pointer('down', from)
    bench.pointer('move', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    bench.frame()
    bench.pointer('move', to)
    bench.frame()
    return bench
  }
  const selected = (): Bench => {
    const bench = open()
    bench.designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
    return bench
  }
  /** The handle for turning is 30 pixels above the chairs of the table. */
  const handleOf = (bench: Bench): Point => ({
    x: 120,
    y: 60 - 44 - 30 / bench.designer.view.getState().camera.zoom,
  })
  const GESTURES: Readonly<Record<string, () => Bench>> = {
    moving: () => held(selected(), MIDDLE, { x: 220, y: 120 }),
    resizing: () => held(selected(), { x: 224, y: 224 }, { x: 324, y: 324 }),
    rotating: () => {
      const bench = selected()
      return held(bench, handleOf(bench), { x: 900, y: 120 })
    },
  }

  it.each(Object.keys(GESTURES))('escape_cancels_what_is_%s', async (kind) => {
    const bench = GESTURES[kind]?.() ?? open()
    expect(bench.designer.interaction.getState().name).toBe(kind)
    planKey(bench.designer, press('Escape'))
    expect(bench.designer.interaction.getState().name).toBe('idle')
    bench.pointer('up', { x: 300, y: 300 })
    await bench.settle()
    expect(table(bench)).toEqual(START)
    expect(bench.sent).toEqual([])
  })

  it('escape_in_the_list_of_guests_puts_the_chosen_one_back', () => {
    const { designer } = open()
    expect(designerKey(designer, press('Escape'))).toBe(false)
    pickUp(designer.view, ['ben'])
    expect(designerKey(designer, press('Escape'))).toBe(true)
    expect(pickedGuest(designer.view.getState())).toBeUndefined()
  })

  it.each(Object.keys(GESTURES))('arrow_keys_nudge_what_is_%s', (kind) => {
    const plain = GESTURES[kind]?.() ?? open()
    planKey(plain.designer, press('Enter'))
    const nudged = GESTURES[kind]?.() ?? open()
    planKey(nudged.designer, press('ArrowDown'))
    expect(nudged.designer.interaction.getState().name).toBe(kind)
    planKey(nudged.designer, press('Enter'))
    expect(table(plain)).not.toEqual(START)
    expect(table(nudged)).toEqual({ ...table(plain), y: table(plain).y + 24 })
    nudged.designer.editing.undo()
    expect(table(nudged)).toEqual(START)
  })

  it('selecting_an_object_opens_its_properties_also_in_a_closed_panel', () => {
    const bench = open()
    const { view } = bench.designer
    expect(view.getState().panel).toBe('objects')
    bench.pointer('down', MIDDLE)
    bench.pointer('up', MIDDLE)
    expect(view.getState()).toMatchObject({ panel: 'properties', panelOpen: true })
    switchPanel(view, 'attendees')
    closePanel(view)
    bench.designer.camera.set({ zoom: 1, panX: 400, panY: 200 })
    bench.pointer('down', { x: 340, y: 120 })
    expect(view.getState().panelOpen).toBe(false)
    bench.pointer('up', { x: 340, y: 120 })
    expect(view.getState()).toMatchObject({ panel: 'properties', panelOpen: true })
    // The view begins one panel further right, and the plan stays where it was on the screen.
    expect(view.getState().camera.panX).toBe(400 - view.getState().panelWidth)
  })

  it('a_closed_panel_stays_closed_on_a_phone_held_sideways', () => {
    const bench = open()
    const { view } = bench.designer
    closePanel(view)
    setSize(view, { width: 780, height: 300 })
    bench.pointer('down', MIDDLE)
    bench.pointer('up', MIDDLE)
    expect(view.getState()).toMatchObject({ panel: 'properties', panelOpen: false })
  })

  it.each([
    [{}, 24],
    [{ shiftKey: true }, 240],
    [{ altKey: true }, 1],
    [{ altKey: true, shiftKey: true }, 10],
  ])('arrow_keys_with_%o_nudge_by_%s', (held, step) => {
    const bench = selected()
    planKey(bench.designer, { ...press('ArrowRight'), ...held })
    expect(table(bench)).toEqual({ ...START, x: 60 + step })
  })

  it.each(['attendees', 'edit', 'layers', 'measure', 'outline'] as const)(
    'selecting_an_object_does_not_take_the_panel_%s_away',
    (panel) => {
      const bench = open()
      switchPanel(bench.designer.view, panel)
      bench.pointer('down', MIDDLE)
      bench.pointer('up', MIDDLE)
      expect(bench.designer.selection.getState().ids).toEqual(['table-1'])
      expect(bench.designer.view.getState().panel).toBe(panel)
    },
  )
})

describe('undo and redo', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const move = (bench: Bench, x: number): boolean =>
    bench.designer.editing.run({ kind: 'move', moves: [{ id: 'table-1', x, y: 60 }] })
  const place = (bench: Bench) => bench.designer.plan.state.getState().elements.get('table-1')?.x

  it('are_ignored_at_either_end_and_a_plan_that_was_opened_has_no_history', () => {
    const bench = openBench(module, hallJson(2, 4))
    expect([undo, redo].map((action) => action.enabled(bench.designer))).toEqual([false, false])
    planKey(bench.designer, press('z', { ctrlKey: true }))
    planKey(bench.designer, press('y', { ctrlKey: true }))
    expect(bench.notices).toEqual([])
    expect(place(bench)).toBe(60)
    move(bench, 84)
    planKey(bench.designer, press('y', { ctrlKey: true }))
    expect(bench.notices).toEqual([])
    expect(place(bench)).toBe(84)
  })

  it('take_the_latest_back_first_and_forget_what_was_undone_once_something_new_is_done', () => {
    const bench = openBench(module, hallJson(2, 4))
    move(bench, 84)
    move(bench, 108)
    bench.designer.editing.undo()
    expect(place(bench)).toBe(84)
    bench.designer.editing.undo()
    expect(place(bench)).toBe(60)
    bench.designer.editing.redo()
    expect(place(bench)).toBe(84)
    move(bench, 200)
    expect(redo.enabled(bench.designer)).toBe(false)
    bench.designer.editing.redo()
    expect(place(bench)).toBe(200)
  })

  it('keep_the_selection_and_say_so_in_the_specified_words', () => {
    const bench = openBench(module, hallJson(2, 4))
    const selected = { ids: ['table-1'], seat: 'table-1-chair-1' }
    move(bench, 84)
    bench.designer.selection.setState(selected)
    bench.designer.editing.undo()
    expect(bench.designer.selection.getState()).toMatchObject(selected)
    expect(bench.notices.at(-1)).toEqual({
      title: 'Undid: Move Table 1',
      text: 'Action undone successfully',
    })
    bench.designer.editing.redo()
    expect(bench.designer.selection.getState()).toMatchObject(selected)
    expect(bench.notices.at(-1)).toEqual({
      title: 'Redid: Move Table 1',
      text: 'Action redone successfully',
    })
  })
})
