import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keys } from '@/api/keys'
import { createRefresh, keysOf } from '@/api/live-changes'

const change = (kind: string, eventId: string | null, ids: readonly string[] | null = null) => ({
  ...{ kind, eventId, ids, version: null },
})

let cache: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
})

afterEach(() => {
  cache.clear()
  vi.useRealTimers()
})

/** Shows data, and counts how often it is read. */
function shown(queryKey: readonly unknown[]) {
  const queryFn = vi.fn(() => Promise.resolve(1))
  const stop = new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => undefined)
  return { queryFn, stop }
}

test('changes that come together are read once, and the next after a pause', async () => {
  const guests = shown(keys.guests('e-1'))
  await vi.advanceTimersByTimeAsync(0)
  expect(guests.queryFn).toHaveBeenCalledTimes(1)
  const refresh = createRefresh(cache)
  refresh.told(change('guests', 'e-1', ['g-1']))
  refresh.told(change('seats', 'e-1', ['g-1']))
  await vi.advanceTimersByTimeAsync(100)
  expect(guests.queryFn).toHaveBeenCalledTimes(2)
  refresh.told(change('seats', 'e-1', ['g-2']))
  await vi.advanceTimersByTimeAsync(200)
  expect(guests.queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(400)
  expect(guests.queryFn).toHaveBeenCalledTimes(3)
  guests.stop()
})

test('waits for the answer of a change of this page', async () => {
  const tags = shown(keys.tags)
  await vi.advanceTimersByTimeAsync(0)
  let answer: () => void = () => undefined
  const mutation = cache.getMutationCache().build(cache, {
    mutationFn: () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  })
  const saved = mutation.execute(undefined)
  const refresh = createRefresh(cache)
  refresh.told(change('tags', null))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tags.queryFn).toHaveBeenCalledTimes(1)
  answer()
  await saved
  await vi.advanceTimersByTimeAsync(100)
  expect(tags.queryFn).toHaveBeenCalledTimes(2)
  tags.stop()
})

test('only what is shown is read again at once', async () => {
  const refresh = createRefresh(cache)
  const hidden = vi.fn(() => Promise.resolve(1))
  const stop = new QueryObserver(cache, {
    queryKey: keys.parties('e-1'),
    queryFn: hidden,
  }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  refresh.told(change('parties', 'e-1'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hidden).toHaveBeenCalledTimes(1)
  expect(cache.getQueryState(keys.parties('e-1'))?.isInvalidated).toBe(true)
})

test('a kind of a later release concerns nothing', () => {
  expect(keysOf(change('holograms', null))).toEqual([])
  expect(keysOf(change('jobs', null, ['j-1']))).toEqual([keys.job('j-1')])
  expect(keysOf(change('guests', 'e-1', ['g-1']))).toContainEqual(keys.guestHistory('g-1'))
})
