// @vitest-environment jsdom
/* Pictures that become parts of a file, and those that cannot. */
import { describe, expect, it } from 'vitest'

import { embedPictures } from '@/features/designer/files/pictures'
import { facts } from '@/generated/facts.gen'
import { fakeServer, refusal } from '@/testing/fake-server'

function picture(content: string, type = 'image/png') {
  return () => new Response(content, { headers: { 'content-type': type } })
}

describe('pictures of a drawing', () => {
  it('are_asked_for_once_and_become_part_of_it', async () => {
    const server = fakeServer({
      'GET /api/images/one': picture('ab'),
      'GET /api/images/two': picture('<svg/>', 'image/svg+xml; charset=utf-8'),
    })
    const { pictures, missing } = await embedPictures([
      '/api/images/one',
      '/api/images/two',
      '/api/images/one',
    ])
    expect(pictures).toEqual({
      '/api/images/one': 'data:image/png;base64,YWI=',
      '/api/images/two': 'data:image/svg+xml;base64,PHN2Zy8+',
    })
    expect(missing).toBe(0)
    expect(server.sent).toHaveLength(2)
  })

  it.each([
    ['of another organisation', () => refusal(404, 'not_found', 'There is no such picture.')],
    ['of somebody who was signed out', () => refusal(401, 'signed_out', 'Please sign in.')],
    ['that is a page', picture('<script/>', 'text/html')],
    ['that is larger than any upload', picture('x'.repeat(facts.limits.imageBytesMax + 1))],
    [
      'that does not come',
      () => {
        throw new TypeError('no network')
      },
    ],
  ])('are_left_out: one %s', async (_, answer) => {
    fakeServer({ 'GET /api/images/bad': answer, 'GET /api/images/good': picture('ab') })
    const { pictures, missing } = await embedPictures(['/api/images/bad', '/api/images/good'])
    expect(Object.keys(pictures)).toEqual(['/api/images/good'])
    expect(missing).toBe(1)
  })

  it('of_other_sites_are_not_asked_for', async () => {
    const server = fakeServer({})
    const { missing } = await embedPictures(['https://example.org/a.png'])
    expect(missing).toBe(1)
    expect(server.sent).toEqual([])
  })

  it('stop_where_the_file_would_become_too_large_and_smaller_ones_still_find_room', async () => {
    fakeServer({
      'GET /api/images/a': picture('aaaa'),
      'GET /api/images/b': picture('bbbb'),
      'GET /api/images/c': picture('cc'),
    })
    const addresses = ['/api/images/a', '/api/images/b', '/api/images/c']
    const { pictures, missing } = await embedPictures(addresses, 6)
    expect(Object.keys(pictures)).toEqual(['/api/images/a', '/api/images/c'])
    expect(missing).toBe(1)
  })
})
