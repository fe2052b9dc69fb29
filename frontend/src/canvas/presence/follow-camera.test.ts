// @vitest-environment jsdom
/* The camera follows another person's view until this person moves it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanRect, PresentClient } from '@/api/live-presence'
import { showMode } from '@/canvas/actions/toggle-3d'
import { startFollowCamera } from '@/canvas/presence/follow-camera'
import { ownPresence } from '@/canvas/presence/own-presence'
import { followPerson, presenceOf, takePeople } from '@/canvas/presence/presence'
import { clientOf } from '@/canvas/presence/testing/client'
import { handFrames, type HandFrames } from '@/canvas/presence/testing/frames'
import { visibleBox } from '@/canvas/store/camera'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'

const view = { x: 100, y: 100, width: 300, height: 200 }

describe('a page that follows', () => {
  let module: PlanModule
  let bench: Bench
  let frames: HandFrames
  let stop: () => void
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
    frames = handFrames()
    stop = startFollowCamera(bench.designer, presenceOf(bench.designer), frames)
    show({ view })
    followPerson(presenceOf(bench.designer), 'user-Ana')
  })
  const show = (change: Partial<PresentClient>) => {
    takePeople(presenceOf(bench.designer), [clientOf('Ana', change)], 'user')
  }
  const seen = (): PlanRect => {
    const { camera, size } = bench.designer.view.getState()
    return visibleBox(camera, size, 0)
  }
  const followed = () => presenceOf(bench.designer).state.getState().followed

  it('fits the whole view of the other person, and each later one', () => {
    frames.run()
    // The view of this page has the same proportions.
    expect(seen().x).toBeCloseTo(100, 0)
    expect(seen().width).toBeCloseTo(300, 0)
    show({ view: { x: 0, y: 0, width: 600, height: 100 } })
    frames.run()
    expect(seen().width).toBeCloseTo(600, 0)
    expect(seen().y).toBeCloseTo(-150, 0)
    expect(followed()).toBe('user-Ana')
  })

  it('ends when this person pans, zooms or opens the 3D view', () => {
    const ways = [
      () => {
        bench.designer.camera.pan(10, 0)
      },
      () => {
        bench.designer.camera.zoomBy(1.25)
      },
      () => {
        showMode(bench.designer, '3d')
      },
    ]
    for (const move of ways) {
      followPerson(presenceOf(bench.designer), 'user-Ana')
      frames.run()
      expect(followed()).toBe('user-Ana')
      move()
      expect(followed()).toBeUndefined()
    }
  })

  it('hands on the view it was given, so that two that follow each other come to rest', () => {
    frames.run()
    const own = () => ownPresence(bench.designer, presenceOf(bench.designer), undefined)
    expect(own().view).toEqual(view)
    bench.designer.camera.pan(10, 0)
    expect(own().view).not.toEqual(view)
  })

  it('stays where it is once the session has ended', () => {
    frames.run()
    stop()
    show({ view: { x: 0, y: 0, width: 600, height: 100 } })
    expect(frames.run()).toBe(false)
  })
})
