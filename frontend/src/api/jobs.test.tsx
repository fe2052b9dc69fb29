/* A job is followed until it has finished, and ends the mutation that started it. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client, unwrap } from '@/api/client'
import { useJob, useJobRun } from '@/api/jobs'
import { createQueryClient } from '@/api/query-client'
import type { Job } from '@/api/schema'
import { fakeServer, refusal } from '@/testing/fake-server'
import { aJob } from '@/testing/jobs'

const GET = 'GET /api/jobs/j-1'
const CANCEL = 'POST /api/jobs/j-1/cancel'
const START = 'POST /api/events/e-1/auto-assign/jobs'

const result = { kind: 'auto_assign', assignedCount: 3 }
const running = aJob({ state: 'running', progress: { done: 1, total: 4, phase: 'Seating' } })
const succeeded = { ...aJob({ state: 'succeeded' }), result }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Mounts a hook with a cache of its own. */
function mount<T>(hook: () => T) {
  const cache = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  return renderHook(hook, { wrapper })
}

/** Lets time pass, and everything that it brings about. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Lets time pass until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let rounds = 0; rounds < 100 && !isSo(); rounds += 1) await pass(10)
  expect(isSo()).toBe(true)
}

const mountRun = (onDone = () => Promise.resolve()) =>
  mount(() =>
    useJobRun<undefined, 'auto_assign'>({
      kind: 'auto_assign',
      eventId: 'e-1',
      start: () =>
        unwrap(
          client.POST('/api/events/{eventId}/auto-assign/jobs', {
            params: { path: { eventId: 'e-1' } },
            body: {},
          }),
        ),
      onDone,
    }),
  )

test('a job is asked for ever more rarely, and not again when it has finished', async () => {
  let answer: unknown = running
  const { sent } = fakeServer({ [GET]: () => answer })
  const { result: hook } = mount(() => useJob('j-1'))
  await pass(0)
  expect(hook.current.data?.progress.phase).toBe('Seating')
  await pass(60_000)
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.length).toBeLessThan(45)
  answer = succeeded
  await pass(2_000)
  const asked = sent.length
  await pass(60_000)
  expect(sent).toHaveLength(asked)
})

test('a server that restarts is asked again, and one that refuses is not', async () => {
  let answer: unknown = refusal(503, 'unavailable', 'Busy.')
  const { sent } = fakeServer({ [GET]: () => answer })
  const { result: hook } = mount(() => useJob('j-1'))
  await pass(0)
  answer = running
  await pass(2_000)
  expect(hook.current.data?.state).toBe('running')
  answer = refusal(404, 'not_found', 'Task not found.')
  await pass(4_000)
  const asked = sent.length
  await pass(60_000)
  expect(sent).toHaveLength(asked)
})

test('without an id nothing is asked', async () => {
  const { sent } = fakeServer({})
  mount(() => useJob(undefined))
  await pass(10_000)
  expect(sent).toEqual([])
})

test('a run shows its job and ends with the result', async () => {
  const answers: unknown[] = [running, succeeded]
  fakeServer({ [START]: () => aJob(), [GET]: () => answers.shift() })
  const { result: hook } = mountRun()
  const onSuccess = vi.fn()
  act(() => {
    hook.current.mutate(undefined, { onSuccess, onError: vi.fn() })
  })
  await pass(0)
  expect(hook.current.run?.job.state).toBe('queued')
  await until(() => hook.current.run?.job.progress.phase === 'Seating')
  expect(onSuccess).not.toHaveBeenCalled()
  await pass(2_000)
  expect(onSuccess.mock.calls[0]?.[0]).toEqual(result)
  expect([hook.current.run, hook.current.isPending]).toEqual([undefined, false])
})

test('a failed job fails its run with the words of the server', async () => {
  const error: Job['error'] = { code: 'invalid', message: 'Too long.', field: 'name' }
  fakeServer({ [START]: () => aJob(), [GET]: () => aJob({ state: 'failed', error }) })
  const { result: hook } = mountRun()
  const onError = vi.fn()
  act(() => {
    hook.current.mutate(undefined, { onSuccess: vi.fn(), onError })
  })
  await pass(2_000)
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ ...error, status: 422 })
})

test('a job that cannot be started or that is gone fails its run', async () => {
  const server = fakeServer({ [START]: () => refusal(409, 'job_queue_full', 'Full.') })
  const { result: hook } = mountRun()
  const onError = vi.fn()
  const start = async () => {
    act(() => {
      hook.current.mutate(undefined, { onSuccess: vi.fn(), onError })
    })
    await pass(2_000)
  }
  await start()
  server.routes[START] = () => aJob()
  server.routes[GET] = () => refusal(404, 'not_found', 'Task not found.')
  await start()
  expect(onError.mock.calls).toMatchObject([[{ code: 'job_queue_full' }], [{ code: 'not_found' }]])
})

test('a cancelled run reports no failure and keeps its job for the screen', async () => {
  fakeServer({
    [START]: () => running,
    [GET]: () => running,
    [CANCEL]: () => aJob({ state: 'cancelled' }),
  })
  const { result: hook } = mountRun()
  const onError = vi.fn()
  act(() => {
    hook.current.mutate(undefined, { onSuccess: vi.fn(), onError })
  })
  await pass(500)
  act(() => {
    hook.current.run?.cancel()
  })
  await pass(0)
  expect(hook.current.run?.job.state).toBe('cancelled')
  expect(hook.current.isPending).toBe(false)
  expect(onError).not.toHaveBeenCalled()
})

test('a run continues after a reload, and what came of it is still said', async () => {
  let answer: unknown = running
  const { sent } = fakeServer({ [START]: () => running, [GET]: () => answer })
  const first = mountRun()
  act(() => {
    first.result.current.mutate(undefined, { onSuccess: vi.fn(), onError: vi.fn() })
  })
  await pass(0)
  const onDone = vi.fn(() => Promise.resolve())
  const second = mountRun(onDone).result
  await until(() => second.current.run?.job.state === 'running')
  expect(second.current.isPending).toBe(true)
  answer = succeeded
  await pass(4_000)
  expect(onDone).toHaveBeenCalledOnce()
  expect(second.current.run).toBeUndefined()
  const asked = sent.length
  mountRun()
  await pass(4_000)
  expect(sent).toHaveLength(asked)
})
