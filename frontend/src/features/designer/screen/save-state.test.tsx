/* How safe the work is, in a word that screen readers are told as well. */
import { act, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import type { SyncState } from '@/plan/sync'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { SaveState } from '@/features/designer/session/SaveState'
import { DesignerContext } from '@/canvas/context'
import { openBench } from '@/features/designer/testing/fixture'

describe('the state of saving', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const shown = (state: Partial<SyncState>) => {
    const { designer } = openBench(module, hallJson(1, 4))
    const { container } = render(
      <DesignerContext value={designer}>
        <SaveState />
      </DesignerContext>,
    )
    act(() => {
      designer.sync.state.setState(state)
    })
    return { container, sync: designer.sync.state }
  }

  it.each([
    ['offline', 'Offline - kept on this device'],
    ['conflict', 'Conflict'],
    ['forbidden', 'Not saved - view only'],
  ] as const)('says_%s_as_%s', (save, words) => {
    shown({ save })
    expect(screen.getByRole('status')).toHaveTextContent(words)
  })

  it.each([
    ['saved', 'Saved'],
    ['saving', 'Saving'],
    ['unsaved', 'Unsaved changes'],
  ] as const)('shows_%s_as_%s_and_does_not_speak_of_it', (save, words) => {
    const { container } = shown({ save })
    expect(container).toHaveTextContent(words)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('says_that_everything_is_saved_again_after_a_failure', () => {
    const { sync } = shown({ save: 'offline' })
    act(() => {
      sync.setState({ save: 'saving' })
    })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => {
      sync.setState({ save: 'saved' })
    })
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
  })

  it('does_not_say_that_edits_are_kept_on_a_device_without_room', () => {
    shown({ save: 'offline', kept: false })
    expect(screen.getByRole('status')).toHaveTextContent('Offline - no room on this device')
  })
})
