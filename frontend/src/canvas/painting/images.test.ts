/* Pictures arrive once, are painted when they are there, and a broken one is not asked for again. */
import { expect, it, vi } from 'vitest'

import { Pictures } from '@/canvas/painting/images'
import { detailAt, type PaintContext, paintImage } from '@/canvas/painting/painter'

function isPicture(value: unknown): value is HTMLImageElement {
  return typeof value === 'object'
}

function picture(): HTMLImageElement {
  const made: unknown = { width: 1 }
  if (!isPicture(made)) throw new Error('no picture')
  return made
}

it('asks for a picture once and says when it has arrived', async () => {
  const made = picture()
  const load = vi.fn(() => Promise.resolve(made))
  const arrived = vi.fn()
  const pictures = new Pictures(load, arrived)
  expect(pictures.get('/api/images/a')).toBeUndefined()
  expect(pictures.get('/api/images/a')).toBeUndefined()
  await Promise.resolve()
  expect(arrived).toHaveBeenCalledOnce()
  expect(pictures.get('/api/images/a')).toBe(made)
  expect(load).toHaveBeenCalledOnce()
})

it('leaves a broken picture away and does not ask for it again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('broken')))
  const arrived = vi.fn()
  const pictures = new Pictures(load, arrived)
  pictures.get('/api/images/a')
  await Promise.resolve()
  expect(pictures.get('/api/images/a')).toBeUndefined()
  expect(arrived).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
})

it('asks for no picture without an address', () => {
  const load = vi.fn(() => Promise.resolve(picture()))
  expect(new Pictures(load, () => undefined).get('')).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

it('forgets the picture that was not painted for the longest time', async () => {
  const load = vi.fn(() => Promise.resolve(picture()))
  const pictures = new Pictures(load, () => undefined)
  for (let n = 0; n < 200; n += 1) pictures.get(`/api/images/${String(n)}`)
  await Promise.resolve()
  pictures.get('/api/images/0')
  pictures.get('/api/images/one-more')
  load.mockClear()
  pictures.get('/api/images/0')
  expect(load).not.toHaveBeenCalled()
  pictures.get('/api/images/1')
  expect(load).toHaveBeenCalledOnce()
})

it('paints the placeholder for good in the place of a picture that the page may not fetch', async () => {
  const blocked = vi.fn(() => Promise.reject(new Error('blocked by the policy of the page')))
  const pictures = new Pictures(blocked, () => undefined)
  const stroke = vi.fn()
  const drawImage = vi.fn()
  const surface = { stroke, drawImage, setLineDash: () => undefined }
  const context: PaintContext = {
    ...{ surface: surface as unknown as CanvasRenderingContext2D, pictures, pixelRatio: 1 },
    ...{ palette: { colour: (token) => token }, detail: detailAt(1) },
    camera: { zoom: 1, panX: 0, panY: 0 },
  }
  const placeholder = {} as Path2D
  const image = {
    ...{ href: 'https://example.org/far.png', placeholder, stroke: 'shape-stroke', rotation: 0 },
    ...{ cx: 0, cy: 0, width: 80, height: 60, flipX: false, flipY: false },
  }
  paintImage(context, image)
  await Promise.resolve()
  paintImage(context, image)
  expect(stroke.mock.calls).toEqual([[placeholder], [placeholder]])
  expect(drawImage).not.toHaveBeenCalled()
  expect(blocked).toHaveBeenCalledOnce()
})
