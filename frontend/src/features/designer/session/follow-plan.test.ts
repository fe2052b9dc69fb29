// @vitest-environment jsdom
/* Changes of other people are taken when the page is told of them, or once this person has nothing in progress. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import type { NewerRequest } from '@/features/designer/session/fetch-newer'
import { followPlan, type PlanFollower } from '@/features/designer/session/follow-plan'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { setCompact } from '@/canvas/store/screen'

describe('a plan that others change', () => {
  let module: PlanModule
  let bench: Bench
  let follower: PlanFollower
  const ask = vi.fn<NewerRequest>()
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
    ask.mockReset().mockImplementation(() => Promise.resolve(planAt(7)))
    follower = followPlan(bench.designer, ask)
  })
  const planAt = (revision: number) => ({ revision, plan: JSON.parse(hallJson(3, 4)) as unknown })
  const revision = () => bench.designer.sync.state.getState().revision
  const until = (wanted: number) =>
    vi.waitFor(() => {
      expect(revision()).toBe(wanted)
    })

  it('is read when a newer revision is told, and only then', async () => {
    follower.told(1)
    expect(ask).not.toHaveBeenCalled()
    follower.told(7)
    await until(7)
    follower.told(7)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is asked for once where it is not known whether there is a newer one', async () => {
    ask.mockResolvedValue(undefined)
    follower.told(null)
    await vi.waitFor(() => {
      expect(ask).toHaveBeenCalledOnce()
    })
    setCompact(bench.designer.view, true)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('waits for the end of a gesture', async () => {
    bench.pointer('down', { x: 120, y: 120 })
    bench.pointer('move', { x: 320, y: 320 })
    bench.frame()
    follower.told(7)
    expect(ask).not.toHaveBeenCalled()
    bench.designer.dispatch({ kind: 'cancel' })
    await until(7)
  })

  it('is not read for an edit of this page that has been saved', async () => {
    bench.designer.editing.run({ kind: 'move', moves: [{ id: 'table-1', x: 300, y: 300 }] })
    follower.told(2)
    await bench.designer.sync.flush()
    expect(revision()).toBe(2)
    expect(ask).not.toHaveBeenCalled()
  })

  it('reads a revision that was told while an earlier one was read', async () => {
    ask.mockImplementationOnce(() => {
      follower.told(8)
      return Promise.resolve(planAt(7))
    })
    ask.mockImplementationOnce(() => Promise.resolve(planAt(8)))
    follower.told(7)
    await until(8)
  })

  it('is mentioned once while changes keep coming', async () => {
    follower.told(7)
    await until(7)
    ask.mockResolvedValue(planAt(8))
    follower.told(8)
    await until(8)
    expect(bench.notices).toHaveLength(1)
    bench.elapse()
    ask.mockResolvedValue(planAt(9))
    follower.told(9)
    await until(9)
    expect(bench.notices).toHaveLength(2)
  })

  it('is asked for again after a failure only when there is reason to', async () => {
    ask.mockRejectedValueOnce(new Error('offline'))
    follower.told(7)
    await vi.waitFor(() => {
      expect(ask).toHaveBeenCalledOnce()
    })
    setCompact(bench.designer.view, true)
    expect(ask).toHaveBeenCalledOnce()
    await vi.waitFor(() => {
      follower.retry()
      expect(revision()).toBe(7)
    })
  })
})
