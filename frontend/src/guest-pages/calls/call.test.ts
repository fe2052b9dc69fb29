// @vitest-environment jsdom
/* How the pages for guests ask the server, and what of its answer is there before they ask. */
import { afterEach, expect, test, vi } from 'vitest'
import { read, send } from '@/guest-pages/calls/call'
import { fakeServer, refusal } from '@/testing/fake-server'

afterEach(() => {
  document.body.replaceChildren()
  delete window.earlyCall
})

test('an answer that the server wrote into the page takes the place of the first call', async () => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'answer'
  Object.assign(script.dataset, { path: '/api/seat-lookup/K7M2QX', status: '200' })
  script.textContent = '{"from":"page"}'
  document.body.append(script)
  const server = fakeServer({ 'GET /api/seat-lookup/K7M2QX': () => ({ from: 'server' }) })
  expect(await read('/api/seat-lookup/K7M2QX')).toEqual({ from: 'page' })
  expect(server.sent).toEqual([])
  expect(await read('/api/seat-lookup/K7M2QX')).toEqual({ from: 'server' })
})

test('a call that the page has begun early is not made twice', async () => {
  const server = fakeServer({ 'GET /api/finders/*': () => ({ from: 'server' }) })
  const response = Promise.resolve(new Response('{"from":"early"}'))
  window.earlyCall = { path: '/api/finders/abc', response }
  expect(await read('/api/finders/other')).toEqual({ from: 'server' })
  expect(await read('/api/finders/abc')).toEqual({ from: 'early' })
  expect(server.sent).toHaveLength(1)
})

test('reading is tried once more when the connection breaks; sending is not', async () => {
  const broken = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
  vi.stubGlobal('fetch', broken)
  await expect(read('/api/finders/abc')).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  expect(broken).toHaveBeenCalledTimes(2)
  await expect(send('/api/guests/find', {})).rejects.toMatchObject({ status: 0 })
  expect(broken).toHaveBeenCalledTimes(3)
})

test('a refusal keeps the server’s code and words', async () => {
  fakeServer({ 'POST /api/guests/find': () => refusal(429, 'details_needed', 'More, please.') })
  await expect(send('/api/guests/find', {})).rejects.toMatchObject({
    status: 429,
    code: 'details_needed',
    message: 'More, please.',
  })
})
