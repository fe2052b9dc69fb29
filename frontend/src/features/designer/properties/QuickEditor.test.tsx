/* The quick editor on the real plan: what it changes in place, its limits, and how it closes. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { planKey } from '@/canvas/actions/keyboard'
import { QuickEditor } from '@/features/designer/properties/QuickEditor'
import { DesignerContext } from '@/canvas/context'
import { openQuickEditor } from '@/canvas/edits/effects'
import { DEFAULT_PREFS, setPrefs } from '@/canvas/store/prefs'
import { PLAN_REGION } from '@/canvas/focus/focus-plan'
import { openBench } from '@/features/designer/testing/fixture'
import { editedElement } from '@/canvas/store/layer'

let module: PlanModule
beforeAll(async () => {
  module = await loadBuiltModule()
})

function edit() {
  setPrefs({ ...DEFAULT_PREFS, units: 'inches' })
  const bench = openBench(module, hallJson(2, 4))
  openQuickEditor(bench.designer, 'table-1')
  render(
    <DesignerContext value={bench.designer}>
      <div id={PLAN_REGION} tabIndex={-1} />
      <QuickEditor />
    </DesignerContext>,
  )
  const table = () => bench.designer.plan.state.getState().elements.get('table-1')
  return { bench, table }
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

async function type(name: string | RegExp, text: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

test('label, size, chairs and rotation are edited in one place', async () => {
  const { bench, table } = edit()
  expect(screen.getByRole('dialog', { name: 'Edit Table 1' })).toBeVisible()
  expect(field('Label of Table 1')).toHaveFocus()
  await type(/^Label of/, 'Family')
  await type('Width', '90')
  await type('Chairs', '6')
  await type('Rotation', '45')
  await userEvent.keyboard('{Enter}')
  expect(table()).toMatchObject({
    ...{ label: 'Family', width: 180, height: 180, chairs: 6, rotation: 45 },
  })
  expect(editedElement(bench.designer.view.getState())).toBeUndefined()
})

test('a round table stays round when either side is written', async () => {
  const { table } = edit()
  await type('Width', '90')
  await userEvent.tab()
  expect(table()).toMatchObject({ width: 180, height: 180 })
  await type('Height', '48')
  await userEvent.tab()
  expect(table()).toMatchObject({ width: 96, height: 96 })
})

test('Done closes it, and not while a value is refused', async () => {
  const { bench, table } = edit()
  await type('Chairs', '21')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(editedElement(bench.designer.view.getState())).toBe('table-1')
  expect(field('Chairs')).toHaveFocus()
  expect(field('Chairs')).toHaveValue('21')
  await type('Chairs', '6')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(table()?.chairs).toBe(6)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a side may be as small as one plan unit, and no smaller', async () => {
  const { bench, table } = edit()
  await type('Width', '0.5')
  await userEvent.tab()
  expect(table()?.width).toBe(1)
  await type('Height', '0')
  await userEvent.keyboard('{Enter}')
  expect(table()?.height).toBe(1)
  expect(field('Height')).toBeInvalid()
  expect(field('Height')).toHaveValue('0')
  expect(editedElement(bench.designer.view.getState())).toBe('table-1')
})

test('a table has 0 to 20 chairs', async () => {
  const { table } = edit()
  await type('Chairs', '21')
  await userEvent.tab()
  expect(table()?.chairs).toBe(4)
  await type('Chairs', '0')
  await userEvent.tab()
  expect(table()?.chairs).toBe(0)
})

test('Escape closes it without the value that is being typed', async () => {
  const { bench, table } = edit()
  await type(/^Label of/, 'Family')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(table()?.label).toBe('Table 1')
  expect(bench.designer.selection.getState().ids).toEqual(['table-1'])
})

test('leaving it keeps what was typed and closes it', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { table } = edit()
  await type(/^Label of/, 'Family')
  await userEvent.click(document.body)
  expect(table()?.label).toBe('Family')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each(['Enter', 'F2'])('%s opens it for a selected object without chairs', (key) => {
  const { designer } = openBench(module, hallJson(1, 0))
  designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
  const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  expect(planKey(designer, { key, ...held })).toBe(true)
  expect(editedElement(designer.view.getState())).toBe('table-1')
})
