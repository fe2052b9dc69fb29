/* Drawing and changing the outline of the room, and drawing aisles. The tools are fetched when first asked for. */
import { PenTool, Spline, SquareDashed, Trash2 } from 'lucide-react'

import { chosenAisle } from '@/canvas/store/chosen'
import { layoutIsFixed } from '@/canvas/store/view'
import type { Action, DrawingName, Env } from '@/canvas/env'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { startDrawing } from '@/canvas/drawing/start'
import { IDLE } from '@/canvas/hand/gesture'
import { removeAisle } from '@/features/designer/room/chosen-aisle'
import { announce } from '@/canvas/text/messages'

function toggle(designer: Env, name: DrawingName): void {
  if (isDrawing(designer.interaction.getState(), name)) {
    designer.interaction.setState(IDLE, true)
    return
  }
  designer.announcer.say(name === 'reshaping' ? announce.reshaping : announce.outlining)
  startDrawing(designer, name)
}

const roomy = (designer: Env): boolean => !layoutIsFixed(designer.view.getState())

export const editOutline: Action = {
  id: 'edit-outline',
  label: 'Edit room outline',
  icon: Spline,
  shortcuts: [],
  scope: 'designer',
  enabled: roomy,
  run: (designer) => {
    toggle(designer, 'reshaping')
  },
}

export const drawOutline: Action = {
  id: 'draw-outline',
  label: 'Draw room outline',
  icon: PenTool,
  shortcuts: [],
  scope: 'designer',
  enabled: roomy,
  run: (designer) => {
    toggle(designer, 'drawing-room')
  },
}

export const drawAisle: Action = {
  id: 'draw-aisle',
  label: 'Draw aisle',
  icon: SquareDashed,
  shortcuts: [],
  scope: 'designer',
  enabled: roomy,
  run: (designer) => {
    toggle(designer, 'drawing-aisle')
  },
}

export const deleteAisle: Action = {
  id: 'delete-aisle',
  label: 'Delete aisle',
  icon: Trash2,
  shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
  scope: 'designer',
  enabled: (designer) => roomy(designer) && chosenAisle(designer.view.getState()) !== undefined,
  run: (designer) => {
    const aisle = chosenAisle(designer.view.getState())
    if (aisle !== undefined) removeAisle(designer, aisle)
  },
}
