/* What React does while a hand drags: nothing outside the overlay and the chip. */
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { GuestActionsContext } from '@/features/seating/guest-actions'
import { counted, rendered } from '@/features/designer/testing/counted'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { guestActions } from '@/features/seating/testing/guest-actions'
import { DesignerScreen } from '@/features/designer/screen/DesignerScreen'

vi.mock('@/features/designer/screen/TopBar', async (original) => {
  const { TopBar } = await original<typeof import('@/features/designer/screen/TopBar')>()
  return { TopBar: counted('TopBar', TopBar) }
})
vi.mock('@/features/designer/screen/SidePanel', async (original) => {
  const { SidePanel } = await original<typeof import('@/features/designer/screen/SidePanel')>()
  return { SidePanel: counted('SidePanel', SidePanel) }
})
vi.mock('@/features/designer/screen/BottomBar', async (original) => {
  const { BottomBar } = await original<typeof import('@/features/designer/screen/BottomBar')>()
  return { BottomBar: counted('BottomBar', BottomBar) }
})
vi.mock('@/canvas/viewport/overlay/Overlay', async (original) => {
  const { Overlay } = await original<typeof import('@/canvas/viewport/overlay/Overlay')>()
  return { Overlay: counted('Overlay', Overlay) }
})
vi.mock('@/canvas/viewport/overlay/Chip', async (original) => {
  const { Chip } = await original<typeof import('@/canvas/viewport/overlay/Chip')>()
  return { Chip: counted('Chip', Chip) }
})
vi.mock('@/features/seating/ChairCard', async (original) => {
  const { ChairCard } = await original<typeof import('@/features/seating/ChairCard')>()
  return { ChairCard: counted('ChairCard', ChairCard) }
})
vi.mock('@/features/designer/arrange/FloatingBar', async (original) => {
  const { FloatingBar } = await original<typeof import('@/features/designer/arrange/FloatingBar')>()
  return { FloatingBar: counted('FloatingBar', FloatingBar) }
})

describe('the screen during a drag at 300 tables of 10', () => {
  let module: PlanModule

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    )
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  const open = (): Bench => {
    const bench = openBench(module, hallJson(300, 10))
    render(
      <GuestActionsContext value={guestActions()}>
        <DesignerScreen designer={bench.designer} eventName="Wedding" />
      </GuestActionsContext>,
    )
    act(() => {
      bench.frame()
    })
    return bench
  }

  it('renders_overlay_and_chip_and_nothing_else_for_a_frame_of_a_drag', () => {
    const bench = open()
    const from = { x: 120, y: 120 }
    act(() => {
      bench.pointer('down', from)
      bench.pointer('move', { x: from.x + 40, y: from.y })
      bench.frame()
    })
    const outline = document.getElementById('plan-outline-tree')
    expect(outline?.children).toHaveLength(300)
    expect(new Set(rendered)).toContain('SidePanel')
    rendered.length = 0
    for (let step = 1; step <= 30; step += 1) {
      act(() => {
        bench.pointer('move', { x: from.x + 40 + step * 3, y: from.y + step })
        bench.frame()
      })
    }
    expect([...new Set(rendered)].sort()).toEqual(['Chip', 'Overlay'])
    expect(rendered).toHaveLength(60)
  })

  it('renders_the_outline_not_at_all_for_a_zoom', () => {
    const bench = open()
    rendered.length = 0
    act(() => {
      bench.designer.camera.zoomAt({ x: 600, y: 400 }, 1.1)
      bench.frame()
    })
    expect(rendered).not.toContain('SidePanel')
    expect(rendered).not.toContain('TopBar')
  })
})
