/* The properties panel on the real plan, with helpers for tests. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import type { PlanModule } from '@/plan/session'
import type { ElementFields, ElementView } from '@/plan/types'
import { Questions } from '@/features/designer/screen/Questions'
import { DesignerContext } from '@/canvas/context'
import type { Fields } from '@/canvas/capability'
import { chairFields } from '@/features/designer/chairs/fields'
import { roomFields } from '@/features/designer/room/fields'
import { PropertiesPanel } from '@/features/designer/properties/PropertiesPanel'
import { seatingOf } from '@/guests/seating'
import { select } from '@/canvas/store/selection'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'

export const panelFields: Fields = { selection: chairFields.selection, ...roomFields }

export interface Panel {
  readonly bench: Bench
  choose(...ids: string[]): void
  element(id: string): ElementView | undefined
  /** Sets fields as if by an earlier edit. */
  given(id: string, set: ElementFields): void
  /** Seats guests: first name by seat. */
  seated(guests: Readonly<Record<string, string>>): void
  undo(): void
  retype(name: string, text: string): Promise<void>
  /** Opens a section that is closed at first. */
  open(title: RegExp): Promise<void>
  /** Returns the number of edits. */
  edits(): number
}

export function openPanel(module: PlanModule, planJson: string): Panel {
  const bench = openBench(module, planJson)
  const { designer } = bench
  render(
    <DesignerContext value={designer}>
      <PropertiesPanel fields={panelFields} />
      <Questions />
    </DesignerContext>,
  )
  return {
    bench,
    choose(...ids) {
      act(() => {
        select(designer.selection, ids)
      })
    },
    element: (id) => designer.plan.state.getState().elements.get(id),
    given(id, set) {
      act(() => {
        designer.plan.run({ kind: 'properties', changes: [{ id, set }] })
      })
    },
    seated(guests) {
      const all = Object.entries(guests).map(([seatId, firstName]) =>
        plannerGuest(firstName, { firstName, seatId }),
      )
      act(() => {
        designer.seating.setState(seatingOf(all), true)
      })
    },
    undo() {
      act(() => {
        designer.editing.undo()
      })
    },
    async retype(name, text) {
      const field = screen.getByLabelText(name)
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
    },
    async open(title) {
      await userEvent.click(screen.getByRole('button', { name: title }))
    },
    edits: () => designer.plan.state.getState().version,
  }
}

/** A plan of these elements in a room of 100 by 60 ft. */
export function planJson(elements: readonly Readonly<Record<string, unknown>>[]): string {
  const canvas = { venueWidth: 100, venueHeight: 60 }
  return JSON.stringify({ version: '1.0.0', canvas, elements })
}
