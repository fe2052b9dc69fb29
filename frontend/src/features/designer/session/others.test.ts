// @vitest-environment jsdom
/* Changes of other people on the open plan: what is in hand stays, what they delete is let go, and people are told. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { IDLE } from '@/canvas/hand/gesture'
import { editInPlace } from '@/canvas/store/layer'
import { restoreCommand, whyDropped } from '@/features/designer/session/apply-again'
import { holdHand, tellMerged } from '@/features/designer/session/others'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import type { PlanModule } from '@/plan/session'
import type { ServerChange } from '@/plan/sync'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import type { Command } from '@/plan/types'

const ANA = { id: 'ana', name: 'Ana Weber' }
const move = (id: string, x: number): Command => ({ kind: 'move', moves: [{ id, x, y: 300 }] })
const remove = (id: string): Command => ({ kind: 'remove', ids: [id] })

describe('a plan that others edit', () => {
  let module: PlanModule
  let bench: Bench
  /** What the server answers to the next question. */
  let theirs: ServerChange[]
  let revision: number
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    theirs = []
    revision = 1
    bench = openBench(module, hallJson(3, 4), undefined, {
      changesSince: () => Promise.resolve({ revision, changes: theirs }),
      hold: (changes) => holdHand(bench.designer, changes),
      merged: (merge) => {
        tellMerged(bench.designer, merge)
      },
    })
  })
  const ana = (...commands: readonly Command[]) => {
    revision += 1
    const commandId = `c-${String(revision)}`
    theirs = [{ revision, commandId, by: ANA, commands }]
    bench.designer.sync.told(revision)
  }
  const x = (id: string) => bench.designer.plan.state.getState().elements.get(id)?.x
  const until = (id: string, wanted: number | undefined) => expect.poll(() => x(id)).toBe(wanted)
  const drag = () => {
    bench.pointer('down', { x: 120, y: 120 })
    bench.pointer('move', { x: 320, y: 320 })
    bench.frame()
    expect(bench.designer.interaction.getState().lifted()).toEqual(['table-1'])
  }
  const texts = () => bench.notices.map(({ title, text }) => `${title}: ${text ?? ''}`)

  it('shows at once what they do while nothing is in hand, also over unsent edits', async () => {
    bench.designer.editing.run(move('table-2', 900))
    ana(move('table-1', 700))
    await until('table-1', 700)
    expect(x('table-2')).toBe(900)
    expect(bench.sent).toEqual([])
  })

  it('moves other objects during a drag and leaves the one in hand until the drop', async () => {
    drag()
    ana(move('table-2', 700))
    await until('table-2', 700)
    ana(move('table-1', 800))
    await Promise.resolve()
    expect(x('table-1')).toBe(60)
    bench.pointer('up', { x: 320, y: 320 })
    await expect.poll(() => bench.designer.sync.state.getState().revision).toBe(3)
    // The drop is the later edit.
    expect(x('table-1')).not.toBe(800)
    expect(bench.designer.interaction.getState()).toBe(IDLE)
  })

  it('ends the drag of an object that they delete and names the person', async () => {
    drag()
    ana(remove('table-1'))
    await until('table-1', undefined)
    expect(bench.designer.interaction.getState()).toBe(IDLE)
    expect(texts()).toEqual([
      'Table 1 was deleted: Ana Weber deleted it while you were changing it, so nothing was changed.',
    ])
  })

  it('closes the editor of an object that they delete', async () => {
    editInPlace(bench.designer.view, 'table-2')
    ana(remove('table-2'))
    await until('table-2', undefined)
    expect(bench.designer.view.getState().layer.kind).toBe('none')
    expect(texts()).toHaveLength(1)
  })

  it('tells who is replaced, and who replaces with a way back, once per burst', async () => {
    bench.designer.editing.run(move('table-1', 900))
    ana(move('table-1', 700), move('table-2', 500))
    await until('table-2', 500)
    expect(texts()).toEqual(["Edited at the same time: You replaced Ana's move of Table 1."])
    bench.notices[0]?.action?.run()
    expect(x('table-1')).toBe(700)
    ana(move('table-1', 600))
    await expect.poll(() => bench.designer.sync.state.getState().revision).toBe(3)
    const said = () => texts().filter((text) => text.startsWith('Edited'))
    expect(said()).toHaveLength(1)
  })

  it('tells a person whose edit was replaced after it was saved', async () => {
    bench.designer.editing.run(move('table-1', 900))
    await bench.settle()
    revision = bench.designer.sync.state.getState().revision
    ana(move('table-1', 700))
    await until('table-1', 700)
    expect(texts()).toEqual(['Edited at the same time: Ana moved Table 1 after you.'])
  })

  it('says nothing of edits of other properties', async () => {
    bench.designer.editing.run(move('table-1', 900))
    ana({ kind: 'rotate', rotations: [{ id: 'table-1', rotation: 30 }] })
    await expect.poll(() => bench.designer.sync.state.getState().revision).toBe(2)
    expect(bench.notices).toEqual([])
  })

  it('lists an edit whose object they deleted, and brings it back on request', async () => {
    bench.designer.editing.run(move('table-1', 900))
    ana(remove('table-1'))
    await until('table-1', undefined)
    const [dropped] = bench.designer.sync.state.getState().dropped
    if (dropped === undefined) throw new Error('nothing was dropped')
    expect(`${dropped.label}: ${whyDropped(dropped)}`).toBe('Move Table 1: deleted by Ana Weber')
    const command = restoreCommand(dropped, bench.designer.plan.state.getState().elements)
    bench.designer.editing.run(command ?? remove('table-1'))
    bench.designer.sync.discard([dropped])
    expect(x('table-1')).toBe(900)
    await bench.settle()
    expect(bench.sent).toEqual([command])
    expect(bench.designer.sync.state.getState()).toMatchObject({ save: 'saved', dropped: [] })
  })
})
