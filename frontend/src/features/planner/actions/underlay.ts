/* Bringing the tracing picture to scale, and moving it. The tools are fetched when first asked for. */
import { Move, Scaling } from 'lucide-react'

import type { Action } from '@/features/planner/actions/action'
import { layoutIsFixed } from '@/features/planner/store/view'
import { setMode } from '@/features/planner/store/viewport'
import type { Designer } from '@/features/planner/designer/designer'
import { startDrafting } from '@/features/planner/designer/start-drafting'
import { announce } from '@/features/planner/messages'
import { IDLE, isTracing, type Tracing } from '@/features/planner/store/interaction'
import { CALIBRATING, SLIDING } from '@/features/planner/store/drafts'

function toggle(designer: Designer, what: Tracing): void {
  if (isTracing(designer.interaction.getState(), what)) {
    designer.interaction.setState(IDLE, true)
    designer.announcer.say(announce.cancelled)
    return
  }
  setMode(designer.view, '2d')
  designer.announcer.say(what === 'calibrate' ? announce.calibrating : announce.sliding)
  startDrafting(designer, what === 'calibrate' ? CALIBRATING : SLIDING)
}

const hasUnderlay = (designer: Designer): boolean =>
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
    toggle(designer, 'calibrate')
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
    toggle(designer, 'slide')
  },
}
