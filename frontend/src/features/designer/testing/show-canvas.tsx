/* The plan region of a bench on the page, at a zoom where a pixel is a plan unit. */
import { render, screen } from '@testing-library/react'
import { vi } from 'vitest'

import { PlanCanvas } from '@/features/designer/screen/PlanCanvas'
import { DesignerContext } from '@/canvas/context'
import { GuestActionsContext } from '@/features/seating/guest-actions'
import type { Bench } from '@/features/designer/testing/fixture'
import { guestActions } from '@/features/seating/testing/guest-actions'

export function showCanvas({ designer }: Bench): HTMLElement {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  render(
    <DesignerContext value={designer}>
      <GuestActionsContext value={guestActions()}>
        <PlanCanvas />
      </GuestActionsContext>
    </DesignerContext>,
  )
  designer.camera.set({ zoom: 1, panX: 0, panY: 0 })
  return screen.getByRole('application', { name: 'Floor plan' })
}
