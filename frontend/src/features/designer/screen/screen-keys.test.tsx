/* Keys of the whole screen while a text field has the focus. */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerScreen } from '@/features/designer/screen/DesignerScreen'
import { GuestActionsContext } from '@/features/seating/guest-actions'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { guestActions } from '@/features/seating/testing/guest-actions'
import { openPanel } from '@/canvas/store/panel'

let module: PlanModule
let bench: Bench
beforeAll(async () => {
  module = await loadBuiltModule()
})
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  bench = openBench(module, hallJson(2, 4))
})

/** Shows the designer with a table selected and the keyboard in its label. */
async function inTheLabel(): Promise<HTMLElement> {
  const { designer } = bench
  act(() => {
    designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
    openPanel(designer.view, 'properties')
  })
  render(
    <GuestActionsContext value={guestActions()}>
      <DesignerScreen designer={designer} eventName="Wedding" />
    </GuestActionsContext>,
  )
  const field = await screen.findByRole('textbox', { name: 'Label' })
  await userEvent.click(field)
  return field
}

function focused(): HTMLElement {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) throw new Error('nothing has the focus')
  return activeElement
}

test('Ctrl+S saves from a text field, with what is being typed', async () => {
  const field = await inTheLabel()
  await userEvent.clear(field)
  await userEvent.type(field, 'Family')
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => {
    expect(bench.notices.map(({ title }) => title)).toContain('Saved')
  })
  expect(bench.designer.plan.state.getState().elements.get('table-1')?.label).toBe('Family')
  expect(bench.sent).toHaveLength(1)
  expect(field).toHaveFocus()
})

test('Ctrl+, opens the settings from a text field', async () => {
  await inTheLabel()
  await userEvent.keyboard('{Control>},{/Control}')
  expect(bench.designer.view.getState().panel).toBe('settings')
  await waitFor(() => {
    expect(screen.getByRole('tabpanel', { name: 'Settings' })).toContainElement(focused())
  })
  await waitFor(() => {
    expect(focused()).not.toBe(screen.getByRole('heading', { name: 'Settings' }))
  })
})

test('Ctrl+M measures from a text field', async () => {
  await inTheLabel()
  await userEvent.keyboard('{Control>}m{/Control}')
  expect(bench.designer.view.getState().panel).toBe('measure')
  await waitFor(() => {
    expect(bench.designer.interaction.getState().name).toBe('measuring')
  })
  // The arrow keys move the point of the measure from here.
  expect(screen.getByRole('application')).toHaveFocus()
})

test.each(['{Control>}z{/Control}', '{Control>}d{/Control}', '{Delete}', 'm'])(
  'the field keeps %s',
  async (keys) => {
    const before = bench.designer.plan.session().toJson()
    await inTheLabel()
    await userEvent.keyboard(keys)
    expect(bench.designer.plan.session().toJson()).toEqual(before)
    expect(bench.designer.view.getState().panel).toBe('properties')
  },
)

test('Ctrl+A selects all objects after a click in a toolbar, and all text in a field', async () => {
  await inTheLabel()
  const selected = () => bench.designer.selection.getState().ids
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(selected()).toEqual(['table-1'])
  const bar = screen.getByRole('toolbar', { name: 'Plan' })
  await userEvent.click(within(bar).getByRole('button', { name: 'Fit to screen' }))
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(selected()).toEqual(['table-1', 'table-2'])
})
