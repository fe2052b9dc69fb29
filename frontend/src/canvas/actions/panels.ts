/* Going from the plan to a panel by keyboard. */
import { SlidersHorizontal } from 'lucide-react'

import type { Action } from '@/canvas/env'
import { focusPanel } from '@/canvas/focus/focus-panel'
import { layoutIsFixed } from '@/canvas/store/view'

export const openProperties: Action = {
  id: 'properties',
  label: 'Selection properties',
  icon: SlidersHorizontal,
  shortcuts: [
    { key: 'Enter', mod: true },
    { key: 'Enter', alt: true },
  ],
  scope: 'plan',
  words: 'panel fields',
  enabled: (designer) =>
    designer.selection.getState().ids.length > 0 && !layoutIsFixed(designer.view.getState()),
  run: (designer) => {
    focusPanel(designer, 'properties')
  },
}
