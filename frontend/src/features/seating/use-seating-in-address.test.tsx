/* The seat assignment in the address of the page. */
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { closeSeating, openSeating } from '@/features/seating/seating-actions'
import type { Env } from '@/canvas/env'
import { useSeatingInAddress } from '@/features/seating/use-seating-in-address'
import { openBench } from '@/features/designer/testing/fixture'
import { setCompact } from '@/canvas/store/screen'

function Address({ designer }: { readonly designer: Env }) {
  useSeatingInAddress(designer)
  return <p>{useLocation().search}</p>
}

describe('the seat assignment in the address', () => {
  let module: PlanModule
  let designer: Env

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  function openAt(search: string): void {
    render(
      <MemoryRouter initialEntries={[`/floor-planner${search}`]}>
        <Address designer={designer} />
      </MemoryRouter>,
    )
  }
  const isOpen = (): boolean => designer.view.getState().surface.kind === 'seating'

  it('opens it and stays until it is left', () => {
    designer = openBench(module, hallJson(1, 4)).designer
    openAt('?event=e&seating')
    expect(isOpen()).toBe(true)
    expect(screen.getByText('?event=e&seating')).toBeInTheDocument()
    act(() => {
      closeSeating(designer)
    })
    expect(screen.getByText('?event=e')).toBeInTheDocument()
    expect(isOpen()).toBe(false)
  })

  it('comes into it when it is opened otherwise', () => {
    designer = openBench(module, hallJson(1, 4)).designer
    openAt('?event=e')
    act(() => {
      openSeating.run(designer)
    })
    expect(screen.getByText('?event=e&seating=1')).toBeInTheDocument()
  })

  it('is taken from it on a small screen, which has no such view', () => {
    designer = openBench(module, hallJson(1, 4)).designer
    setCompact(designer.view, true)
    openAt('?event=e&seating=1')
    expect(isOpen()).toBe(false)
    expect(screen.getByText('?event=e')).toBeInTheDocument()
  })
})
