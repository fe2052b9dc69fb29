// @vitest-environment jsdom
/* What is left of the designer when the right to edit goes in the middle of work. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { revokeEditing } from '@/features/designer/session/read-only'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { pickUp } from '@/canvas/store/hand'
import { openDialog } from '@/canvas/store/layer'
import { enterSeating } from '@/canvas/store/screen'

describe('a designer whose tools are taken away', () => {
  let module: PlanModule
  let bench: Bench
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
  })

  it('lets_go_of_what_the_hand_holds_and_changes_nothing_any_more', async () => {
    const before = bench.designer.plan.session().toJson()
    bench.pointer('down', { x: 120, y: 120 })
    bench.pointer('move', { x: 320, y: 320 })
    bench.frame()
    revokeEditing(bench.designer)
    bench.pointer('up', { x: 320, y: 320 })
    await bench.settle()
    expect(bench.designer.interaction.getState().name).toBe('idle')
    expect(bench.designer.plan.session().toJson()).toEqual(before)
    expect(bench.sent).toEqual([])
  })

  it('declines_what_is_asked_and_closes_what_only_editors_have', async () => {
    const { designer } = bench
    enterSeating(designer.view)
    pickUp(designer.view, ['ana'])
    openDialog(designer.view, 'upload')
    const asked = designer.dialogs.ask({ kind: 'replace', by: 'Gala', objects: 2, guests: [] })
    revokeEditing(designer)
    expect(await asked).toBe(false)
    expect(designer.view.getState()).toMatchObject({
      surface: { kind: 'read' },
      panel: 'attendees',
      layer: { kind: 'none' },
      hand: { kind: 'empty' },
    })
  })
})
