/* The camera of the viewer: fitting, zooming about a place, framing. */
import { describe, expect, it } from 'vitest'
import { placed } from '@/plan/camera/camera'
import { byHand, middle, viewBox } from '@/plan/camera/rules'
import { viewerRules } from '@/plan/viewer/camera'

const fitting = { drawing: { width: 20, height: 10 }, padding: 20, closest: 3 }
const view = { width: 440, height: 640 }
const whole = 20
const rules = viewerRules(fitting)
const first = rules.first(view)
const centred = (x: number, y: number, zoom: number) => placed({ x, y }, middle, zoom * whole)

describe('the camera of the viewer', () => {
  it('fits the drawing inside the padding', () => {
    expect(rules.unit(view)).toBe(whole)
    expect(viewBox(first, view)).toBe('-1 -11 22 32')
  })

  it('limits the zoom to 0.1 and 3', () => {
    expect(byHand({ factor: 100 })(first, view, rules).zoom).toBe(3 * whole)
    expect(byHand({ factor: 0.001 })(first, view, rules).zoom).toBe(0.1 * whole)
  })

  it('comes closer than that where a drawing allows it', () => {
    const large = viewerRules({ ...fitting, closest: 12 })
    expect(byHand({ factor: 100 })(first, view, large).zoom).toBe(12 * whole)
    expect(large.framing({ x: 2, y: 2, width: 2, height: 2 }, view).zoom).toBe(10 * whole)
  })

  it('moves against the drag and stays on the drawing', () => {
    expect(byHand({ to: { x: 40, y: -20 } })(first, view, rules)).toEqual(centred(8, 6, 1))
    expect(byHand({ to: { x: 9000, y: 9000 } })(first, view, rules)).toEqual(centred(0, 0, 1))
  })

  it('frames a box as large as it fits', () => {
    expect(rules.framing({ x: 2, y: 2, width: 10, height: 2 }, view)).toEqual(centred(7, 3, 2))
    expect(rules.framing({ x: 2, y: 2, width: 0.1, height: 0.1 }, view).zoom).toBe(3 * whole)
  })
})
