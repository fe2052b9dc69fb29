/* Actions on the real plan: what they do to what is selected, and when they cannot be done. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { ALIGN, DISTRIBUTE } from '@/features/designer/arrange/arrange'
import { group, ungroup } from '@/features/designer/arrange/group'
import { planKey } from '@/canvas/actions/keyboard'
import { copiedText, pasteText } from '@/canvas/edits/clipboard'
import { renumberTables } from '@/canvas/edits/renumbering'
import { seatingOf } from '@/guests/seating'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'

const held = (key: string, more: { readonly shiftKey?: boolean } = {}) => ({
  key,
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})

describe('actions on a selection', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (...ids: readonly string[]): Bench => {
    const bench = openBench(module, hallJson(4, 4))
    bench.designer.selection.setState({ ids, focus: ids.at(-1), seat: undefined })
    return bench
  }
  const element = (bench: Bench, id: string) =>
    bench.designer.plan.state.getState().elements.get(id)

  it('align_from_the_keyboard_and_undo_in_one_step', () => {
    const bench = open('table-1', 'table-3')
    planKey(bench.designer, held('ArrowLeft', { shiftKey: true }))
    expect(element(bench, 'table-3')?.x).toBe(element(bench, 'table-1')?.x)
    bench.designer.editing.undo()
    expect(element(bench, 'table-3')?.x).toBe(60 + 2 * 220)
  })

  it('cannot_align_one_thing_nor_a_single_group', () => {
    const bench = open('table-1')
    expect(ALIGN.some((action) => action.enabled(bench.designer))).toBe(false)
    bench.designer.selection.setState({ ids: ['table-1', 'table-2'] })
    expect(ALIGN.every((action) => action.enabled(bench.designer))).toBe(true)
    expect(DISTRIBUTE.some((action) => action.enabled(bench.designer))).toBe(false)
    group.run(bench.designer)
    expect(ALIGN.some((action) => action.enabled(bench.designer))).toBe(false)
  })

  it('group_and_take_apart', () => {
    const bench = open('table-1', 'table-2')
    group.run(bench.designer)
    const groupId = element(bench, 'table-1')?.groupId
    expect(groupId).toBeDefined()
    expect(element(bench, 'table-2')?.groupId).toBe(groupId)
    ungroup.run(bench.designer)
    expect(element(bench, 'table-1')?.groupId).toBeUndefined()
    expect(ungroup.enabled(bench.designer)).toBe(false)
  })

  it('paste_what_was_copied_into_another_plan_as_something_new', () => {
    const text = copiedText(open('table-2').designer)
    const other = openBench(module, hallJson(1, 4))
    pasteText(other.designer, text, { x: 900, y: 900 })
    const [id] = other.designer.selection.getState().ids
    expect(id).not.toBe('table-2')
    expect(other.designer.plan.state.getState().order).toHaveLength(2)
  })

  it('refuse_a_clipboard_that_is_not_ours', () => {
    const bench = open('table-1')
    pasteText(bench.designer, 'a shopping list')
    expect(bench.notices.at(-1)?.title).toBe('Nothing to paste')
    expect(bench.designer.plan.state.getState().order).toHaveLength(4)
  })

  it('ask_before_a_table_with_guests_gets_another_number', async () => {
    const bench = open()
    const { designer } = bench
    const seatId = element(bench, 'table-1')?.seats[0]?.id ?? ''
    designer.seating.setState(seatingOf([plannerGuest('g', { seatId })]), true)
    const declined = renumberTables(designer, ['table-2', 'table-1'], 1)
    designer.dialogs.state.getState().asked?.answer(false)
    expect(await declined).toBe(false)
    expect(element(bench, 'table-1')?.tableNumber).toBe(1)
    const agreed = renumberTables(designer, ['table-2', 'table-1'], 1)
    designer.dialogs.state.getState().asked?.answer(true)
    expect(await agreed).toBe(true)
    expect(element(bench, 'table-2')?.tableNumber).toBe(1)
    expect(element(bench, 'table-1')?.tableNumber).toBe(2)
  })
})
