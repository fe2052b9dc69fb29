// @vitest-environment jsdom
/* What the command palette is offered: what can be done, and why the rest cannot. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { offersOf } from '@/features/designer/screen/use-offered-actions'
import { select } from '@/canvas/store/selection'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { makeReadOnly } from '@/canvas/store/screen'

describe('the offers to the command palette', () => {
  let module: PlanModule
  let bench: Bench
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
  })
  const offer = (id: string) => offersOf(bench.designer).find((each) => each.id === `plan-${id}`)

  it('hold_what_can_be_done_with_its_keys', () => {
    select(bench.designer.selection, ['table-1', 'table-2'])
    expect(offer('align-left')).toMatchObject({ hint: 'Ctrl+Shift+←' })
    expect(offer('align-left')?.onlySearched).toBeUndefined()
  })

  it.each([
    ['align-left', 'Select two or more objects that are not locked.'],
    ['undo', 'There is nothing to undo.'],
    ['delete', 'Select something that is not locked.'],
    ['calibrate-picture', 'Add a tracing picture in the Images panel first.'],
  ])('say_why_%s_cannot_be_done_to_those_who_search_for_it', (id, why) => {
    expect(offer(id)).toMatchObject({ hint: why, onlySearched: true })
    offer(id)?.run()
    expect(bench.notices.at(-1)?.text).toBe(why)
    expect(bench.sent).toEqual([])
  })

  it('explain_nothing_to_those_who_may_only_look', () => {
    makeReadOnly(bench.designer.view)
    expect(offer('align-left')).toBeUndefined()
    expect(offer('download')).toBeDefined()
  })
})
