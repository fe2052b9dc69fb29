// @vitest-environment jsdom
/* What an upload sends, how far it is, and how a refusal comes back. */
import { expect, test } from 'vitest'
import { uploadImage } from '@/api/images'
import { fakeUploads } from '@/testing/fake-upload'

const IMAGE = { id: 'i1', url: '/api/images/i1', name: 'hall', imageType: 'svg', aspectRatio: 1 }

test('a picture travels as the file of a form and tells how far it is', async () => {
  const begun = fakeUploads()
  const shares: number[] = []
  const sending = uploadImage(new File(['<svg/>'], 'hall.svg'), {
    onProgress: (share) => shares.push(share),
  })
  expect(begun[0]).toMatchObject({ path: '/api/images', file: { name: 'hall.svg' } })
  begun[0]?.progress(0.5)
  begun[0]?.answer(201, IMAGE)
  expect(await sending).toEqual(IMAGE)
  expect(shares).toEqual([0.5])
})

test('a refusal says why', async () => {
  const begun = fakeUploads()
  const sending = uploadImage(new File(['x'], 'x.png'))
  const message = 'Please upload SVG, PNG, JPG, or GIF files only'
  begun[0]?.answer(422, { code: 'image_refused', message, details: { reason: 'kind' } })
  await expect(sending).rejects.toMatchObject({ status: 422, code: 'image_refused', message })
})

test('an upload that is given up or finds nobody fails like any other call', async () => {
  const begun = fakeUploads()
  const stop = new AbortController()
  const given = uploadImage(new File(['x'], 'x.png'), { signal: stop.signal })
  stop.abort()
  await expect(given).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  expect(begun[0]?.aborted).toBe(true)
  const lost = uploadImage(new File(['x'], 'x.png'))
  begun[1]?.onerror?.()
  await expect(lost).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})

test('an answer that is no picture is no success', async () => {
  const begun = fakeUploads()
  const sending = uploadImage(new File(['x'], 'x.png'))
  begun[0]?.answer(201, 'a page of a proxy')
  await expect(sending).rejects.toMatchObject({ status: 0 })
})
