// @vitest-environment jsdom
/* The designer on the real plan: what a gesture costs in work, and what it leaves behind. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { planKey } from '@/canvas/actions/keyboard'
import { clearCanvas, duplicate } from '@/features/designer/arrange/edit'
import { showAll } from '@/canvas/actions/show'
import { seatingOf } from '@/guests/seating'
import { setPrefs } from '@/canvas/store/prefs'
import { select } from '@/canvas/store/selection'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'
import { NO_MODIFIERS } from '@/canvas/hand/tool'
import { closeLayer, editedElement } from '@/canvas/store/layer'
import { enterSeating, leaveSeating } from '@/canvas/store/screen'
import { setHover } from '@/canvas/store/viewport'

const middleOf = (bench: Bench, id: string) => {
  const element = bench.designer.plan.state.getState().elements.get(id)
  if (element === undefined) throw new Error(`no ${id}`)
  return { x: element.x + element.width / 2, y: element.y + element.height / 2 }
}

const key = (
  name: string,
  held: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey', true>> = {},
) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

describe('designer with 300 tables of 10', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  const open = (): Bench => {
    const bench = openBench(module, hallJson(300, 10))
    bench.frame()
    return bench
  }

  it('builds_each_display_list_once_and_none_for_a_pan_or_zoom', () => {
    const bench = open()
    const { lists, stage, camera } = bench.designer
    expect(lists.builds).toBe(300)
    for (let step = 0; step < 10; step += 1) {
      camera.zoomAt({ x: 600, y: 400 }, 1.02)
      bench.frame()
    }
    expect(lists.builds).toBe(300)
    expect(stage.counts.static).toBe(11)
  })

  it('moves_the_picture_along_with_a_pan_and_paints_it_anew_when_the_pan_rests', () => {
    const bench = open()
    const { lists, stage, camera } = bench.designer
    const before = { ...stage.counts }
    for (let step = 0; step < 10; step += 1) {
      camera.pan(7, -3)
      bench.frame()
    }
    expect(stage.counts).toMatchObject({ static: before.static, moved: 10, active: before.active })
    expect(lists.builds).toBe(300)
    bench.elapse()
    bench.frame()
    expect(stage.counts).toMatchObject({ static: before.static + 1, moved: 10 })
    expect(bench.frame()).toBe(false)
  })

  it('paints_everything_when_a_pan_and_a_change_of_the_plan_come_in_one_frame', () => {
    const bench = open()
    const { camera, editing, stage } = bench.designer
    camera.pan(7, 0)
    editing.run({ kind: 'move', moves: [{ id: 'table-1', x: 0, y: 0 }] })
    bench.frame()
    expect(stage.counts).toMatchObject({ static: 2, moved: 0 })
  })

  it('drags_one_table_without_touching_the_static_canvas_or_any_list', () => {
    const bench = open()
    const { lists, stage } = bench.designer
    const from = middleOf(bench, 'table-7')
    bench.pointer('down', from)
    bench.pointer('move', { x: from.x + 30, y: from.y })
    bench.frame()
    const hidden = stage.counts.static
    expect(hidden).toBe(2)
    for (let step = 1; step <= 60; step += 1) {
      bench.pointer('move', { x: from.x + 30 + step, y: from.y + step })
      bench.frame()
    }
    expect(stage.counts.static).toBe(hidden)
    expect(stage.counts.active).toBeGreaterThanOrEqual(60)
    expect(lists.builds).toBe(300)
    bench.pointer('up', { x: from.x + 240, y: from.y + 48 })
    bench.frame()
    expect(stage.counts.static).toBe(hidden + 1)
    expect(lists.builds).toBe(301)
  })

  it('turns_a_table_building_only_its_own_draft', () => {
    const bench = open()
    const { lists, stage, view, selection } = bench.designer
    selection.setState({ ids: ['table-7'], focus: 'table-7', seat: undefined })
    const centre = middleOf(bench, 'table-7')
    // The handle is beyond the table and its chairs.
    const reach = 60 + 44 + 30 / view.getState().camera.zoom
    bench.pointer('down', { x: centre.x, y: centre.y - reach })
    bench.pointer('move', { x: centre.x + reach, y: centre.y - reach })
    bench.frame()
    const before = stage.counts.static
    bench.pointer('move', { x: centre.x + reach, y: centre.y })
    bench.frame()
    expect(stage.counts.static).toBe(before)
    expect(lists.builds).toBe(302)
    bench.pointer('up', { x: centre.x + reach, y: centre.y })
    expect(bench.designer.plan.state.getState().elements.get('table-7')?.rotation).toBe(90)
  })

  it('handles_one_pointer_move_per_frame', () => {
    const bench = open()
    const from = middleOf(bench, 'table-7')
    bench.pointer('down', from)
    for (let step = 1; step <= 20; step += 1)
      bench.pointer('move', { x: from.x + step * 5, y: from.y })
    expect(bench.designer.interaction.getState().name).toBe('pressing')
    bench.frame()
    expect(bench.designer.interaction.getState().name).toBe('moving')
  })

  it('sends_one_command_for_a_drag_of_many_and_undoes_it_in_one_step', async () => {
    const bench = open()
    const { designer } = bench
    const ids = Array.from({ length: 50 }, (_, index) => `table-${String(index + 1)}`)
    designer.selection.setState({ ids, focus: 'table-1', seat: undefined })
    const from = middleOf(bench, 'table-7')
    const json = designer.plan.session().toJson()
    bench.pointer('down', from)
    bench.pointer('move', { x: from.x + 40, y: from.y + 40 })
    bench.pointer('up', { x: from.x + 48, y: from.y + 48 })
    await bench.settle()
    expect(bench.sent.map((command) => command.kind)).toEqual(['move'])
    expect(designer.lists.builds).toBe(300)
    bench.frame()
    expect(designer.lists.builds).toBe(350)
    designer.editing.undo()
    expect(designer.plan.state.getState().elements.get('table-7')?.x).toBe(60 + 6 * 220)
    expect(withoutTime(designer.plan.session().toJson())).toEqual(withoutTime(json))
    expect(designer.selection.getState().ids).toHaveLength(50)
  })

  it('rebuilds_only_the_tables_whose_guests_changed', () => {
    const bench = open()
    const { designer } = bench
    designer.seating.setState(seatingOf([plannerGuest('g1', { seatId: 'table-9-chair-2' })]), true)
    bench.frame()
    expect(designer.lists.builds).toBe(301)
  })

  it('asks_before_guests_lose_their_seats_and_changes_nothing_when_declined', async () => {
    const bench = open()
    const { designer } = bench
    const seat = designer.plan.state.getState().elements.get('table-9')?.seats[0]?.id ?? ''
    designer.seating.setState(seatingOf([plannerGuest('g1', { seatId: seat })]), true)
    designer.selection.setState({ ids: ['table-9'], focus: 'table-9', seat: undefined })
    planKey(designer, key('Delete'))
    const asked = designer.dialogs.state.getState().asked
    expect(asked?.question.guests.map((each) => each.firstName)).toEqual(['Ana'])
    asked?.answer(false)
    await Promise.resolve()
    expect(designer.plan.state.getState().elements.has('table-9')).toBe(true)
  })

  it('names_the_guests_before_the_canvas_is_cleared', async () => {
    const { designer } = open()
    const guest = plannerGuest('g1', { seatId: 'table-9-chair-1' })
    designer.seating.setState(seatingOf([guest]), true)
    const { size } = designer.plan.state.getState().elements
    clearCanvas.run(designer)
    const asked = designer.dialogs.state.getState().asked
    expect(asked?.question.guests.map((each) => each.firstName)).toEqual(['Ana'])
    asked?.answer(false)
    await Promise.resolve()
    expect(designer.plan.state.getState().elements.size).toBe(size)
  })
})

describe('keyboard', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (): Bench => openBench(module, hallJson(3, 4))

  it('places_turns_nudges_and_undoes_without_a_pointer', () => {
    const bench = open()
    const { designer } = bench
    designer.place('rectangle', { x: 600, y: 600 })
    planKey(designer, key('ArrowRight'))
    planKey(designer, key('Enter'))
    const [id] = designer.selection.getState().ids
    const placed = designer.plan.state.getState().elements.get(id ?? '')
    expect(placed?.tableNumber).toBe(4)
    expect(placed && placed.x + placed.width / 2).toBe(624)
    planKey(designer, key('r'))
    planKey(designer, key('ArrowDown', { shiftKey: true }))
    planKey(designer, key('ArrowDown', { altKey: true }))
    const moved = designer.plan.state.getState().elements.get(id ?? '')
    expect(moved?.rotation).toBe(15)
    expect(moved && placed && moved.y - placed.y).toBe(241)
    planKey(designer, key('z', { ctrlKey: true }))
    expect(bench.notices.at(-1)?.text).toBe('Action undone successfully')
    planKey(designer, key('y', { ctrlKey: true }))
    expect(bench.notices.at(-1)?.text).toBe('Action redone successfully')
  })

  it('walks_objects_and_chairs_and_comes_back_out', () => {
    const { designer } = open()
    const { selection } = designer
    expect(planKey(designer, key('Tab'))).toBe(false)
    planKey(designer, key('Enter'))
    expect(selection.getState().focus).toBe('table-1')
    planKey(designer, key('Tab'))
    expect(selection.getState().ids).toEqual(['table-2'])
    planKey(designer, key('Enter', { shiftKey: true }))
    expect(selection.getState().seat).toBe('table-2-chair-1')
    planKey(designer, key('ArrowRight'))
    expect(selection.getState().seat).toBe('table-2-chair-2')
    for (let back = 0; back < 3; back += 1) planKey(designer, key('Escape'))
    expect(selection.getState().focus).toBeUndefined()
    expect(planKey(designer, key('Tab'))).toBe(false)
  })

  it('opens_the_quick_editor_of_a_table_by_enter_and_goes_to_chairs_where_it_cannot', () => {
    const { designer } = open()
    const at = () => ({
      edited: editedElement(designer.view.getState()),
      seat: designer.selection.getState().seat,
    })
    select(designer.selection, ['table-2'])
    planKey(designer, key('Enter'))
    expect(at()).toEqual({ edited: 'table-2', seat: undefined })

    closeLayer(designer.view, 'quick-edit')
    enterSeating(designer.view)
    planKey(designer, key('Enter'))
    expect(at()).toEqual({ edited: undefined, seat: 'table-2-chair-1' })

    leaveSeating(designer.view)
    const changes = [{ id: 'table-3', set: { locked: true } }]
    designer.editing.run({ kind: 'properties', changes })
    select(designer.selection, ['table-3'])
    planKey(designer, key('Enter'))
    expect(at()).toEqual({ edited: undefined, seat: 'table-3-chair-1' })
  })

  it('shows_no_hovered_object_after_a_copy_until_the_pointer_moves', () => {
    const { designer } = openBench(module, hallJson(1, 4))
    select(designer.selection, ['table-1'])
    setHover(designer.view, 'table-1')
    duplicate.run(designer)
    expect(designer.selection.getState().ids).not.toEqual(['table-1'])
    expect(designer.view.getState().hover).toBeUndefined()
  })

  it('selects_all_that_is_not_locked', () => {
    const { designer } = open()
    designer.editing.run({
      kind: 'properties',
      changes: [{ id: 'table-2', set: { locked: true } }],
    })
    planKey(designer, key('a', { ctrlKey: true }))
    expect([...designer.selection.getState().ids].sort()).toEqual(['table-1', 'table-3'])
  })

  it('duplicates_with_fresh_ids_and_the_next_number', () => {
    const bench = open()
    const { designer } = bench
    designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
    planKey(designer, key('d', { ctrlKey: true }))
    expect(bench.notices).toEqual([])
    const [id] = designer.selection.getState().ids
    const copy = designer.plan.state.getState().elements.get(id ?? '')
    expect(copy).toMatchObject({ y: 60, tableNumber: 4 })
    expect(copy?.seats).toHaveLength(4)
  })
})

describe('copies and groups', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (): Bench => openBench(module, hallJson(4, 4))
  const group = (bench: Bench, ids: readonly string[]): void => {
    const changes = ids.map((id) => ({ id, set: { groupId: 'pair' } }))
    bench.designer.editing.run({ kind: 'properties', changes })
  }
  const click = (bench: Bench, id: string): void => {
    bench.pointer('down', middleOf(bench, id))
    bench.pointer('up', middleOf(bench, id))
  }

  it('goes_on_copying_at_the_distance_of_the_first_copy', () => {
    const bench = open()
    const { designer } = bench
    const from = middleOf(bench, 'table-1')
    bench.pointer('down', from, { alt: true, ctrl: false })
    bench.pointer('move', { x: from.x, y: from.y + 200 }, { alt: true, ctrl: true })
    bench.pointer('up', { x: from.x, y: from.y + 300 }, { alt: true, ctrl: true })
    planKey(designer, key('d', { ctrlKey: true }))
    planKey(designer, key('d', { ctrlKey: true }))
    const places = [...designer.plan.state.getState().elements.values()].map(({ x, y }) => [x, y])
    expect(places.slice(4)).toEqual([
      [60, 360],
      [60, 660],
      [60, 960],
    ])
  })

  it('takes_a_group_whole_until_somebody_goes_inside', () => {
    const bench = open()
    const { designer } = bench
    group(bench, ['table-1', 'table-3'])
    click(bench, 'table-1')
    expect(designer.selection.getState().ids).toEqual(['table-3', 'table-1'])
    planKey(designer, key('Enter'))
    expect(designer.selection.getState()).toMatchObject({ ids: ['table-1'], inside: 'pair' })
    planKey(designer, key('Tab'))
    expect(designer.selection.getState().ids).toEqual(['table-3'])
    planKey(designer, key('Escape'))
    expect(designer.selection.getState()).toMatchObject({
      ids: ['table-1', 'table-3'],
      inside: undefined,
    })
    click(bench, 'table-2')
    expect(designer.selection.getState().ids).toEqual(['table-2'])
  })

  it('leaves_the_group_when_something_else_is_clicked', () => {
    const bench = open()
    const { designer } = bench
    group(bench, ['table-1', 'table-3'])
    bench.pointer('down', middleOf(bench, 'table-1'))
    bench.pointer('up', middleOf(bench, 'table-1'))
    designer.dispatch(aDoubleClick(bench, 'table-1'))
    expect(designer.selection.getState().inside).toBe('pair')
    click(bench, 'table-3')
    expect(designer.selection.getState().ids).toEqual(['table-3'])
    click(bench, 'table-4')
    expect(designer.selection.getState()).toMatchObject({ ids: ['table-4'], inside: undefined })
  })

  it('opens_the_quick_editor_of_what_was_double_clicked_and_of_nothing_locked', () => {
    const bench = open()
    const { designer } = bench
    designer.dispatch(aDoubleClick(bench, 'table-2'))
    expect(editedElement(designer.view.getState())).toBe('table-2')
    closeLayer(designer.view, 'quick-edit')
    designer.editing.run({
      kind: 'properties',
      changes: [{ id: 'table-2', set: { locked: true } }],
    })
    designer.dispatch(aDoubleClick(bench, 'table-2'))
    expect(editedElement(designer.view.getState())).toBeUndefined()
  })

  it('turns_several_about_their_middle_with_one_key', () => {
    const bench = open()
    const { designer } = bench
    designer.selection.setState({ ids: ['table-1', 'table-2'], focus: 'table-2', seat: undefined })
    for (let step = 0; step < 6; step += 1) planKey(designer, key('r'))
    const { elements } = designer.plan.state.getState()
    expect(elements.get('table-1')).toMatchObject({ x: 170, y: -50, rotation: 90 })
    expect(elements.get('table-2')).toMatchObject({ x: 170, y: 170, rotation: 90 })
    for (let step = 0; step < 6; step += 1) designer.editing.undo()
    expect(designer.plan.state.getState().elements.get('table-1')).toMatchObject({ x: 60, y: 60 })
  })

  it('hides_objects_and_brings_them_back', () => {
    const bench = open()
    const { designer } = bench
    designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
    planKey(designer, key('h', { ctrlKey: true, shiftKey: true }))
    expect(designer.plan.state.getState().elements.get('table-1')?.hidden).toBe(true)
    showAll.run(designer)
    expect(designer.plan.state.getState().elements.get('table-1')?.hidden).toBe(false)
    expect(designer.selection.getState().ids).toEqual(['table-1'])
  })

  it('leaves_single_letters_alone_when_they_are_switched_off', () => {
    const { designer } = open()
    setPrefs({ letterKeys: false })
    expect(planKey(designer, key('h'))).toBe(false)
    expect(designer.view.getState().surface.tool).toBe('pointer')
    setPrefs({ letterKeys: true })
    expect(planKey(designer, key('h'))).toBe(true)
    expect(designer.view.getState().surface.tool).toBe('hand')
  })
})

const aDoubleClick = (bench: Bench, id: string) => ({
  kind: 'double' as const,
  world: middleOf(bench, id),
  screen: { x: 0, y: 0 },
  touch: false,
  ...NO_MODIFIERS,
})

function withoutTime(json: string): unknown {
  const plan: unknown = JSON.parse(json)
  return { ...Object(plan), timestamp: undefined }
}
