/* Bringing the tracing picture to scale, and moving it. The tools are fetched when first asked for. */
import { Move, Scaling } from 'lucide-react'

import { layoutIsFixed } from '@/canvas/store/view'
import { setMode } from '@/canvas/store/viewport'
import type { Action, Env } from '@/canvas/env'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { startDrawing } from '@/canvas/drawing/start'
import { IDLE } from '@/canvas/hand/gesture'
import { announce } from '@/canvas/text/messages'

function toggle(designer: Env, name: 'calibrating' | 'sliding'): void {
  if (isDrawing(designer.interaction.getState(), name)) {
    designer.interaction.setState(IDLE, true)
    designer.announcer.say(announce.cancelled)
    return
  }
  setMode(designer.view, '2d')
  designer.announcer.say(name === 'calibrating' ? announce.calibrating : announce.sliding)
  startDrawing(designer, name)
}

const hasUnderlay = (designer: Env): boolean =>
  !layoutIsFixed(designer.view.getState()) &&
  designer.plan.state.getState().surroundings.underlay !== undefined

export const calibratePicture: Action = {
  id: 'calibrate-picture',
  label: 'Calibrate tracing picture',
  icon: Scaling,
  shortcuts: [],
  scope: 'designer',
  words: 'scale underlay background',
  enabled: hasUnderlay,
  run: (designer) => {
    toggle(designer, 'calibrating')
  },
}

export const movePicture: Action = {
  id: 'move-picture',
  label: 'Move tracing picture',
  icon: Move,
  shortcuts: [],
  scope: 'designer',
  words: 'underlay background',
  enabled: hasUnderlay,
  run: (designer) => {
    toggle(designer, 'sliding')
  },
}
