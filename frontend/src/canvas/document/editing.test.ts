/* Who is seated again when an undo restores chairs, and what happens to questions after the designer has closed. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { createDialogs } from '@/canvas/document/dialogs'
import { seatingOf } from '@/guests/seating'
import { openBench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'

const A = 'table-1-chair-1'
const ELSEWHERE = 'table-2-chair-1'

describe('chairs that come back', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const ana = plannerGuest('ana', { seatId: A, byHand: false })
  const unseated = () => {
    const { designer } = openBench(module, hallJson(2, 4))
    designer.seating.setState(seatingOf([ana]), true)
    designer.editing.remember(designer.editing.seatedAt([A]))
    return designer
  }

  it('seat_their_guest_again_as_before_and_only_once', () => {
    const { editing } = unseated()
    expect(editing.takeReseatable([A, ELSEWHERE])).toEqual([
      { guestId: 'ana', seatId: A, byHand: false },
    ])
    expect(editing.takeReseatable([A])).toEqual([])
  })

  it('leave_a_guest_where_somebody_has_seated_them_since', () => {
    const { editing, seating } = unseated()
    seating.setState(seatingOf([plannerGuest('ana', { seatId: ELSEWHERE })]), true)
    expect(editing.takeReseatable([A])).toEqual([])
  })
})

describe('questions of a page that is left', () => {
  it('are_declined', async () => {
    const dialogs = createDialogs()
    const question = { kind: 'unseat', guests: [], verb: 'delete' } as const
    const asked = dialogs.ask(question)
    dialogs.close()
    expect(await asked).toBe(false)
    expect(await dialogs.ask(question)).toBe(false)
    expect(dialogs.state.getState().asked).toBeUndefined()
  })
})
