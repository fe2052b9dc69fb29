/* The camera of the viewer: fitting, zooming about a place, framing. */
import { describe, expect, it } from 'vitest'
import {
  between,
  fitted,
  framing,
  panned,
  scaleOf,
  visibleBox,
  zoomedAt,
} from '@/plan/viewer/camera'

const frame = {
  drawing: { width: 20, height: 10 },
  view: { width: 440, height: 640 },
  padding: 20,
}

describe('the camera of the viewer', () => {
  it('fits the drawing inside the padding', () => {
    expect(scaleOf(frame, 1)).toBe(20)
    expect(visibleBox(frame, fitted(frame))).toEqual({ x: -1, y: -11, width: 22, height: 32 })
  })

  it('keeps the place under the pointer while zooming', () => {
    const at = { x: 400, y: 500 }
    const place = (camera: ReturnType<typeof fitted>) => {
      const { x, width } = visibleBox(frame, camera)
      return x + (at.x / frame.view.width) * width
    }
    const before = fitted(frame)
    expect(place(zoomedAt(frame, before, 1.2, at))).toBeCloseTo(place(before), 9)
  })

  it('limits the zoom to 0.1 and 3', () => {
    const at = { x: 0, y: 0 }
    expect(zoomedAt(frame, fitted(frame), 100, at).zoom).toBe(3)
    expect(zoomedAt(frame, fitted(frame), 0.001, at).zoom).toBe(0.1)
  })

  it('comes closer than that where a drawing allows it', () => {
    const large = { ...frame, closest: 12 }
    expect(zoomedAt(large, fitted(large), 100, { x: 400, y: 500 }).zoom).toBe(12)
    expect(framing(large, { x: 2, y: 2, width: 2, height: 2 }).zoom).toBe(10)
  })

  it('moves against the drag and stays on the drawing', () => {
    expect(panned(frame, fitted(frame), { x: 40, y: -20 })).toEqual({ x: 8, y: 6, zoom: 1 })
    expect(panned(frame, fitted(frame), { x: 9000, y: 9000 })).toEqual({ x: 0, y: 0, zoom: 1 })
  })

  it('frames a box as large as it fits', () => {
    const camera = framing(frame, { x: 2, y: 2, width: 10, height: 2 })
    expect(camera).toEqual({ x: 7, y: 3, zoom: 2 })
    expect(framing(frame, { x: 2, y: 2, width: 0.1, height: 0.1 }).zoom).toBe(3)
  })

  it('lies between two cameras', () => {
    expect(between({ x: 0, y: 0, zoom: 1 }, { x: 4, y: 8, zoom: 3 }, 0.5)).toEqual({
      x: 2,
      y: 4,
      zoom: 2,
    })
  })
})
