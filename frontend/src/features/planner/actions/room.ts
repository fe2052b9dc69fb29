/* Drawing and changing the outline of the room, and drawing aisles. The tools are fetched when first asked for. */
import { PenTool, Spline, SquareDashed, Trash2 } from 'lucide-react'

import type { Action } from '@/features/planner/actions/action'
import { chosenAisle } from '@/features/planner/store/chosen'
import { layoutIsFixed } from '@/features/planner/store/view'
import type { Designer } from '@/features/planner/designer/designer'
import { startDrafting } from '@/features/planner/designer/start-drafting'
import { removeAisle } from '@/features/planner/room/chosen-aisle'
import { announce } from '@/features/planner/messages'
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import { outlining, RESHAPING, type Draft } from '@/features/planner/store/drafts'

/** Whether a tool is at work that draws exactly this. */
export function isDrawing(interaction: Interaction, what: 'reshape' | 'room' | 'aisle'): boolean {
  if (interaction.kind !== 'drafting') return false
  const { draft } = interaction
  return draft.kind === 'outline' ? draft.purpose === what : draft.kind === what
}

function toggle(designer: Designer, what: 'reshape' | 'room' | 'aisle', draft: Draft): void {
  if (isDrawing(designer.interaction.getState(), what)) {
    designer.interaction.setState(IDLE, true)
    return
  }
  designer.announcer.say(what === 'reshape' ? announce.reshaping : announce.outlining)
  startDrafting(designer, draft)
}

const roomy = (designer: Designer): boolean => !layoutIsFixed(designer.view.getState())

export const editOutline: Action = {
  id: 'edit-outline',
  label: 'Edit room outline',
  icon: Spline,
  shortcuts: [],
  scope: 'designer',
  enabled: roomy,
  run: (designer) => {
    toggle(designer, 'reshape', RESHAPING)
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
    toggle(designer, 'room', outlining('room'))
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
    toggle(designer, 'aisle', outlining('aisle'))
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
