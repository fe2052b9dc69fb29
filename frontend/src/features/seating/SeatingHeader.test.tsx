/* The line over the seat assignment. */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { DesignerContext } from '@/canvas/context'
import { SeatingHeader } from '@/features/seating/SeatingHeader'
import { openBench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'
import { seatingOf } from '@/guests/seating'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'

test('thousands of guests are counted as everywhere else', async () => {
  const { designer } = openBench(await loadBuiltModule(), hallJson(1, 4))
  const many = Array.from({ length: 1200 }, (_, at) => plannerGuest(`g${String(at)}`))
  designer.seating.setState(seatingOf(many), true)
  render(
    <DesignerContext value={designer}>
      <SeatingHeader eventName="Gala" proposed={undefined} />
    </DesignerContext>,
  )
  expect(screen.getByText('0 of 1,200 seated')).toBeVisible()
})
