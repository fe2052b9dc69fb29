/* The picture of a plan: every object of the catalogue is drawn, taken and sought seats are highlighted. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { separateBacks } from '@/plan/chair-backs'
import { PlanSvg } from '@/plan/PlanSvg'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'

const loaded = vi.hoisted((): { module: PlanModule | undefined } => ({ module: undefined }))

vi.mock('@/plan/session', async (original) => ({
  ...(await original<typeof import('@/plan/session')>()),
  loadPlanModule: () => Promise.resolve(loaded.module),
}))

const shapes = (picture: HTMLElement) => [...(picture.firstElementChild?.children ?? [])]
const texts = (picture: HTMLElement) =>
  [...picture.querySelectorAll('text')].map(({ textContent }) => textContent)

describe('plan picture', () => {
  beforeAll(async () => {
    loaded.module = await loadBuiltModule()
  })
  afterEach(cleanup)

  it('seats that are taken and the one that is sought stand out', async () => {
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

  it('every kind of the catalogue is drawn from the primitives of the compiled plan', async () => {
    const kinds = loaded.module?.catalogue().map((entry) => entry.kind) ?? []
    expect(kinds.length).toBeGreaterThan(100)
    for (const kind of kinds) {
      const plan = { version: '1.0.0', elements: [{ id: 'one', type: kind, x: 100, y: 100 }] }
      render(<PlanSvg plan={plan} label={kind} />)
      const picture = await screen.findByRole('img', { name: kind })
      // The room is one shape; the object adds at least one more.
      await vi.waitFor(() => {
        expect(shapes(picture).length, kind).toBeGreaterThan(1)
      })
      const session = loaded.module!.open(JSON.stringify(plan))
      const primitives = separateBacks(session.primitives('one'))
      const drawn = primitives.filter(({ role }) => role !== 'seat-number')
      expect(shapes(picture), kind).toHaveLength(drawn.length + 1)
      session.free()
      cleanup()
    }
  })

  it('a plan that cannot be read keeps the empty room', async () => {
    render(<PlanSvg plan={{ version: '99.0.0' }} label="Unknown" />)
    const picture = await screen.findByRole('img', { name: 'Unknown' })
    expect(shapes(picture)).toHaveLength(1)
  })

  it('the preview is a canvas of 800 by 600 that the whole room fits into', async () => {
    const plan: unknown = JSON.parse(hallJson(2, 4))
    render(<PlanSvg plan={plan} label="Preview" canvas={{ width: 800, height: 600 }} />)
    const picture = await screen.findByRole('img', { name: 'Preview' })
    expect(picture).toHaveAttribute('viewBox', '0 0 800 600')
    await vi.waitFor(() => {
      expect(shapes(picture).length).toBeGreaterThan(1)
    })
    const [, x, y, scale] =
      /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(
        picture.firstElementChild?.getAttribute('transform') ?? '',
      ) ?? []
    // A hall of 200 by 150 ft.
    expect(Number(x) + 200 * 24 * Number(scale)).toBeLessThanOrEqual(800)
    expect(Number(y) + 150 * 24 * Number(scale)).toBeLessThanOrEqual(600)
    expect(Number(x)).toBeGreaterThanOrEqual(0)
    expect(Number(y)).toBeGreaterThanOrEqual(0)
  })

  it('what stands outside the room is part of the picture', async () => {
    const plan = {
      version: '1.0.0',
      canvas: { venueWidth: 10, venueHeight: 10 },
      elements: [{ id: 'one', type: 'stage', x: -480, y: 0, width: 240, height: 120 }],
    }
    render(<PlanSvg plan={plan} label="Outside" />)
    const picture = await screen.findByRole('img', { name: 'Outside' })
    await vi.waitFor(() => {
      expect(picture).toHaveAttribute('viewBox', '-504 -24 768 288')
    })
  })

  it('a table without a label is called Table and the last character of its id', async () => {
    const plan = {
      elements: [
        { id: 'abc7', type: 'table', x: 100, y: 100, width: 120, height: 120, properties: {} },
        {
          id: 'abc8',
          type: 'table',
          x: 400,
          y: 100,
          width: 120,
          height: 120,
          properties: { shape: 'rectangle', label: 'Family' },
        },
        { id: 'c1', type: 'chair', x: 300, y: 300 },
        { id: 's1', type: 'stage', x: 100, y: 400, width: 200, height: 80 },
      ],
    }
    render(<PlanSvg plan={plan} label="Labels" />)
    const picture = await screen.findByRole('img', { name: 'Labels' })
    await vi.waitFor(() => {
      expect(texts(picture)).toEqual(expect.arrayContaining(['Table 7', 'Family', 'Stage']))
    })
  })
})
