/* Which chair is open after a guest was seated on one. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { guestPicker } from '@/features/seating/ChairBody'
import { ChairCard } from '@/features/seating/ChairCard'
import { DesignerContext } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { seatingOf } from '@/guests/seating'
import { focusSeat } from '@/canvas/store/selection'
import { openBench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'

describe('seating a guest on the open chair', () => {
  let module: PlanModule
  let designer: Env
  let answer: (done: boolean) => void

  beforeAll(async () => {
    module = await loadBuiltModule()
    await guestPicker.fetch()
  })
  beforeEach(async () => {
    designer = openBench(module, hallJson(1, 8)).designer
    designer.seating.setState(seatingOf([plannerGuest('ana')]), true)
    focusSeat(designer.selection, 'table-1', 'table-1-chair-1')
    vi.mocked(designer.seats.assign).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    render(
      <DesignerContext value={designer}>
        <ChairCard />
      </DesignerContext>,
    )
    await userEvent.type(screen.getByRole('combobox'), 'Ana{Enter}')
  })

  it('opens the next free chair', async () => {
    await act(async () => {
      answer(true)
      await Promise.resolve()
    })
    expect(designer.selection.getState().seat).toBe('table-1-chair-2')
  })

  it('stays away from chairs once the person has left by Escape', async () => {
    await userEvent.keyboard('{Escape}')
    await act(async () => {
      answer(true)
      await Promise.resolve()
    })
    expect(designer.selection.getState().seat).toBeUndefined()
  })
})
