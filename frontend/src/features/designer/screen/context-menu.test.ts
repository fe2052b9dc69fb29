/* What the menu of the plan lists for what is selected. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { menuSections } from '@/features/designer/screen/ContextMenu'
import { select } from '@/canvas/store/selection'
import { openBench } from '@/features/designer/testing/fixture'

describe('the menu of the plan', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const listed = (locked: readonly string[], selected: readonly string[]): string[] => {
    const { designer } = openBench(module, hallJson(2, 4))
    const changes = locked.map((id) => ({ id, set: { locked: true } }))
    if (changes.length > 0) designer.editing.run({ kind: 'properties', changes })
    select(designer.selection, selected)
    return menuSections(designer, { element: undefined, seat: undefined })
      .flatMap(({ actions }) => actions)
      .map(({ id }) => id)
  }

  it('lists_only_what_can_be_done_to_something_locked', () => {
    expect(listed(['table-1'], ['table-1'])).toEqual(['lock', 'paste', 'zoom-selection'])
  })

  it('lists_everything_when_something_beside_it_is_not_locked', () => {
    expect(listed(['table-1'], ['table-1', 'table-2'])).toEqual(
      expect.arrayContaining(['duplicate', 'lock', 'delete']),
    )
  })

  it('lists_what_concerns_the_floor_when_nothing_is_selected', () => {
    expect(listed([], [])).toEqual(['paste', 'select-all', 'show-all', 'fit', 'grid'])
  })
})
