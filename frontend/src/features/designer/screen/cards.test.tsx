/* The cards over the plan: what is wrong in one of their fields is said by the field's name, and nothing is done. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerContext } from '@/canvas/context'
import { ArrayCard } from '@/features/designer/arrange/ArrayCard'
import { MoveToCard } from '@/features/designer/arrange/MoveToCard'
import { setPrefs } from '@/canvas/store/prefs'
import { select } from '@/canvas/store/selection'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

const LENGTH = 'Enter 6 ft 3 in, 75 in or 1.9 m.'

describe('a card over the plan', () => {
  let module: PlanModule
  let bench: Bench
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    setPrefs({ units: 'feet' })
    bench = openBench(module, hallJson(2, 4))
    select(bench.designer.selection, ['table-1'])
  })
  afterEach(cleanup)

  const show = (Card: typeof ArrayCard) =>
    render(
      <DesignerContext value={bench.designer}>
        <Card />
      </DesignerContext>,
    )
  const write = async (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
  }

  it.each([
    ['Columns', '0', 'Columns cannot be “0”. Enter a whole number from 1 to 100.'],
    ['Rows', '1,5', 'Rows cannot be “1,5”. Enter a whole number from 1 to 100.'],
    ['Horizontal gap', '', `Horizontal gap cannot be empty. ${LENGTH}`],
    ['Vertical gap', '-5', `Vertical gap cannot be “-5”. ${LENGTH}`],
  ])('says_what_is_wrong_with_%s_%j_of_rows', async (label, text, says) => {
    show(ArrayCard)
    await write(label, text)
    expect(screen.getByRole('status')).toHaveTextContent(says)
    expect(bench.designer.plan.state.getState().order).toHaveLength(2)
  })

  it.each([
    ['To the right', '1e9', `To the right cannot be “1e9”. ${LENGTH}`],
    ['Down', '', `Down cannot be empty. ${LENGTH}`],
  ])('says_what_is_wrong_with_%s_%j_of_a_move', async (label, text, says) => {
    show(MoveToCard)
    await write(label, text)
    expect(screen.getByRole('status')).toHaveTextContent(says)
    expect(bench.designer.plan.state.getState().elements.get('table-1')).toMatchObject({ x: 60 })
  })

  it('says_what_is_wrong_with_the_gap_to_another_object', async () => {
    show(MoveToCard)
    await userEvent.selectOptions(screen.getByLabelText('Move'), 'beside')
    await write('Gap between them', 'near')
    expect(screen.getByRole('status')).toHaveTextContent(
      `Gap between them cannot be “near”. ${LENGTH}`,
    )
  })
})
