/* The search for a guest at a chair: arrow keys, Enter, input methods. */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { GuestPicker } from '@/features/seating/GuestPicker'
import { useOpenSeat } from '@/canvas/viewport/overlay/use-open-seat'
import { DesignerContext } from '@/canvas/context'
import { seatingOf } from '@/guests/seating'
import { focusSeat } from '@/canvas/store/selection'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'

const guests = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana'].map((firstName) =>
  plannerGuest(firstName.toLowerCase(), {
    firstName,
    seatId: firstName === 'Ana' ? 'table-1-chair-2' : undefined,
  }),
)

const all = [
  ...guests,
  plannerGuest('ines', { firstName: 'Ines', rsvp: 'declined' }),
  plannerGuest('zoe', { firstName: 'Zoe', rsvp: 'no-answer' }),
]

function Picker() {
  const open = useOpenSeat()
  if (open === undefined) return null
  return <GuestPicker open={open} onDone={() => undefined} onCancel={() => undefined} />
}

describe('the search for a guest at a chair', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(1, 8))
    const { designer } = bench
    designer.seating.setState(seatingOf(all), true)
    focusSeat(designer.selection, 'table-1', 'table-1-chair-1')
    render(
      <DesignerContext value={designer}>
        <Picker />
      </DesignerContext>,
    )
  })

  it('scrolls to the option that the arrow keys reach', async () => {
    const scrolled: string[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.textContent)
    }
    screen.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown>8/}')
    expect(scrolled.at(-1)).toContain('Ana')
  })

  it('leaves Enter to the input method while characters are composed', () => {
    const box = screen.getByRole('combobox')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    expect(bench.seated).toEqual([])
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(bench.seated).toEqual(['ben at table-1-chair-1'])
  })

  it('says where seated guests sit', () => {
    expect(screen.getAllByRole('option').at(-1)).toHaveTextContent(
      'Ana RuizAttendingTable 1, seat B',
    )
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Ben RuizAttendingNot seated$/)
  })

  it('offers no guest who has declined and says so to a search for one', async () => {
    await userEvent.type(screen.getByRole('combobox'), 'ines')
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByText('Ines Ruiz is not coming.')).toBeVisible()
  })

  it('says who has not answered yet', () => {
    expect(screen.getByRole('option', { name: /^Zoe/ })).toHaveTextContent(
      'Zoe RuizNo answerNot seated',
    )
  })

  it('shows names in their own direction of writing', () => {
    expect(screen.getByText(/^Ana/)).toHaveProperty('tagName', 'BDI')
  })
})
