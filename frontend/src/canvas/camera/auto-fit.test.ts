/* The view follows a room that has become another one. */
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { openBench } from '@/features/designer/testing/fixture'

describe('a room', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  it('is_fitted_100_milliseconds_after_its_size_has_changed_and_for_no_other_edit', () => {
    const { designer } = openBench(module, hallJson(1, 4))
    const after = vi.spyOn(designer.ports, 'after')
    designer.editing.run({ kind: 'move', moves: [{ id: 'table-1', x: 9, y: 9 }] })
    expect(after).not.toHaveBeenCalled()
    designer.editing.run({ kind: 'canvas', set: { venueWidth: 60 } })
    expect(after.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([100])
  })
})
