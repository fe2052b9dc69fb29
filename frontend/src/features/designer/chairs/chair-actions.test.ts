// @vitest-environment jsdom
/* Chairs by one key, and the way from the plan to the panels without a pointer. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { planKey } from '@/canvas/actions/keyboard'
import { offersOf } from '@/features/designer/screen/use-offered-actions'
import { select } from '@/canvas/store/selection'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

const key = (
  name: string,
  more: { ctrlKey?: boolean; altKey?: boolean; shiftKey?: boolean } = {},
) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})

describe('the keyboard on the plan', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (): Bench => openBench(module, hallJson(2, 4))
  const chairs = ({ designer }: Bench, id: string) =>
    designer.plan.state.getState().elements.get(id)?.chairs

  it('adds_and_removes_a_chair_and_says_how_many_there_are', () => {
    const bench = open()
    select(bench.designer.selection, ['table-2'])
    expect(planKey(bench.designer, key('+', { shiftKey: true }))).toBe(true)
    expect(chairs(bench, 'table-2')).toBe(5)
    expect(bench.designer.announcer.text.getState().text).toBe('Table 2, 5 chairs')
    planKey(bench.designer, key('-'))
    planKey(bench.designer, key('-'))
    expect(chairs(bench, 'table-2')).toBe(3)
    expect(chairs(bench, 'table-1')).toBe(4)
  })

  it('keeps_within_what_a_table_may_have', () => {
    const bench = open()
    select(bench.designer.selection, ['table-1'])
    for (let press = 0; press < 6; press += 1) planKey(bench.designer, key('-'))
    expect(chairs(bench, 'table-1')).toBe(0)
  })

  it.each([{ ctrlKey: true }, { altKey: true }])('goes_to_properties_by_enter_with_%o', (held) => {
    const { designer } = open()
    select(designer.selection, ['table-1'])
    expect(planKey(designer, key('Enter', held))).toBe(true)
    expect(designer.view.getState()).toMatchObject({ panel: 'properties', panelOpen: true })
    expect(designer.selection.getState().seat).toBeUndefined()
  })

  it('leaves_the_plan_with_the_selection_that_it_walked_to', () => {
    const { designer } = open()
    planKey(designer, key('Enter'))
    planKey(designer, key('Tab'))
    planKey(designer, key('Escape'))
    expect(designer.selection.getState()).toMatchObject({ ids: ['table-2'], focus: undefined })
    expect(planKey(designer, key('Tab'))).toBe(false)
    planKey(designer, key('Enter'))
    expect(designer.selection.getState().focus).toBe('table-2')
  })

  it('leaves_it_to_the_outline_to_speak_of_what_it_walks_to', () => {
    const { designer } = open()
    planKey(designer, key('Enter'))
    planKey(designer, key('Tab'))
    planKey(designer, key('Enter', { shiftKey: true }))
    expect(designer.announcer.text.getState().text).toBe('')
  })

  it('finds_every_panel_and_the_fields_of_the_selection_in_the_palette', () => {
    const { designer } = open()
    const labels = () => offersOf(designer).map(({ label }) => label)
    expect(labels().filter((label) => label.endsWith(' panel'))).toHaveLength(10)
    expect(labels()).not.toContain('Chairs…')
    select(designer.selection, ['table-1'])
    expect(labels()).toEqual(expect.arrayContaining(['Chairs…', 'Size…']))
    offersOf(designer)
      .find(({ label }) => label === 'Layers panel')
      ?.run()
    expect(designer.view.getState()).toMatchObject({ panel: 'layers', panelOpen: true })
  })
})
