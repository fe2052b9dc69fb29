/* What a person sees of the others in the plan, and does with it. */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PresentClient } from '@/api/live-presence'
import { designerKey, planKey } from '@/canvas/actions/keyboard'
import { DesignerContext } from '@/canvas/context'
import { beginDrawing } from '@/canvas/drawing/start'
import { followPerson, presenceOf, takePeople } from '@/canvas/presence/presence'
import { clientOf } from '@/canvas/presence/testing/client'
import { makeReadOnly, setCompact } from '@/canvas/store/screen'
import { setMode } from '@/canvas/store/viewport'
import { DRAWINGS } from '@/features/designer/drawings'
import { OverPlan, PeopleButton, Session } from '@/features/designer/presence/Presence'
import { laserPointer } from '@/features/designer/presence/laser-action'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'

const press = (key: string) => ({
  ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
})

describe('others in the designer', () => {
  let module: PlanModule
  let bench: Bench
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
    render(
      <DesignerContext value={bench.designer}>
        <Session />
        <PeopleButton />
        <OverPlan />
      </DesignerContext>,
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const show = (...people: readonly PresentClient[]) => {
    act(() => {
      takePeople(presenceOf(bench.designer), people, 'user')
    })
  }
  const followed = () => presenceOf(bench.designer).state.getState().followed
  const pointer = (name: string) => document.querySelector(`[data-pointer="${name}"]`)

  it('are not mentioned while there are none', () => {
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('have their initials in the header, four at most, and their names for screen readers', () => {
    show(...['Ana Weber', 'Ben', 'Cem', 'Dora', 'Emil', 'Fritz'].map((name) => clientOf(name)))
    const button = screen.getByRole('button', {
      name: '6 people here: Ana Weber, Ben, Cem, Dora, Emil, Fritz',
    })
    expect(button).toHaveTextContent(/AWBCD\+2$/)
  })

  it('are a number on a phone', () => {
    act(() => {
      setCompact(bench.designer.view, true)
    })
    show(clientOf('Ana Weber'))
    const button = screen.getByRole('button', { name: '1 person here: Ana Weber' })
    expect(button).toHaveTextContent(/Weber1$/)
  })

  it('are listed with their places, and can be followed from there', async () => {
    show(clientOf('Ana Weber', { place: 'seating' }), clientOf('Me', { userId: 'user' }))
    await userEvent.click(screen.getByRole('button', { name: /^2 people here/ }))
    const list = await screen.findByRole('dialog', { name: 'People here' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('bdi')?.textContent)).toEqual([
      'Ana Weber',
      'Me (you)',
    ])
    expect(rows[0]).toHaveTextContent('Seat assignment')
    await userEvent.click(within(list).getByRole('button', { name: 'Follow Ana Weber' }))
    expect(followed()).toBe('user-Ana Weber')
    expect(screen.getByText(/^Following/)).toHaveTextContent('Following Ana Weber')
    await userEvent.click(screen.getByRole('button', { name: 'Stop following' }))
    expect(followed()).toBeUndefined()
    expect(screen.queryByText(/^Following/)).not.toBeInTheDocument()
  })

  it('are no longer followed after Escape, which does nothing else then', async () => {
    show(clientOf('Ana'))
    bench.designer.selection.setState({ ids: ['table-1'] })
    act(() => {
      followPerson(presenceOf(bench.designer), 'user-Ana')
    })
    await userEvent.keyboard('{Escape}')
    expect(followed()).toBeUndefined()
    expect(bench.designer.selection.getState().ids).toEqual(['table-1'])
    expect(bench.designer.announcer.text.getState().text).toBe('Following ended')
  })

  it('have a pointer with their name that fades when it rests', () => {
    vi.useFakeTimers()
    show(clientOf('Ana', { cursor: { x: 1, y: 1 } }), clientOf('Ben'))
    expect(pointer('Ana')).toHaveTextContent('Ana')
    expect(pointer('Ben')).toBeNull()
    act(() => {
      vi.advanceTimersByTime(5_000)
    })
    expect(pointer('Ana')).toHaveClass('opacity-0')
    show(clientOf('Ana', { cursor: { x: 2, y: 1 } }))
    expect(pointer('Ana')).not.toHaveClass('opacity-0')
  })

  it('leave a laser trail while they point with it', () => {
    show(clientOf('Ana', { cursor: { x: 1, y: 1 }, laser: true }))
    expect(document.querySelectorAll('[data-laser]')).toHaveLength(1)
    expect(pointer('Ana')).toHaveTextContent('Ana')
  })

  it('have their initials at what they selected, side by side', () => {
    show(
      clientOf('Ana Weber', { selection: ['table-1'] }),
      clientOf('Ben Roth', { selection: ['table-1', 'gone'] }),
    )
    const marks = [...document.querySelectorAll('[data-selected-by]')]
    expect(marks.map((mark) => mark.textContent)).toEqual(['AW', 'BR'])
    const [one, other] = marks.map((mark) => mark.getAttribute('transform'))
    expect(one).not.toBe(other)
  })
})

describe('the laser pointer', () => {
  let module: PlanModule
  let bench: Bench
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
    beginDrawing(bench.designer, 'laser', DRAWINGS)
    bench.designer.interaction.setState(bench.designer.interaction.getInitialState(), true)
  })
  const isOn = () => bench.designer.interaction.getState().name === 'laser'

  it('is on and off by its key, and off by Escape', () => {
    expect(planKey(bench.designer, press('l'))).toBe(true)
    expect(isOn()).toBe(true)
    planKey(bench.designer, press('l'))
    expect(isOn()).toBe(false)
    planKey(bench.designer, press('l'))
    planKey(bench.designer, press('Escape'))
    expect(isOn()).toBe(false)
    expect(designerKey(bench.designer, press('l'))).toBe(false)
  })

  it('is there for viewers, and on the drawing only', () => {
    makeReadOnly(bench.designer.view)
    expect(laserPointer.enabled(bench.designer)).toBe(true)
    setMode(bench.designer.view, '3d')
    expect(laserPointer.enabled(bench.designer)).toBe(false)
  })
})
