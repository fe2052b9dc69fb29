/* What is shown over the plan while an outline is drawn. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { Banners } from '@/features/designer/screen/Banners'
import { DesignerContext } from '@/canvas/context'
import type { DrawingName } from '@/canvas/env'
import { DRAWINGS } from '@/features/designer/drawings'
import { beginDrawing } from '@/canvas/drawing/start'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

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

function draw(name: DrawingName): void {
  act(() => {
    beginDrawing(bench.designer, name, DRAWINGS)
  })
}

test.each<[string, DrawingName, RegExp]>([
  ['the room', 'drawing-room', /each corner of the room/],
  ['an aisle', 'drawing-aisle', /each corner of the aisle/],
  ['corners that are there', 'reshaping', /Drag a corner to move it/],
])('the words for %s are on the screen, with a way to stop', async (_, name, words) => {
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
  draw(name)
  expect(screen.getByText(words)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  expect(bench.designer.interaction.getState().name).toBe('idle')
})
