/* What a frame looks at: only objects that reach into the view, in drawing order. */
import { describe, expect, it } from 'vitest'

import type { ElementView } from '@/plan/types'
import { Cull } from '@/features/planner/canvas/cull'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'

const VIEW = { x: 0, y: 0, width: 500, height: 300 }

describe('culling', () => {
  const open = async (): Promise<{ elements: Map<string, ElementView>; order: string[] }> => {
    const module = await loadBuiltModule()
    const list = module.open(hallJson(40, 0)).elements()
    return {
      elements: new Map(list.map((element) => [element.id, element])),
      order: list.map((element) => element.id),
    }
  }
  const ids = (seen: readonly ElementView[]): string[] => seen.map((element) => element.id)

  it('sees_what_reaches_into_the_view_from_the_bottom_up', async () => {
    const { elements, order } = await open()
    const seen = new Cull().seen(elements, [...order].reverse(), VIEW, new Set())
    expect(ids(seen)).toEqual(['23', '22', '21', '3', '2', '1'].map((number) => `table-${number}`))
  })

  it('leaves_out_what_is_hidden_or_in_the_hand', async () => {
    const { elements, order } = await open()
    const first = elements.get('table-1')
    if (first !== undefined) elements.set('table-1', { ...first, hidden: true })
    const seen = new Cull().seen(elements, order, VIEW, new Set(['table-2']))
    expect(ids(seen)).toEqual(['table-3', 'table-21', 'table-22', 'table-23'])
  })

  it('looks_again_when_the_plan_has_changed', async () => {
    const { elements, order } = await open()
    const cull = new Cull()
    cull.seen(elements, order, VIEW, new Set())
    const moved = new Map(elements)
    const first = elements.get('table-1')
    if (first !== undefined) moved.set('table-1', { ...first, x: 5000 })
    expect(ids(cull.seen(moved, order, VIEW, new Set()))).not.toContain('table-1')
  })
})
