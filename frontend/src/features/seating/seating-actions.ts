/* The seat assignment that fills the screen. */
import { Armchair } from 'lucide-react'

import { enterSeating, leaveSeating } from '@/canvas/store/screen'
import { setAutoAssign } from '@/canvas/store/surface'
import { layoutIsFixed } from '@/canvas/store/view'
import { showMode } from '@/canvas/actions/toggle-3d'
import type { Action, Env } from '@/canvas/env'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { clearSelection, focusSeat } from '@/canvas/store/selection'

export const openSeating: Action = {
  id: 'seating',
  label: 'Seating',
  words: 'auto-assign seats guests wishes',
  icon: Armchair,
  shortcuts: [],
  scope: 'designer',
  enabled: (designer) => !layoutIsFixed(designer.view.getState()),
  run: (designer) => {
    showMode(designer, '2d')
    clearSelection(designer.selection)
    enterSeating(designer.view)
  },
}

/** Opens the details of a chair. */
export const chairDetails = (element: string, seat: string): Action => ({
  id: 'chair-details',
  label: 'Chair details',
  icon: Armchair,
  shortcuts: [],
  scope: 'plan',
  enabled: () => true,
  run: ({ selection }) => {
    focusSeat(selection, element, seat)
  },
})

/** Opens auto-assign: beside the plan, or over a small screen. */
export function openAutoAssign(designer: Env): void {
  if (!designer.view.getState().compact) openSeating.run(designer)
  setAutoAssign(designer.view, true)
}

/** Goes back to the designer; a guest in hand is put down. */
export function closeSeating(designer: Env): void {
  leaveSeating(designer.view)
  focusPlan()
}
