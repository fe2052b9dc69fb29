/* How the tracing picture is painted, and its placeholder when it cannot be loaded. */
import { expect, it, vi } from 'vitest'

import type { Underlay } from '@/plan/types'
import { Pictures } from '@/canvas/painting/images'
import { detailAt, type PaintContext } from '@/canvas/painting/painter'
import { paintUnderlay } from '@/canvas/painting/underlay/paint'

const UNDERLAY: Underlay = {
  ...{ imageUrl: 'https://example.org/hall.png', x: 0, y: 0, width: 600, height: 400 },
  ...{ rotation: 0, opacity: 0.4, visible: true },
}

/** Records which methods of the surface were called, with what alpha. */
function surface() {
  const calls: string[] = []
  const bag: Record<string, unknown> = {}
  const fake = new Proxy(bag, {
    get: (set, name) => (name in set ? set[String(name)] : () => calls.push(String(name))),
  })
  return { calls, bag, fake: fake as unknown as CanvasRenderingContext2D }
}

async function painted(load: () => Promise<CanvasImageSource>, underlay = UNDERLAY) {
  const arrived = vi.fn()
  const pictures = new Pictures(load, arrived)
  pictures.get(underlay.imageUrl)
  await Promise.resolve()
  await Promise.resolve()
  const { calls, bag, fake } = surface()
  const context: PaintContext = {
    ...{ surface: fake, pictures, pixelRatio: 1, detail: detailAt(1) },
    palette: { colour: (token) => token },
    camera: { zoom: 1, panX: 0, panY: 0 },
  }
  paintUnderlay(context, underlay)
  return { calls, alpha: bag.globalAlpha }
}

const there = () => Promise.resolve({ width: 1 } as HTMLImageElement)
const blocked = () => Promise.reject(new Error('blocked by the policy of the page'))

it('is painted as pale as the plan says', async () => {
  const { calls, alpha } = await painted(there)
  expect(calls).toContain('drawImage')
  expect(alpha).toBe(0.4)
})

it('leaves a frame in its place when it cannot be had', async () => {
  const { calls } = await painted(blocked)
  expect(calls).not.toContain('drawImage')
  expect(calls).toContain('strokeRect')
})

it('is not painted while it is hidden', async () => {
  const { calls } = await painted(there, { ...UNDERLAY, visible: false })
  expect(calls).toEqual([])
})
