/* Escape: each press leaves what is on top of the designer, down to the plan itself. */
import type { Env } from '@/canvas/env'
import { IDLE } from '@/canvas/hand/gesture'
import { membersOf } from '@/canvas/shapes/groups'
import { announce } from '@/canvas/text/messages'
import { clearChosen } from '@/canvas/store/chosen'
import { pickedGuest, putDown } from '@/canvas/store/hand'
import { closeLayer } from '@/canvas/store/layer'
import { chooseTool } from '@/canvas/store/surface'

/** Leaves one thing, if it is there; true when it was. */
type Leave = (designer: Env) => boolean

const closeOpenLayer: Leave = ({ view }) => {
  const { kind } = view.getState().layer
  // The guest picker closes with its chair.
  if (kind === 'none' || kind === 'guest-picker') return false
  closeLayer(view, kind)
  return true
}

const cancelGesture: Leave = (designer) => {
  if (designer.interaction.getState() === IDLE) return false
  designer.dispatch({ kind: 'cancel' })
  designer.announcer.say(announce.cancelled)
  return true
}

const putGuestsDown: Leave = ({ view }) => {
  if (pickedGuest(view.getState()) === undefined) return false
  putDown(view)
  return true
}

/** Closes the open chair and the guest picker for it. */
export const closeChair: Leave = ({ selection, view }) => {
  if (selection.getState().seat === undefined) return false
  selection.setState({ seat: undefined })
  closeLayer(view, 'guest-picker')
  return true
}

const leaveGroup: Leave = ({ plan, selection, announcer }) => {
  const { inside } = selection.getState()
  if (inside === undefined) return false
  const { elements } = plan.state.getState()
  selection.setState({ inside: undefined, ids: membersOf(elements, inside) })
  announcer.say(announce.outOfGroup)
  return true
}

/** People who walked the plan by keyboard leave it with their selection. */
const leaveWalk: Leave = ({ selection, announcer }) => {
  const { walked, focus } = selection.getState()
  if (walked !== true || focus === undefined) return false
  selection.setState({ focus: undefined, walked: false })
  announcer.say(announce.left)
  return true
}

const deselect: Leave = ({ selection }) => {
  if (selection.getState().ids.length === 0) return false
  selection.setState({ ids: [] })
  return true
}

const putToolAway: Leave = ({ view }) => {
  if (view.getState().surface.tool === 'pointer') return false
  chooseTool(view, 'pointer')
  return true
}

const letGoOfLine: Leave = ({ view }) => {
  if (view.getState().chosen.kind === 'none') return false
  clearChosen(view)
  return true
}

const leavePlan: Leave = ({ selection, announcer }) => {
  if (selection.getState().focus === undefined) return false
  selection.setState({ focus: undefined })
  announcer.say(announce.left)
  return true
}

const fromTheTop: readonly Leave[] = [
  closeOpenLayer,
  cancelGesture,
  putGuestsDown,
  closeChair,
  leaveGroup,
  leaveWalk,
  deselect,
  putToolAway,
  letGoOfLine,
  leavePlan,
]

/** Leaves the topmost thing; false when there is nothing to leave. */
export function closeTop(designer: Env): boolean {
  return fromTheTop.some((leave) => leave(designer))
}
