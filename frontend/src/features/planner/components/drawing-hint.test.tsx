/* What is shown over the plan while an outline is drawn. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { Banners } from '@/features/planner/components/Banners'
import { DesignerContext } from '@/features/planner/designer/context'
import { outlining, RESHAPING, type Draft } from '@/features/planner/store/drafts'
import { openBench, type Bench } from '@/features/planner/testing/fixture'

let module: PlanModule
let bench: Bench
beforeAll(async () => {
  module = await loadBuiltModule()
})
beforeEach(() => {
  bench = openBench(module, hallJson(1, 4))
  render(
    <DesignerContext value={bench.designer}>
      <Banners />
    </DesignerContext>,
  )
})

function draw(draft: Draft): void {
  act(() => {
    bench.designer.interaction.setState({ kind: 'drafting', draft }, true)
  })
}

test.each([
  ['the room', outlining('room'), /each corner of the room/],
  ['an aisle', outlining('aisle'), /each corner of the aisle/],
  ['corners that are there', RESHAPING, /Drag a corner to move it/],
])('the words for %s are on the screen, with a way to stop', async (_, draft, words) => {
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
  draw(draft)
  expect(screen.getByText(words)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  expect(bench.designer.interaction.getState().kind).toBe('idle')
})
