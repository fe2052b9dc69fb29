// @vitest-environment jsdom
/* Code that comes later: a second try, one reload after a deploy, and never a reload over unsaved work. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = { at: vi.fn(), again: vi.fn() }
vi.mock('@/lib/load-page', () => ({ loadPage: page }))

/** Each test is a page that was loaded anew in the same tab. */
async function openPage() {
  vi.resetModules()
  const { fetchCode } = await import('@/lib/fetch-code')
  const { newVersionStore } = await import('@/lib/new-version')
  const { guardUnsavedWork } = await import('@/lib/unsaved-work')
  return { fetchCode, guardUnsavedWork, isOffered: () => newVersionStore.getState().available }
}

const html = (build: string) =>
  `<!doctype html><script src="/theme.js"></script><script type="module" crossorigin src="/assets/index-${build}.js"></script>`

function serve(build: string) {
  const fetch = vi.fn(() => Promise.resolve(new Response(html(build))))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  sessionStorage.clear()
  page.again.mockClear()
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-old.js')
  document.head.replaceChildren(script)
})
afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

test('a load that fails once is tried again', async () => {
  const { fetchCode } = await openPage()
  const asked = serve('new')
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  await expect(fetchCode(load)).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
  expect(asked).not.toHaveBeenCalled()
})

test('after a deploy the page reloads once, also when several parts fail together', async () => {
  const { fetchCode, isOffered } = await openPage()
  const asked = serve('new')
  const failed = vi.fn()
  fetchCode(gone).catch(failed)
  fetchCode(gone).catch(failed)
  await vi.waitFor(() => {
    expect(page.again).toHaveBeenCalledOnce()
  })
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/index.html',
    expect.objectContaining({ cache: 'no-store' }),
  )
  expect(failed).not.toHaveBeenCalled()
  expect(isOffered()).toBe(false)
})

test('a page that is still the old one after its reload asks instead of reloading again', async () => {
  const first = await openPage()
  serve('new')
  void first.fetchCode(gone)
  await vi.waitFor(() => {
    expect(page.again).toHaveBeenCalledOnce()
  })
  const second = await openPage()
  await expect(second.fetchCode(gone)).rejects.toThrow('Failed to fetch')
  expect(page.again).toHaveBeenCalledOnce()
  expect(second.isOffered()).toBe(true)
})

test('unsaved work keeps the page, and the new version is offered', async () => {
  const { fetchCode, guardUnsavedWork, isOffered } = await openPage()
  serve('new')
  const stop = guardUnsavedWork(() => true)
  await expect(fetchCode(gone)).rejects.toThrow('Failed to fetch')
  expect(page.again).not.toHaveBeenCalled()
  expect(isOffered()).toBe(true)
  stop()
  void fetchCode(gone)
  await vi.waitFor(() => {
    expect(page.again).toHaveBeenCalledOnce()
  })
})

test('a tab that cannot remember its reload does not reload by itself', async () => {
  const { fetchCode, isOffered } = await openPage()
  serve('new')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(fetchCode(gone)).rejects.toThrow('Failed to fetch')
  expect(page.again).not.toHaveBeenCalled()
  expect(isOffered()).toBe(true)
})

test.each([
  ['the same build', () => serve('old')],
  ['no network', () => vi.stubGlobal('fetch', gone)],
  [
    'an error',
    () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 }))),
  ],
  [
    'a page without a script',
    () => vi.stubGlobal('fetch', () => Promise.resolve(new Response(''))),
  ],
])('with %s the failure is reported and the page stays', async (_, answer) => {
  const { fetchCode, isOffered } = await openPage()
  answer()
  await expect(fetchCode(gone)).rejects.toThrow('Failed to fetch')
  expect(page.again).not.toHaveBeenCalled()
  expect(isOffered()).toBe(false)
})
