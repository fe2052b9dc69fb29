/* The laser pointer on and off. The tool itself is fetched when it is first asked for. */
import { Target } from 'lucide-react'

import { isDrawing } from '@/canvas/drawing/drawing-action'
import { startDrawing } from '@/canvas/drawing/start'
import type { Action } from '@/canvas/env'
import { IDLE } from '@/canvas/hand/gesture'

/** Viewers have it too, since it leaves nothing on the plan. */
export const laserPointer: Action = {
  id: 'laser',
  label: 'Laser pointer',
  icon: Target,
  shortcuts: [{ key: 'l' }],
  scope: 'plan',
  words: 'show point present',
  enabled: ({ view }) => view.getState().mode === '2d',
  run: (designer) => {
    if (isDrawing(designer.interaction.getState(), 'laser'))
      designer.interaction.setState(IDLE, true)
    else startDrawing(designer, 'laser')
  },
}
