/* Aisles on the real plan: chosen by a click on the plan, shown and deleted, and added with numbers that are asked for. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { planKey } from '@/canvas/actions/keyboard'
import { DesignerContext } from '@/canvas/context'
import { runEffect } from '@/canvas/edits/effects'
import { PropertiesPanel } from '@/features/designer/properties/PropertiesPanel'
import { panelFields } from '@/features/designer/properties/testing/panel'
import { setAisles } from '@/canvas/edits/outlines'
import { DEFAULT_PREFS, setPrefs } from '@/canvas/store/prefs'
import { expectFocus } from '@/testing/focus'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { chosenAisle } from '@/canvas/store/chosen'

let module: PlanModule
let bench: Bench
beforeAll(async () => {
  module = await loadBuiltModule()
})
beforeEach(() => {
  setPrefs(DEFAULT_PREFS)
  bench = openBench(module, hallJson(2, 4))
  render(
    <DesignerContext value={bench.designer}>
      <PropertiesPanel fields={panelFields} />
    </DesignerContext>,
  )
})

const rectangle = (x: number, y: number, width: number, height: number) => ({
  points: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
})
const aisles = () => bench.designer.plan.state.getState().surroundings.aisles
const chosen = () => chosenAisle(bench.designer.view.getState())

/** Two aisles, 4 ft and 5 ft wide, and a click on the floor. */
function click(x: number, y: number): void {
  act(() => {
    bench.designer.editing.run(
      setAisles([rectangle(480, 480, 96, 240), rectangle(720, 480, 120, 240)], 'Add aisles'),
    )
    runEffect(bench.designer, { kind: 'choose-line', at: { x, y } })
    runEffect(bench.designer, { kind: 'clear-selection' })
  })
}

test('a click on an aisle chooses it, and Properties show its width and corners', async () => {
  click(780, 600)
  expect(chosen()).toBe(1)
  expect(bench.designer.view.getState().panel).toBe('properties')
  expect(await screen.findByRole('heading', { name: 'Aisle 2' })).toBeVisible()
  expect(screen.getByText('5 ft wide')).toBeVisible()
  expect(screen.getByRole('textbox', { name: '1 X' })).toHaveValue('30 ft')
})

test('a click beside the aisles chooses none', () => {
  click(780, 600)
  act(() => {
    runEffect(bench.designer, { kind: 'choose-line', at: { x: 650, y: 600 } })
  })
  expect(chosen()).toBeUndefined()
})

test('selecting an object, Escape and undo let the aisle go', () => {
  click(780, 600)
  const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  act(() => {
    planKey(bench.designer, { key: 'Escape', ...held })
  })
  expect(chosen()).toBeUndefined()
  act(() => {
    runEffect(bench.designer, { kind: 'choose-line', at: { x: 780, y: 600 } })
    runEffect(bench.designer, { kind: 'select', ids: ['table-1'] })
  })
  expect(chosen()).toBeUndefined()
  act(() => {
    runEffect(bench.designer, { kind: 'choose-line', at: { x: 780, y: 600 } })
    bench.designer.editing.undo()
  })
  expect(chosen()).toBeUndefined()
})

test('Delete deletes the chosen aisle only', () => {
  click(780, 600)
  const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  act(() => {
    planKey(bench.designer, { key: 'Delete', ...held })
  })
  expect(aisles()).toEqual([rectangle(480, 480, 96, 240)])
  expect(bench.designer.plan.state.getState().elements.size).toBe(2)
  expect(chosen()).toBeUndefined()
})

test('Add by numbers asks for place and size before there is an aisle', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add by numbers' }))
  expect(aisles()).toEqual([])
  const form = screen.getByRole('group', { name: 'New aisle' })
  expect(form).toContainElement(screen.getByRole('textbox', { name: 'Aisle width' }))
  const type = async (name: string, text: string) => {
    await userEvent.clear(screen.getByRole('textbox', { name }))
    await userEvent.type(screen.getByRole('textbox', { name }), text)
  }
  await type('Aisle X', '10 ft')
  await type('Aisle Y', '5 ft')
  await type('Aisle width', '4 ft')
  await type('Aisle height', '12 ft')
  await userEvent.click(screen.getByRole('button', { name: 'Add aisle' }))
  expect(aisles()).toEqual([rectangle(240, 120, 96, 288)])
  expect(chosen()).toBe(0)
  await expectFocus(() => screen.getByRole('heading', { name: 'Aisle 1' }))
})

test('Cancel adds no aisle', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add by numbers' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(aisles()).toEqual([])
  expect(screen.getByRole('button', { name: 'Add by numbers' })).toBeVisible()
})
