/* Changing the name of a table in its card. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { nameOf } from '@/canvas/text/describe'
import { DesignerContext } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { TableName } from '@/features/seating/TableName'
import { openBench } from '@/features/designer/testing/fixture'

let module: PlanModule
let designer: Env

beforeAll(async () => {
  module = await loadBuiltModule()
})
beforeEach(async () => {
  designer = openBench(module, hallJson(2, 4)).designer
  render(
    <DesignerContext value={designer}>
      <TableName table={table()} />
    </DesignerContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Rename Table 2' }))
  await userEvent.clear(field())
})

function table() {
  const found = designer.plan.state.getState().elements.get('table-2')
  if (found === undefined) throw new Error('no table')
  return found
}
const field = () => screen.getByRole('textbox', { name: 'Name of the table' })

it('takes a name that no other table has', async () => {
  await userEvent.type(field(), 'Family{Enter}')
  expect(nameOf(table())).toBe('Family')
})

it.each([
  ['Table 1', 'Another table already has this name.'],
  [' table 1 ', 'Another table already has this name.'],
  ['x'.repeat(201), 'Use at most 200 characters.'],
])('refuses a name and says why: %s', async (name, why) => {
  await userEvent.click(field())
  await userEvent.paste(name)
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveAccessibleDescription(why)
  expect(nameOf(table())).toBe('Table 2')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Rename Table 2' })).toBeInTheDocument()
})
