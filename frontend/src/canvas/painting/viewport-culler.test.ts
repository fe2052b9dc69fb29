/* What a frame looks at: only objects that reach into the view, in drawing order. */
import { describe, expect, it } from 'vitest'

import type { ElementView } from '@/plan/types'
import { ViewportCuller } from '@/canvas/painting/viewport-culler'
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
  const ids = (visible: readonly ElementView[]): string[] => visible.map((element) => element.id)

  it('sees_what_reaches_into_the_view_from_the_bottom_up', async () => {
    const { elements, order } = await open()
    const visible = new ViewportCuller().visible(elements, [...order].reverse(), VIEW, new Set())
    expect(ids(visible)).toEqual(
      ['23', '22', '21', '3', '2', '1'].map((number) => `table-${number}`),
    )
  })

  it('leaves_out_what_is_hidden_or_in_the_hand', async () => {
    const { elements, order } = await open()
    const first = elements.get('table-1')
    if (first !== undefined) elements.set('table-1', { ...first, hidden: true })
    const visible = new ViewportCuller().visible(elements, order, VIEW, new Set(['table-2']))
    expect(ids(visible)).toEqual(['table-3', 'table-21', 'table-22', 'table-23'])
  })

  it('looks_again_when_the_plan_has_changed', async () => {
    const { elements, order } = await open()
    const cull = new ViewportCuller()
    cull.visible(elements, order, VIEW, new Set())
    const moved = new Map(elements)
    const first = elements.get('table-1')
    if (first !== undefined) moved.set('table-1', { ...first, x: 5000 })
    expect(ids(cull.visible(moved, order, VIEW, new Set()))).not.toContain('table-1')
  })
})
