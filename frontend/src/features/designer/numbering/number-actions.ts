/* Numbering tables: along a path that is drawn over them, or in reading order. */
import { ListOrdered } from 'lucide-react'

import type { Action, Env } from '@/canvas/env'
import { IDLE } from '@/canvas/hand/gesture'
import { announce } from '@/canvas/text/messages'
import { chooseTool } from '@/canvas/store/surface'
import { layoutIsFixed } from '@/canvas/store/view'

export const renumber: Action = {
  id: 'renumber',
  label: 'Renumber tables…',
  icon: ListOrdered,
  shortcuts: [],
  scope: 'plan',
  words: 'number order path draw count',
  enabled: (designer) => !layoutIsFixed(designer.view.getState()) && hasTables(designer),
  run: (designer) => {
    designer.interaction.setState(IDLE, true)
    chooseTool(designer.view, 'renumber')
    designer.announcer.say(announce.renumbering)
  },
}

function hasTables(designer: Env): boolean {
  for (const element of designer.plan.state.getState().elements.values()) {
    if (element.isTable) return true
  }
  return false
}
