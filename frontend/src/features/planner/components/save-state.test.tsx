/* How safe the work is, in a word that screen readers are told as well. */
import { act, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import type { SyncState } from '@/plan/sync'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { SaveState } from '@/features/planner/components/SaveState'
import { DesignerContext } from '@/features/planner/designer/context'
import { openBench } from '@/features/planner/testing/fixture'

describe('the state of saving', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const says = (state: Partial<SyncState>, words: string) => {
    const { designer } = openBench(module, hallJson(1, 4))
    render(
      <DesignerContext value={designer}>
        <SaveState />
      </DesignerContext>,
    )
    act(() => {
      designer.sync.state.setState(state)
    })
    expect(screen.getByRole('status')).toHaveTextContent(words)
  }

  it.each([
    ['saved', 'Saved'],
    ['saving', 'Saving'],
    ['unsaved', 'Unsaved changes'],
    ['offline', 'Offline - kept on this device'],
    ['conflict', 'Conflict'],
    ['forbidden', 'Not saved - view only'],
  ] as const)('says_%s_as_%s', (save, words) => {
    says({ save }, words)
  })

  it('does_not_say_that_edits_are_kept_on_a_device_without_room', () => {
    says({ save: 'offline', kept: false }, 'Offline - no room on this device')
  })
})
