/* The outline by keyboard alone. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerContext } from '@/canvas/context'
import { Outline } from '@/features/designer/outline/Outline'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

describe('keys in the outline', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(3, 4))
    render(
      <DesignerContext value={bench.designer}>
        <Outline visible />
      </DesignerContext>,
    )
    act(() => {
      screen.getByRole('tree').focus()
    })
  })
  const press = (keys: string) => userEvent.keyboard(keys)
  const at = () => {
    const { focus, seat } = bench.designer.selection.getState()
    return [focus, seat]
  }
  const open = () => screen.queryAllByRole('treeitem', { expanded: true }).length

  it('walk_the_objects_and_stop_at_the_ends', async () => {
    await press('{ArrowDown}')
    expect(at()).toEqual(['table-1', undefined])
    await press('{End}{ArrowDown}')
    expect(at()).toEqual(['table-3', undefined])
    await press('{ArrowUp}')
    expect(at()).toEqual(['table-2', undefined])
    await press('{Home}{ArrowUp}')
    expect(at()).toEqual(['table-1', undefined])
  })

  it('open_an_object_go_to_its_seats_and_come_back', async () => {
    await press('{Home}{ArrowRight}')
    expect([at(), open()]).toEqual([['table-1', undefined], 1])
    await press('{ArrowRight}')
    expect(at()).toEqual(['table-1', 'table-1-chair-1'])
    await press('{ArrowLeft}')
    expect([at(), open()]).toEqual([['table-1', undefined], 1])
    await press('{ArrowLeft}')
    expect(open()).toBe(0)
  })

  it('take_the_current_object_into_the_selection_and_out_of_it', async () => {
    await press('{Home}')
    const { selection } = bench.designer
    expect(selection.getState().ids).toEqual(['table-1'])
    await press(' ')
    expect(selection.getState().ids).toEqual([])
  })
})
