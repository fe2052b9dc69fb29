/* A picture that moves along with the camera: where it goes, and which parts are painted. */
import { expect, it, vi } from 'vitest'

import type { Box } from '@/plan/types'
import { moveStatic } from '@/canvas/painting/layers/moved'
import { Pictures } from '@/canvas/painting/images'
import { detailAt, type PaintContext } from '@/canvas/painting/painter'
import type { Camera } from '@/plan/camera/camera'

const AT: Camera = { zoom: 0.8, panX: 10.3, panY: 20.7 }

/** Moves a picture of 400 by 300 pixels from `AT`; says where to, and what was painted. */
function moved(to: Camera, pixelRatio = 1) {
  const drawImage = vi.fn()
  const bag: Record<string, unknown> = { drawImage, canvas: { width: 400, height: 300 } }
  const surface: unknown = new Proxy(bag, {
    get: (set, name) => (String(name) in set ? set[String(name)] : () => undefined),
  })
  if (!isSurface(surface)) throw new Error('no surface')
  const context: PaintContext = {
    ...{ surface, pixelRatio, camera: to, detail: detailAt(to.zoom) },
    palette: { colour: (token) => token },
    pictures: new Pictures(() => Promise.reject(new Error('none')), vi.fn()),
  }
  const painted: Box[] = []
  const done = moveStatic(context, AT, (part) => painted.push(part))
  return {
    done,
    way: drawImage.mock.calls[0]?.slice(1),
    painted,
    mode: bag.globalCompositeOperation,
  }
}

function isSurface(value: unknown): value is CanvasRenderingContext2D {
  return typeof value === 'object'
}

const panned = (dx: number, dy: number): Camera => ({
  ...AT,
  panX: AT.panX + dx,
  panY: AT.panY + dy,
})

it('goes_with_the_camera_and_only_what_came_into_view_is_painted', () => {
  const { done, way, painted, mode } = moved(panned(12, -5))
  expect(done).toBe(true)
  expect(way).toEqual([12, -5])
  expect(painted).toEqual([
    { x: 0, y: 0, width: 12, height: 300 },
    { x: 0, y: 295, width: 400, height: 5 },
  ])
  expect(mode).toBe('source-over')
})

it('leaves_free_at_the_other_edges_when_it_goes_the_other_way', () => {
  expect(moved(panned(-12, 5)).painted).toEqual([
    { x: 388, y: 0, width: 12, height: 300 },
    { x: 0, y: 0, width: 400, height: 5 },
  ])
})

it('goes_by_pixels_of_the_canvas_where_those_are_finer_than_the_ones_of_the_page', () => {
  const { way, painted } = moved(panned(12.5, 0), 2)
  expect(way).toEqual([25, 0])
  expect(painted).toEqual([{ x: 0, y: 0, width: 12.5, height: 150 }])
})

it('paints_the_whole_view_when_nothing_of_it_was_seen', () => {
  expect(moved(panned(9000, 0)).painted).toEqual([{ x: 0, y: 0, width: 400, height: 300 }])
})

it.each([
  ['at_another_zoom', { ...AT, zoom: 0.9 }],
  ['by_part_of_a_pixel', panned(0.5, 0)],
])('stays_where_it_is_%s', (_, to) => {
  expect(moved(to)).toMatchObject({ done: false, way: undefined, painted: [] })
})
