/* Switches between the 2D plan and the 3D view. */
import { Box } from 'lucide-react'

import { clearHover, setMode, type ViewMode } from '@/canvas/store/viewport'
import type { Action, Env } from '@/canvas/env'
import { IDLE } from '@/canvas/hand/gesture'

export const toggle3D: Action = {
  id: 'space',
  label: '3D view',
  icon: Box,
  shortcuts: [{ key: '3' }],
  scope: 'plan',
  enabled: () => true,
  run: (designer) => {
    showMode(designer, designer.view.getState().mode === '3d' ? '2d' : '3d')
  },
}

/** Shows the drawing or the room. A gesture that was under way on the drawing ends. */
export function showMode(designer: Env, mode: ViewMode): void {
  if (designer.view.getState().mode === mode) return
  designer.interaction.setState(IDLE, true)
  setMode(designer.view, mode)
  clearHover(designer.view)
}
