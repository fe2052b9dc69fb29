/* What is said over an empty room, and what can be done there. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { openSeating } from '@/features/seating/seating-actions'
import { EmptyPlan } from '@/features/designer/screen/EmptyPlan'
import { DesignerContext } from '@/canvas/context'
import { openBench } from '@/features/designer/testing/fixture'

let module: PlanModule

beforeAll(async () => {
  module = await loadBuiltModule()
})

it('leads from the seat assignment, where nothing can be placed, to the designer', async () => {
  const { designer } = openBench(module, hallJson(0, 0))
  openSeating.run(designer)
  render(
    <DesignerContext value={designer}>
      <EmptyPlan />
    </DesignerContext>,
  )
  expect(screen.getByText('Tables are placed in the designer.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Place a round table' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Go to the designer' }))
  expect(designer.view.getState().surface.kind).toBe('edit')
  expect(screen.getByRole('button', { name: 'Place a round table' })).toBeInTheDocument()
})
