/* The picture of a plan: every object of the catalogue is drawn, taken and sought seats stand out. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { PlanSvg } from '@/plan/PlanSvg'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule, wasmIsBuilt } from '@/plan/testing/wasm'

const loaded = vi.hoisted((): { module: PlanModule | undefined } => ({ module: undefined }))

vi.mock('@/plan/session', async (original) => ({
  ...(await original<typeof import('@/plan/session')>()),
  loadPlanModule: () => Promise.resolve(loaded.module),
}))

describe.skipIf(!wasmIsBuilt())('plan picture', () => {
  beforeAll(async () => {
    loaded.module = await loadBuiltModule()
  })
  afterEach(cleanup)

  it('draws_seats_that_are_taken_and_the_one_that_is_sought', async () => {
    const plan: unknown = JSON.parse(hallJson(2, 4))
    render(
      <PlanSvg
        plan={plan}
        label="Two tables"
        assignedSeats={['table-1-chair-1']}
        highlightSeat="table-2-chair-3"
      />,
    )
    const picture = await screen.findByRole('img', { name: 'Two tables' })
    await vi.waitFor(() => {
      expect(picture.querySelectorAll('[fill="var(--chair-free)"]')).toHaveLength(6)
    })
    expect(picture.querySelectorAll('[fill="var(--chair-assigned)"]')).toHaveLength(1)
    expect(picture.querySelectorAll('[fill="var(--accent)"]')).toHaveLength(1)
    expect(picture.textContent).toContain('Table 2')
  })

  it('draws_every_object_of_the_catalogue', async () => {
    const kinds = loaded.module?.catalogue().map((entry) => entry.kind) ?? []
    expect(kinds.length).toBeGreaterThanOrEqual(10)
    for (const kind of kinds) {
      const plan = { version: '1.0.0', elements: [{ id: 'one', type: kind, x: 100, y: 100 }] }
      render(<PlanSvg plan={plan} label={kind} />)
      const picture = await screen.findByRole('img', { name: kind })
      // The room is one shape; the object adds at least one more.
      await vi.waitFor(() => {
        expect(picture.children.length, kind).toBeGreaterThan(1)
      })
      cleanup()
    }
  })

  it('keeps_the_empty_room_for_a_plan_that_cannot_be_read', async () => {
    render(<PlanSvg plan={{ version: '99.0.0' }} label="Unknown" />)
    const picture = await screen.findByRole('img', { name: 'Unknown' })
    expect(picture.children).toHaveLength(1)
  })
})
