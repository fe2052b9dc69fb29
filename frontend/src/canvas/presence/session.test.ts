// @vitest-environment jsdom
/* Taking part in an event: what is posted and when, who is shown, and what ends it. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { tellPresence, type OwnPresence, type PresentClient } from '@/api/live-presence'
import { liveStore } from '@/api/live-store'
import { followPerson, presenceOf } from '@/canvas/presence/presence'
import { startPresence } from '@/canvas/presence/session'
import { clientOf } from '@/canvas/presence/testing/client'
import { handFrames } from '@/canvas/presence/testing/frames'
import { focusSeat, select } from '@/canvas/store/selection'
import { enterSeating } from '@/canvas/store/screen'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'

describe('the presence of a page', () => {
  let module: PlanModule
  let bench: Bench
  let posts: OwnPresence[]
  let stop: () => void
  const left = vi.fn()
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    vi.useFakeTimers()
    left.mockReset()
    posts = []
    bench = openBench(module, hallJson(2, 4))
    liveStore.setState({ state: 'live' })
    stop = startPresence(bench.designer, {
      pointer: () => bench.designer.pointer,
      onFollowedLeft: left,
      frames: handFrames(),
      post: (presence) => {
        posts.push(presence)
        return Promise.resolve('taken')
      },
    })
  })
  afterEach(() => {
    stop()
    liveStore.setState({ state: 'off' })
    vi.useRealTimers()
  })
  const tell = (...people: readonly PresentClient[]) => {
    tellPresence({ eventId: 'event', people })
  }
  const state = () => presenceOf(bench.designer).state.getState()
  const look = () => vi.advanceTimersByTimeAsync(130)

  it('tells selection, pointer, view and place', async () => {
    await look()
    tell(clientOf('Ana'))
    bench.pointer('move', { x: 12.34, y: 5 })
    select(bench.designer.selection, ['table-1'])
    await look()
    expect(posts.at(-1)).toMatchObject({
      ...{ place: 'designer', selection: ['table-1'], cursor: { x: 12.3, y: 5 } },
      ...{ laser: false, leaving: false, clientId: presenceOf(bench.designer).clientId },
    })
    expect(posts.at(-1)?.view?.width).toBeGreaterThan(100)
    enterSeating(bench.designer.view)
    focusSeat(bench.designer.selection, 'table-1', 'table-1-chair-2')
    await look()
    expect(posts.at(-1)).toMatchObject({ place: 'seating', selection: ['table-1-chair-2'] })
  })

  it('shows the others of this event without this page', () => {
    const { clientId } = presenceOf(bench.designer)
    tell(clientOf('Ana'), clientOf('Me', { clientId }))
    tellPresence({ eventId: 'another', people: [clientOf('Ben')] })
    expect(state().people.map(({ name }) => name)).toEqual(['Ana'])
  })

  it('announces who comes', () => {
    tell()
    tell(clientOf('Ana Weber'))
    expect(bench.designer.announcer.text.getState().text).toBe('Ana Weber joined')
  })

  it('ends following when the followed person leaves', () => {
    tell(clientOf('Ana'))
    followPerson(presenceOf(bench.designer), 'user-Ana')
    tell(clientOf('Ben'))
    expect(state().followed).toBeUndefined()
    expect(left).toHaveBeenCalledExactlyOnceWith('Ana')
  })

  it('is silent while the feed is not live, and forgets the others after a while', async () => {
    await look()
    tell(clientOf('Ana'))
    liveStore.setState({ state: 'connecting' })
    posts.length = 0
    bench.pointer('move', { x: 1, y: 1 })
    await vi.advanceTimersByTimeAsync(4_900)
    expect(posts).toEqual([])
    expect(state().people).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(state().people).toEqual([])
    liveStore.setState({ state: 'live' })
    await look()
    expect(posts).toHaveLength(1)
  })

  it('leaves when the page is hidden, closed or shows something else', async () => {
    await look()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(posts.map(({ leaving }) => leaving)).toEqual([false, true])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await look()
    window.dispatchEvent(new Event('pagehide'))
    expect(posts.map(({ leaving }) => leaving)).toEqual([false, true, false, true])
    window.dispatchEvent(new Event('pageshow'))
    await look()
    stop()
    expect(posts.at(-1)?.leaving).toBe(true)
  })
})
