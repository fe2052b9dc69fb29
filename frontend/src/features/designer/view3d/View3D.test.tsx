/* Without WebGL the 3D view explains why, and everything beside it keeps working. */
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { PlanView } from '@/features/designer/screen/PlanView'
import { DesignerContext } from '@/canvas/context'
import { Outline } from '@/features/designer/outline/Outline'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { setMode } from '@/canvas/store/viewport'

describe('the 3D view without WebGL', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = (): void => undefined
        disconnect = (): void => undefined
      },
    )
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  async function open(): Promise<Bench> {
    const bench = openBench(module, hallJson(2, 4))
    setMode(bench.designer.view, '3d')
    render(
      <DesignerContext value={bench.designer}>
        <Outline visible />
        <PlanView />
      </DesignerContext>,
    )
    await screen.findByText(/3D needs WebGL/)
    return bench
  }

  it('says_why_and_leads_back_to_the_drawing', async () => {
    const { designer } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Back to 2D' }))
    expect(designer.view.getState().mode).toBe('2d')
    expect(screen.getByRole('application', { name: 'Floor plan' })).toBeInTheDocument()
  })

  it('leaves_the_outline_at_work', async () => {
    const { designer } = await open()
    const tree = screen.getByRole('tree', { name: 'Plan outline' })
    act(() => {
      designer.selection.setState({ ids: ['table-2'], focus: 'table-2', seat: undefined })
    })
    const item = within(tree).getByRole('treeitem', { name: /Table 2/ })
    expect(item).toHaveAttribute('aria-selected', 'true')
  })
})
