/* The banner and the dialog of edits that no longer apply. */
import { act, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import userEvent from '@testing-library/user-event'

import type { PlanModule } from '@/plan/session'
import type { DroppedEdit } from '@/plan/sync'
import type { Command } from '@/plan/types'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { Banners } from '@/features/designer/screen/Banners'
import { DesignerContext } from '@/canvas/context'
import { openBench } from '@/features/designer/testing/fixture'

describe('edits that no longer apply', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const review = async () => {
    const { designer } = openBench(module, hallJson(1, 4))
    render(
      <DesignerContext value={designer}>
        <Banners />
      </DesignerContext>,
    )
    const table = { ...designer.plan.session().newElement('round', 400, 400, 'table-9') }
    const by = { id: 'ana', name: 'Ana Weber' }
    const remove: Command = { kind: 'remove', ids: ['table-9'] }
    const gone = { revision: 2, commandId: 'c', by, commands: [remove] }
    const dropped: readonly DroppedEdit[] = [
      { label: 'Move Table 9', missing: [table], changes: [gone], reason: undefined },
      { label: 'Add Bar', missing: [], changes: [], reason: 'the plan is full' },
    ]
    act(() => {
      designer.sync.state.setState({ save: 'conflict', dropped })
    })
    await userEvent.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('dialog', { name: 'Edits that no longer apply' })
    return designer
  }

  it('are listed with the person who deleted their object, and made again one by one', async () => {
    const designer = await review()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Move Table 9: deleted by Ana WeberApply againDiscard',
      'Add Bar: the plan is fullDiscard',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Apply again' }))
    expect(designer.plan.state.getState().elements.has('table-9')).toBe(true)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('are gone once they are discarded', async () => {
    const designer = await review()
    await userEvent.click(screen.getByRole('button', { name: 'Discard all' }))
    expect(designer.sync.state.getState()).toMatchObject({ save: 'saved', dropped: [] })
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
  })
})
