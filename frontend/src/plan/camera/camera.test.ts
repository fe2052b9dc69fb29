/* The arithmetic that every camera shares. */
import { describe, expect, it } from 'vitest'
import { between, toWorld, drag } from '@/plan/camera/camera'
import { pinch, wheelFactor } from '@/plan/camera/input'

describe('a camera', () => {
  it('zooms about the pointer', () => {
    const camera = { zoom: 1, panX: 30, panY: -20 }
    const pointer = { x: 200, y: 120 }
    const before = toWorld(camera, pointer)
    const after = toWorld(drag(camera, pointer, pointer, 2.5), pointer)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  it('ends a flight where it was going', () => {
    const to = { zoom: 2, panX: 10, panY: 20 }
    expect(between({ zoom: 1, panX: 0, panY: 0 }, to, 1)).toEqual(to)
  })
})

describe('fingers and wheels', () => {
  it('pan by the middle of two fingers and zoom by their distance', () => {
    const moved = pinch({ x: 100, y: 100 }, { x: 200, y: 100 }, { x: 300, y: 100 })
    expect(moved).toEqual({ from: { x: 150, y: 100 }, to: { x: 200, y: 100 }, factor: 2 })
  })

  it('zoom by no more than 60 pixels of a wheel at once', () => {
    expect(wheelFactor(-1000, 0.01)).toBeCloseTo(Math.exp(0.6))
    expect(wheelFactor(30, 0.01)).toBeCloseTo(Math.exp(-0.3))
  })
})
