// @vitest-environment jsdom
/* What people are told of an edit: where it came to rest, and at what. */
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { inThePast } from '@/canvas/text/announcing'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

/** A room of 40 by 30 ft with two tables, a door, a wall and an aisle. */
const ROOM = JSON.stringify({
  canvas: { venueWidth: 40, venueHeight: 30 },
  elements: [
    { id: 'a', type: 'round', x: 200, y: 100, label: 'Table 11', tableNumber: 11 },
    { id: 'b', type: 'round', x: 500, y: 400, label: 'Table 12', tableNumber: 12 },
    { id: 'door', type: 'door', x: 20, y: 324, label: 'Side door' },
    { id: 'wall', type: 'wall', x: 680, y: 300, width: 240, height: 12 },
  ],
  aisles: [
    {
      points: [
        { x: 300, y: 600 },
        { x: 800, y: 600 },
        { x: 800, y: 700 },
        { x: 300, y: 700 },
      ],
    },
  ],
})

describe('what an edit is called once it is made', () => {
  it.each([
    ['Delete Table 3', 'Deleted Table 3'],
    ['Change 2 tables', 'Changed 2 tables'],
    ['3 changes', '3 changes'],
  ])('says_%s_as_a_result', (label, said) => {
    expect(inThePast(label)).toBe(said)
  })
})

describe('what is said of a gesture', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const said = (bench: Bench): string => bench.designer.announcer.text.getState().text
  const drag = (
    from: { x: number; y: number },
    to: { x: number; y: number },
    held = {},
  ): string => {
    vi.useFakeTimers()
    const bench = openBench(module, ROOM)
    bench.pointer('down', from)
    bench.pointer('move', { x: from.x + 40, y: from.y }, held)
    bench.frame()
    bench.pointer('move', to, held)
    bench.frame()
    bench.pointer('up', to, held)
    vi.runAllTimers()
    vi.useRealTimers()
    return said(bench)
  }
  const TABLE = { x: 560, y: 460 }

  it('names_the_table_that_it_came_into_line_with', () => {
    expect(drag(TABLE, { x: 620, y: 163 })).toBe(
      'Moved Table 12 to 23 ft, 4 ft 2 in. Snapped to Table 11',
    )
  })

  it('names_nothing_where_it_snapped_to_nothing', () => {
    expect(drag(TABLE, { x: 613, y: 417 }, { ctrl: true })).toBe(
      'Moved Table 12 to 23 ft 0.5 in, 14 ft 10.5 in',
    )
  })

  it('names_the_wall_of_the_room_and_one_that_stands_in_it', () => {
    expect(drag({ x: 56, y: 360 }, { x: 20, y: 400 })).toContain(
      '. Snapped to the wall of the room',
    )
    expect(drag({ x: 56, y: 360 }, { x: 790, y: 340 })).toContain('. Snapped to Wall')
  })

  it('says_that_a_table_was_kept_out_of_an_aisle', () => {
    expect(drag(TABLE, { x: 560, y: 535 })).toContain('. Kept out of the aisle')
  })

  it('says_it_of_what_is_placed_too', () => {
    vi.useFakeTimers()
    const bench = openBench(module, ROOM)
    bench.designer.place('round', { x: 610, y: 500 })
    bench.pointer('move', { x: 610, y: 152 })
    bench.pointer('up', { x: 610, y: 152 })
    vi.runAllTimers()
    vi.useRealTimers()
    expect(said(bench)).toContain('. Snapped to Table 11')
  })
})
