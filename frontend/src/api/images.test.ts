/* What an upload sends, and how a refusal comes back. */
import { expect, test, vi } from 'vitest'
import { uploadImage } from '@/api/images'

function answering(status: number, body: unknown): Request[] {
  const sent: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(Response.json(body, { status }))
  })
  return sent
}

test('a picture travels as the file of a form', async () => {
  const sent = answering(201, { id: 'i1', url: '/api/images/i1' })
  const image = await uploadImage(new File(['<svg/>'], 'hall.svg'))
  expect(image.url).toBe('/api/images/i1')
  expect(sent[0]?.method).toBe('POST')
  expect(sent[0]?.headers.get('content-type')).toContain('multipart/form-data; boundary=')
})

test('a refusal says why', async () => {
  answering(422, {
    code: 'image_refused',
    message: 'Please upload SVG, PNG, JPG, or GIF files only',
    requestId: 'r1',
    details: { reason: 'kind' },
  })
  await expect(uploadImage(new File(['x'], 'x.png'))).rejects.toMatchObject({
    status: 422,
    code: 'image_refused',
    message: 'Please upload SVG, PNG, JPG, or GIF files only',
  })
})
