/* What is painted around the objects: the tracing picture is visible while it is being edited. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { createBackdrop } from '@/canvas/viewport/backdrop'
import { Pictures } from '@/canvas/painting/images'
import { detailAt, type PaintContext } from '@/canvas/painting/painter'
import { DRAWINGS } from '@/features/designer/drawings'
import { beginDrawing } from '@/canvas/drawing/start'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

const HIDDEN = {
  ...{ imageUrl: '/api/images/hall', x: 0, y: 0, width: 600, height: 400 },
  ...{ rotation: 0, opacity: 0.5, visible: false },
}

describe('the backdrop', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (): Bench => {
    const bench = openBench(module, '{"elements":[]}')
    bench.designer.plan.run({ kind: 'canvas', set: { underlay: HIDDEN } })
    return bench
  }
  /** Returns whether the tracing picture paints anything on the floor. */
  const paints = ({ designer }: Bench): boolean => {
    const calls: unknown[] = []
    const surface: unknown = new Proxy({}, { get: () => () => calls.push(1), set: () => true })
    const context: PaintContext = {
      ...{ surface: surface as CanvasRenderingContext2D, pixelRatio: 1, detail: detailAt(1) },
      ...{ palette: { colour: (token) => token }, camera: { zoom: 1, panX: 0, panY: 0 } },
      pictures: new Pictures(
        () => Promise.reject(new Error('no network')),
        () => undefined,
      ),
    }
    const backdrop = createBackdrop(designer)
    backdrop.onFloor(context)
    backdrop.dispose()
    return calls.length > 0
  }

  it('hides_the_tracing_picture_and_shows_it_while_it_is_worked_with', () => {
    const bench = open()
    expect(paints(bench)).toBe(false)
    beginDrawing(bench.designer, 'calibrating', DRAWINGS)
    expect(paints(bench)).toBe(true)
  })

  it('leaves_it_to_the_overlay_while_a_hand_moves_it', () => {
    const bench = open()
    beginDrawing(bench.designer, 'sliding', DRAWINGS)
    bench.designer.dispatch({ kind: 'nudge', dx: 24, dy: 0 })
    expect(paints(bench)).toBe(false)
  })
})
