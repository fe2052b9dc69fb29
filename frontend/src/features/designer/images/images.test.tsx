/* The Images panel on the real plan: searching, uploading, placing, tracing. */
import { QueryClientProvider } from '@tanstack/react-query'
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createQueryClient } from '@/api/query-client'
import type { Image, ImageResult } from '@/api/schema'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { fakeUploads, type FakeUpload } from '@/testing/fake-upload'
import { planKey } from '@/canvas/actions/keyboard'
import { listenToDrops } from '@/canvas/viewport/drops'
import { DesignerContext } from '@/canvas/context'
import { ImagesPanel } from '@/features/designer/images/ImagesPanel'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { dropFiles } from '@/canvas/store/panel'

const LOGO: Image = {
  ...{ id: 'i1', url: '/api/images/i1', name: 'logo.png', imageType: 'png' },
  ...{ width: 400, height: 200, aspectRatio: 2, byteCount: 900, createdAt: '2027-01-01T10:00:00Z' },
}
const PALM: ImageResult = {
  ...{ id: 'fluent/palm', url: '/api/images/library/fluent/palm.svg', type: 'vector' },
  ...{ fullUrl: '/api/images/library/fluent/palm.svg', description: 'palm tree' },
  ...{ author: 'Microsoft Corporation', license: 'MIT', source: 'library' },
  ...{ width: 32, height: 32, aspectRatio: 1 },
  svgContent:
    '<svg xmlns="http://www.w3.org/2000/svg"><path stroke="currentColor" d="M0 0h9"/></svg>',
}
const BEACH: ImageResult = {
  ...{ id: 'b7', url: '/api/images/preview/openverse/b7', type: 'photo', source: 'openverse' },
  ...{ fullUrl: '/api/images/preview/openverse/b7', description: 'Beach at noon' },
  ...{ author: 'Ines', license: 'CC BY 4.0', width: 900, height: 300, aspectRatio: 3 },
}

describe('the Images panel', () => {
  let module: PlanModule
  let bench: Bench
  let begun: FakeUpload[]

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
    begun = fakeUploads()
  })
  afterEach(cleanup)

  const open = (routes: Routes = {}) => {
    const server = fakeServer({ 'GET /api/images': () => [LOGO], ...routes })
    render(
      <QueryClientProvider client={createQueryClient()}>
        <DesignerContext value={bench.designer}>
          <ImagesPanel />
        </DesignerContext>
      </QueryClientProvider>,
    )
    return server
  }
  const finding = (...photos: ImageResult[]): Routes => ({
    'GET /api/images/search': () => ({ photos }),
  })
  const search = (words: string): void => {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search images' }), {
      target: { value: words },
    })
    act(() => {
      bench.elapse()
    })
  }
  const pictures = () =>
    [...bench.designer.plan.state.getState().elements.values()].filter(
      ({ kind }) => kind === 'vector-image',
    )
  const underlay = () => bench.designer.plan.state.getState().surroundings.underlay
  const press = (key: string) =>
    planKey(bench.designer, {
      ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
    })
  const chosen = (...files: File[]): void => {
    fireEvent.change(screen.getByLabelText('Picture files'), { target: { files } })
  }
  const file = (name: string, type: string, size = 100): File => {
    const made = new File(['x'], name, { type })
    Object.defineProperty(made, 'size', { value: size })
    return made
  }

  describe('the search', () => {
    it('asks_for_20_once_the_typing_has_paused', async () => {
      const { sent } = open(finding(PALM))
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'p' } })
      const asked = () => sent.filter(({ path }) => path === '/api/images/search')
      search('pal')
      search('palm')
      await screen.findByRole('button', { name: /^Palm tree/ })
      expect(asked().at(-1)?.search).toBe('?query=palm&per_page=20')
      expect(asked().some(({ search: query }) => query.includes('query=p&'))).toBe(false)
    })

    it('says_who_made_a_picture_what_may_be_done_with_it_and_where_it_comes_from', async () => {
      open(finding(PALM, BEACH))
      search('palm')
      const palm = await screen.findByRole('button', { name: /^Palm tree/ })
      expect(palm).toHaveTextContent('MIT · Microsoft Corporation')
      const beach = screen.getByRole('button', { name: /^Beach at noon/ })
      expect(beach).toHaveTextContent('CC BY 4.0 · Ines')
      expect(within(beach).getByText('openverse')).toBeVisible()
      expect(within(palm).queryByText('library')).not.toBeInTheDocument()
      expect(screen.getByRole('status')).toHaveTextContent('2 images')
    })

    it('repeats_the_words_when_nothing_was_found_and_offers_to_clear_them', async () => {
      open(finding())
      search('xyzzy')
      expect(
        await screen.findByRole('heading', { name: 'No images found for “xyzzy”' }),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
      expect(screen.getByRole('searchbox')).toHaveValue('')
      expect(await screen.findByRole('button', { name: /^logo\.png/ })).toBeVisible()
    })

    it('says_why_it_failed_and_can_be_tried_again', async () => {
      const server = open({
        'GET /api/images/search': () => refusal(503, 'unavailable', 'Try again in a minute.'),
      })
      search('palm')
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'The search failed. Try again in a minute.',
      )
      server.routes['GET /api/images/search'] = () => ({ photos: [PALM] })
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('button', { name: /^Palm tree/ })).toBeVisible()
    })
  })

  describe('placing', () => {
    it('makes_one_command_of_a_drawing_that_travels_with_the_plan', async () => {
      open(finding(PALM))
      search('palm')
      await userEvent.click(await screen.findByRole('button', { name: /^Palm tree/ }))
      expect(screen.getByRole('button', { name: /^Palm tree/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      press('Enter')
      await act(() => bench.settle())
      expect(bench.sent).toMatchObject([{ kind: 'add' }])
      expect(pictures()).toMatchObject([
        { width: 80, height: 80, zIndex: 100, imageType: 'svg', aspectRatio: 1, name: 'Palm tree' },
      ])
      // A drawing of one line would be black on a dark floor.
      expect(pictures()[0]?.svgContent).toContain('<svg')
      expect(pictures()[0]?.svgContent).not.toContain('currentColor')
      act(() => {
        bench.designer.editing.undo()
      })
      expect(pictures()).toEqual([])
    })

    it('takes_a_photo_of_a_provider_over_first', async () => {
      const kept = { ...LOGO, id: 'i9', url: '/api/images/i9', aspectRatio: 3, source: 'openverse' }
      const { sent } = open({ ...finding(BEACH), 'POST /api/images/from-search': () => kept })
      search('beach')
      await userEvent.click(await screen.findByRole('button', { name: /^Beach at noon/ }))
      await waitFor(() => {
        expect(bench.designer.interaction.getState().name).toBe('placing')
      })
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        ...{ source: 'openverse', id: 'b7' },
      })
      press('Enter')
      expect(pictures()).toMatchObject([
        { imageUrl: '/api/images/i9', isUserUploaded: false, width: 80, height: 26.667 },
      ])
    })

    it('says_why_a_photo_cannot_be_had', async () => {
      const answer = () => refusal(502, 'provider_failed', 'openverse did not answer.')
      open({ ...finding(BEACH), 'POST /api/images/from-search': answer })
      search('beach')
      await userEvent.click(await screen.findByRole('button', { name: /^Beach at noon/ }))
      await waitFor(() => {
        expect(bench.notices).toEqual([
          { title: 'Picture not placed', text: 'openverse did not answer.' },
        ])
      })
    })

    it('puts_a_dragged_upload_where_it_is_let_go', async () => {
      open()
      const plan = document.createElement('div')
      document.body.append(plan)
      const stop = listenToDrops(bench.designer, plan)
      bench.designer.camera.set({ zoom: 2, panX: 0, panY: 0 })
      const tile = await screen.findByRole('button', { name: /^logo\.png/ })
      fireEvent.dragStart(tile, { dataTransfer: { setData: () => undefined } })
      const drop = createEvent.drop(plan, { dataTransfer: { types: [], files: [] } })
      // jsdom's drags have no place of their own.
      Object.assign(drop, { clientX: 480, clientY: 240 })
      fireEvent(plan, drop)
      fireEvent.dragEnd(tile)
      stop()
      expect(pictures()).toMatchObject([
        { x: 200, y: 100, width: 80, height: 40, isUserUploaded: true },
      ])
      expect(bench.designer.dragPayload).toBeUndefined()
    })
  })

  describe('uploads', () => {
    it.each([
      [file('hall.bmp', 'image/bmp'), 'Please upload SVG, PNG, JPG, or GIF files only'],
      [file('hall.png', 'image/png', 5 * 1024 * 1024 + 1), 'File size must be less than 5MB'],
    ])('refuses_what_cannot_be_kept_without_sending_it', (wrong, text) => {
      open()
      chosen(wrong)
      expect(screen.getByRole('alert')).toHaveTextContent(text)
      expect(begun).toEqual([])
      fireEvent.click(screen.getByRole('button', { name: `Dismiss ${wrong.name}` }))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    it('show_how_far_they_are_and_then_the_picture', async () => {
      let list = [LOGO]
      open({ 'GET /api/images': () => list })
      chosen(file('hall.svg', ''))
      act(() => {
        begun[0]?.progress(0.4)
      })
      const bar = screen.getByRole('progressbar', { name: 'Upload of hall.svg' })
      expect(bar).toHaveAttribute('aria-valuenow', '40')
      list = [{ ...LOGO, id: 'i2', name: 'hall.svg' }, LOGO]
      act(() => {
        begun[0]?.answer(201, list[0])
      })
      expect(await screen.findByRole('button', { name: /^hall\.svg/ })).toBeVisible()
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
      expect(pictures()).toEqual([])
    })

    it('can_be_cancelled', async () => {
      open()
      chosen(file('hall.png', 'image/png'))
      await userEvent.click(screen.getByRole('button', { name: 'Cancel hall.png' }))
      expect(begun[0]?.aborted).toBe(true)
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    it('that_the_server_refuses_say_so_in_its_words', async () => {
      open()
      chosen(file('hall.svg', 'image/svg+xml'))
      const message = 'This SVG contains a script.'
      act(() => {
        begun[0]?.answer(422, { code: 'image_refused', message })
      })
      expect(await screen.findByRole('alert')).toHaveTextContent(message)
    })

    it('begin_with_a_file_that_is_dropped_on_the_panel', () => {
      open()
      const files = [file('hall.png', 'image/png')]
      fireEvent.drop(screen.getByRole('searchbox'), { dataTransfer: { types: ['Files'], files } })
      expect(begun.map((each) => each.file?.name)).toEqual(['hall.png'])
    })

    it('of_files_dropped_on_the_plan_are_placed_there', async () => {
      open()
      act(() => {
        const files = [file('hall.png', 'image/png')]
        dropFiles(bench.designer.view, files, { x: 240, y: 120 })
      })
      act(() => {
        begun[0]?.answer(201, LOGO)
      })
      await waitFor(() => {
        expect(pictures()).toMatchObject([{ x: 200, y: 100, imageUrl: LOGO.url }])
      })
      expect(bench.designer.view.getState().dropped).toBeUndefined()
    })

    it('are_asked_about_before_they_are_deleted', async () => {
      const { sent, routes } = open({ 'DELETE /api/images/i1': () => undefined })
      await userEvent.click(await screen.findByRole('button', { name: 'Delete logo.png' }))
      const question = screen.getByRole('alertdialog', { name: 'Delete logo.png?' })
      routes['GET /api/images'] = () => []
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
      expect(await screen.findByText(/^No uploads yet\./)).toBeVisible()
      expect(sent.some(({ method }) => method === 'DELETE')).toBe(true)
    })

    it('that_a_plan_shows_stay_and_say_where', async () => {
      const message =
        'This picture is used in the plan or a snapshot of Gala. Remove it there first.'
      open({ 'DELETE /api/images/i1': () => refusal(409, 'image_in_use', message) })
      await userEvent.click(await screen.findByRole('button', { name: 'Delete logo.png' }))
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
      await waitFor(() => {
        expect(bench.notices).toEqual([{ title: 'Picture not deleted', text: message }])
      })
    })
  })

  describe('the tracing picture', () => {
    it('is_chosen_among_the_uploads_shown_paler_hidden_and_removed', async () => {
      open()
      await userEvent.click(await screen.findByRole('button', { name: 'Trace from logo.png' }))
      expect(underlay()).toMatchObject({ imageUrl: LOGO.url, opacity: 0.5, visible: true })
      const opacity = screen.getByRole('slider', { name: 'Opacity' })
      fireEvent.change(opacity, { target: { value: '30' } })
      fireEvent.blur(opacity)
      expect(underlay()?.opacity).toBe(0.3)
      await userEvent.click(screen.getByRole('checkbox', { name: 'Show on the plan' }))
      expect(underlay()?.visible).toBe(false)
      await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
      expect(underlay()).toBeUndefined()
      act(() => {
        bench.designer.editing.undo()
      })
      expect(underlay()?.visible).toBe(false)
    })

    it('keeps_its_proportions_when_its_width_is_typed', async () => {
      open()
      await userEvent.click(await screen.findByRole('button', { name: 'Trace from logo.png' }))
      const width = screen.getByLabelText('Width')
      await userEvent.clear(width)
      await userEvent.type(width, '20 ft{Enter}')
      expect(underlay()).toMatchObject({ width: 480, height: 240 })
    })

    it('can_be_uploaded_at_once', async () => {
      open({ 'GET /api/images': () => [] })
      const files = [file('hall.png', 'image/png')]
      fireEvent.change(screen.getByLabelText('Tracing picture file'), { target: { files } })
      act(() => {
        begun[0]?.answer(201, LOGO)
      })
      expect(await screen.findByRole('button', { name: 'Calibrate' })).toBeVisible()
      expect(underlay()?.imageUrl).toBe(LOGO.url)
    })
  })
})
