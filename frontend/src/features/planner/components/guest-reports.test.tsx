/* After auto-assign in the designer, the report names every guest who is left. */
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { renderScreen } from '@/testing/render'
import { GuestReports } from '@/features/planner/components/GuestReports'
import { DesignerContext } from '@/features/planner/designer/context'
import { openBench } from '@/features/planner/testing/fixture'
import type { GuestReport } from '@/features/planner/store/view'

let module: PlanModule
beforeAll(async () => {
  module = await loadBuiltModule()
})

function show(guestReport: GuestReport) {
  const { designer } = openBench(module, hallJson(1, 4))
  designer.view.setState({ guestReport })
  const { user } = renderScreen(
    <DesignerContext value={designer}>
      <GuestReports />
    </DesignerContext>,
  )
  return { user, designer }
}

test('guests left without a seat are named with the reason', async () => {
  const unseated = [{ guestId: 'g-1', name: 'Ana Ruiz', reason: 'No free seat is left.' }]
  const { user, designer } = show({ kind: 'unseated', unseated })
  expect(await screen.findByRole('dialog', { name: '1 guest still without a seat' })).toBeVisible()
  expect(screen.getByText('No free seat is left.')).toBeVisible()
  expect(screen.getByText('Ana Ruiz')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(designer.view.getState().guestReport).toBeUndefined()
})
