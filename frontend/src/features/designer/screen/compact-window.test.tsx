/* The designer in a small window with a mouse, as on a page zoomed to 400 %: keyboard and outline edit the plan. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { createQueryClient } from '@/api/query-client'
import { fakeServer } from '@/testing/fake-server'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerScreen } from '@/features/designer/screen/DesignerScreen'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { GuestActionsContext } from '@/features/seating/guest-actions'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { guestActions } from '@/features/seating/testing/guest-actions'
import { setCompact } from '@/canvas/store/screen'
import { setPrecise } from '@/canvas/store/viewport'

let module: PlanModule
let bench: Bench
beforeAll(async () => {
  module = await loadBuiltModule()
})
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  bench = openBench(module, hallJson(2, 4))
  setCompact(bench.designer.view, true)
  setPrecise(bench.designer.view, true)
  fakeServer({
    'GET /api/events/*/wishes': () => [],
    'GET /api/events/*/parties': () => [],
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GuestActionsContext value={guestActions()}>
        <DesignerScreen designer={bench.designer} eventName="Wedding" />
      </GuestActionsContext>
    </QueryClientProvider>,
  )
})

const table = () => bench.designer.plan.state.getState().elements.get('table-1')

test('arrow keys move what is selected', async () => {
  act(() => {
    bench.designer.selection.setState({ ids: ['table-1'], focus: 'table-1' })
    focusPlan()
  })
  const before = table()
  await userEvent.keyboard('{ArrowRight}')
  expect(table()?.x).toBe((before?.x ?? 0) + 24)
})

test('O opens the outline over the plan, Enter there goes back to the plan', async () => {
  act(focusPlan)
  await userEvent.keyboard('o')
  const tree = await screen.findByRole('tree', { name: 'Plan outline' })
  await waitFor(() => {
    expect(tree).toHaveFocus()
  })
  expect(screen.getByRole('region', { name: 'Outline' })).toContainElement(tree)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('application', { name: 'Floor plan' })).toHaveFocus()
  expect(bench.designer.view.getState().panelOpen).toBe(false)
})

test('on a phone the layout stays as it is', async () => {
  act(() => {
    setPrecise(bench.designer.view, false)
    bench.designer.selection.setState({ ids: ['table-1'], focus: 'table-1' })
    focusPlan()
  })
  const before = table()
  await userEvent.keyboard('{ArrowRight}')
  expect(table()?.x).toBe(before?.x)
  expect(screen.getByText(/Use a larger screen to change the layout/)).toBeVisible()
})
