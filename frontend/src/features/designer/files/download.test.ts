// @vitest-environment jsdom
/* The drawing as a file, on the real plan: it shows everything by itself. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { downloadDrawing } from '@/features/designer/files/download'
import { openBench } from '@/features/designer/testing/fixture'
import { fakeServer } from '@/testing/fake-server'

const picture = (id: string, address: string) => ({ id, type: 'vector-image', imageUrl: address })

describe('the downloaded drawing', () => {
  let module: PlanModule
  let saved: Blob | undefined

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    saved = undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) saved = file
      return 'blob:drawing'
    }
    URL.revokeObjectURL = () => undefined
  })

  it('holds_its_pictures_and_says_how_many_are_missing', async () => {
    fakeServer({
      'GET /api/images/logo': () =>
        new Response('ab', { headers: { 'content-type': 'image/png' } }),
    })
    const elements = [
      picture('a', '/api/images/logo'),
      picture('b', '/api/images/logo'),
      picture('c', '/api/images/of-others'),
      { ...picture('d', '/api/images/hidden'), hidden: true },
    ]
    const bench = openBench(module, JSON.stringify({ elements }))
    await downloadDrawing(bench.designer)
    const drawing = (await saved?.text()) ?? ''
    expect(drawing.match(/data:image\/png;base64,YWI=/g)).toHaveLength(1)
    expect(drawing.match(/<use/g)).toHaveLength(2)
    expect(drawing.match(/stroke-dasharray/g)).toHaveLength(1)
    expect(drawing).not.toContain('/api/images')
    expect(bench.notices).toEqual([
      {
        title: 'Exported',
        text: 'Wedding.svg was downloaded. 1 picture could not be included.',
      },
    ])
  })

  it('needs_nothing_from_the_server_when_it_has_no_pictures', async () => {
    const server = fakeServer({})
    const bench = openBench(module, JSON.stringify({ elements: [{ id: 't', type: 'round' }] }))
    await downloadDrawing(bench.designer)
    expect(server.sent).toEqual([])
    expect(bench.notices).toEqual([{ title: 'Exported', text: 'Wedding.svg was downloaded.' }])
  })
})
