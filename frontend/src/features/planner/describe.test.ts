/* What things are called in lists, in the outline and in announcements. */
import { expect, it } from 'vitest'

import { loadBuiltModule, wasmIsBuilt } from '@/plan/testing/wasm'
import { nameOf } from '@/features/planner/describe'
import { openBench } from '@/features/planner/testing/fixture'

it.skipIf(!wasmIsBuilt())('a_row_is_called_by_its_section_and_its_name', async () => {
  const module = await loadBuiltModule()
  const row = { type: 'theatre-row', label: 'Theatre row', x: 100 }
  const elements = [
    { ...row, id: 'a', y: 100, sectionName: 'Stalls', rowName: 'C' },
    { ...row, id: 'b', y: 200, rowName: 'D', name: 'Choir' },
    { ...row, id: 'c', y: 300 },
    { id: 'd', type: 'round', label: ' ', tableNumber: 7, x: 600, y: 200 },
  ]
  const { plan } = openBench(module, JSON.stringify({ elements })).designer
  const names = [...plan.state.getState().elements.values()].map(nameOf)
  expect(names).toEqual(['Section Stalls, row C', 'Choir', 'Theatre row', 'Table 7'])
})
