/* What things are called in lists, in the outline and in announcements. */
import { expect, it } from 'vitest'

import { loadBuiltModule } from '@/plan/testing/wasm'
import { nameOf, outlineText } from '@/canvas/text/describe'
import { seatingOf } from '@/guests/seating'
import { openBench } from '@/features/designer/testing/fixture'

it('a_row_is_called_by_its_section_and_its_name', async () => {
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

it('an_object_is_read_with_its_seats_its_zone_and_its_locks', async () => {
  const module = await loadBuiltModule()
  const elements = [
    { id: 'a', type: 'round', label: '', tableNumber: 12, chairs: 8, zone: 'A', locked: true },
    { id: 'b', type: 'bar', x: 400, hidden: true },
    { id: 'c', type: 'dj-booth', label: 'DJ', x: 800 },
    { id: 'd', type: 'emergency-exit', label: 'Exit', x: 1200 },
    { id: 'e', type: 'dj-booth', label: 'Music', x: 1600 },
  ]
  const { plan } = openBench(module, JSON.stringify({ elements })).designer
  const texts = [...plan.state.getState().elements.values()].map((element) =>
    outlineText(element, seatingOf([])),
  )
  expect(texts).toEqual([
    'Table 12, round, 0 of 8 seats taken, zone A, locked',
    'Bar, hidden',
    'DJ',
    'Exit',
    'Music, DJ booth',
  ])
})
