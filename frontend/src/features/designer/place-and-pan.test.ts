/* Moving the view while an object is in hand. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { openBench } from '@/features/designer/testing/fixture'

const held = { shift: false, alt: false, ctrl: false, touch: false } as const

describe('placing an object', () => {
  let module: PlanModule

  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  it('pans while the hand is held and keeps the object in hand', () => {
    const { designer } = openBench(module, hallJson(1, 4))
    const { panX } = designer.view.getState().camera
    designer.place('round')
    designer.holdHand(true)
    const world = { x: 0, y: 0 }
    designer.dispatch({ ...held, kind: 'down', world, screen: { x: 100, y: 100 } })
    designer.dispatch({ ...held, kind: 'move', world, screen: { x: 160, y: 100 } })
    designer.dispatch({ ...held, kind: 'up', world, screen: { x: 160, y: 100 } })
    designer.holdHand(false)
    expect(designer.view.getState().camera.panX).toBe(panX + 60)
    expect(designer.interaction.getState().name).toBe('placing')
    expect(designer.plan.state.getState().order).toHaveLength(1)
  })

  it('sets nothing down when the key is released before the button', () => {
    const { designer } = openBench(module, hallJson(1, 4))
    designer.place('round')
    designer.holdHand(true)
    const world = { x: 0, y: 0 }
    designer.dispatch({ ...held, kind: 'down', world, screen: { x: 100, y: 100 } })
    designer.holdHand(false)
    designer.dispatch({ ...held, kind: 'up', world, screen: { x: 160, y: 100 } })
    expect(designer.interaction.getState().name).toBe('placing')
    expect(designer.plan.state.getState().order).toHaveLength(1)
  })
})
