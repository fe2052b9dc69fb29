/* Measuring on and off, and deleting a line. The tool itself is fetched when it is first asked for. */
import { Ruler, Trash2 } from 'lucide-react'

import { chosenLine, clearChosen, setShowLines } from '@/canvas/store/chosen'
import { switchPanel } from '@/canvas/store/panel'
import { layoutIsFixed } from '@/canvas/store/view'
import type { Action, Env } from '@/canvas/env'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { startDrawing } from '@/canvas/drawing/start'
import { IDLE } from '@/canvas/hand/gesture'
import { announce } from '@/canvas/text/messages'
import { removeLine } from '@/canvas/shapes/lines'

function toggle(designer: Env): void {
  if (isDrawing(designer.interaction.getState(), 'measuring')) {
    designer.interaction.setState(IDLE, true)
    designer.announcer.say(announce.measuringEnded)
    return
  }
  switchPanel(designer.view, 'measure')
  setShowLines(designer.view, true)
  clearChosen(designer.view, 'line')
  designer.announcer.say(announce.measuring)
  startDrawing(designer, 'measuring')
}

const roomy = (designer: Env): boolean => !layoutIsFixed(designer.view.getState())

export const toggleMeasuring: Action = {
  id: 'measure',
  label: 'Toggle measurements',
  icon: Ruler,
  shortcuts: [{ key: 'm', mod: true }],
  scope: 'designer',
  enabled: roomy,
  run: toggle,
}

/** The same by a single letter, which needs the focus on the plan. */
export const measureTool: Action = {
  id: 'measure-tool',
  label: 'Measuring tool',
  icon: Ruler,
  shortcuts: [{ key: 'm' }],
  scope: 'plan',
  enabled: roomy,
  run: toggle,
}

export const deleteLine: Action = {
  id: 'delete-line',
  label: 'Delete measurement line',
  icon: Trash2,
  shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
  scope: 'designer',
  enabled: (designer) => roomy(designer) && chosenLine(designer.view.getState()) !== undefined,
  run: (designer) => {
    const line = chosenLine(designer.view.getState())
    const { measurements } = designer.plan.state.getState().surroundings
    if (line === undefined) return
    clearChosen(designer.view)
    designer.editing.run(removeLine(measurements, line))
  },
}
