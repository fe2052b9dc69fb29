/* The keys that the specification gives to actions. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { matches } from '@/canvas/actions/action'
import { designerKey, planKey } from '@/canvas/actions/keyboard'
import { installed } from '@/features/designer/capabilities'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

const ACTIONS = installed.actions

describe('shortcuts', () => {
  it.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'Undo'],
    ['Cmd+Z', { key: 'z', metaKey: true }, 'Undo'],
    ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'Redo'],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'Redo'],
    ['Cmd+Shift+Z', { key: 'Z', metaKey: true, shiftKey: true }, 'Redo'],
    ['Ctrl+S', { key: 's', ctrlKey: true }, 'Save'],
    ['Cmd+S', { key: 's', metaKey: true }, 'Save'],
    ['Del', { key: 'Delete' }, 'Delete'],
    ['Ctrl+D', { key: 'd', ctrlKey: true }, 'Duplicate'],
    ['Ctrl+,', { key: ',', ctrlKey: true }, 'Settings'],
    ['Ctrl+M', { key: 'm', ctrlKey: true }, 'Toggle measurements'],
  ])('%s_is_a_key_of_its_action', (_, press, label) => {
    const named = ACTIONS.filter((action) =>
      action.shortcuts.some((shortcut) => matches(shortcut, { ...NONE, ...press })),
    )
    expect(named.map((action) => action.label)).toContain(label)
  })
})

describe('keys on the screen', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (): Bench => openBench(module, hallJson(2, 4))

  it('ctrl_and_comma_open_the_settings', () => {
    const { designer } = open()
    designerKey(designer, { ...NONE, key: ',', ctrlKey: true })
    expect(designer.view.getState()).toMatchObject({ panel: 'settings', panelOpen: true })
  })

  it('del_deletes_what_is_selected_and_escape_lets_go_of_it', () => {
    const { designer } = open()
    const { selection, plan } = designer
    selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
    planKey(designer, { ...NONE, key: 'Escape' })
    expect(selection.getState().ids).toEqual([])
    selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
    planKey(designer, { ...NONE, key: 'Delete' })
    expect(plan.state.getState().order).toEqual(['table-2'])
  })

  it('deletes the selection and opens the help also after a click on the toolbar', () => {
    const { designer } = open()
    designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
    designerKey(designer, { ...NONE, key: 'Delete' })
    expect(designer.plan.state.getState().order).toEqual(['table-2'])
    designerKey(designer, { ...NONE, key: '?' })
    expect(designer.view.getState().layer.kind).toBe('help')
  })
})
