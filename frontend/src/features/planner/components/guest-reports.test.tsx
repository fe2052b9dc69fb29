/* After an import or auto-assign in the designer, the report names every guest and row. */
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

test('an import lists skipped rows, notes and duplicates', async () => {
  show({
    kind: 'import',
    result: {
      importedCount: 3,
      duplicates: 2,
      skipped: [
        { row: 4, reason: 'No name.' },
        { row: 9, reason: 'This row is a total, not a guest.' },
      ],
      problems: [{ row: 5, column: 'Email', code: 'email', message: 'Not an address' }],
    },
  })
  expect(
    await screen.findByRole('dialog', { name: 'Successfully imported 3 guests' }),
  ).toBeVisible()
  expect(screen.getByText(/2 rows named guests who are on the list already/)).toBeVisible()
  expect(screen.getByText('This row is a total, not a guest.')).toBeVisible()
  expect(screen.getByText('Not an address')).toBeVisible()
})
