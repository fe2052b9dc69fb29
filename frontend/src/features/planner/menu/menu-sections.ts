/* What the menu lists: for the floor, for one object, for several. Only what makes sense there, in the same order always. */
import {
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
  selectAll,
  toggleLock,
} from '@/features/planner/actions/edit'
import { copy, cut, paste } from '@/features/planner/actions/clipboard'
import { group, ungroup } from '@/features/planner/actions/group'
import { ORDER } from '@/features/planner/actions/order'
import { hide, showAll } from '@/features/planner/actions/show'
import { fitToScreen, toggleGrid, zoomToSelection } from '@/features/planner/actions/view'
import { array, editLabel, moveTo } from '@/features/planner/actions/write'
import type { Action, Env } from '@/features/planner/env'
import { editable } from '@/features/planner/designer/selection-box'

/** Returns the menu's actions in sections. */
export function menuSections(designer: Env): readonly (readonly Action[])[] {
  const { ids } = designer.selection.getState()
  if (designer.view.getState().surface.kind === 'read') {
    return [ids.length === 0 ? [fitToScreen] : [zoomToSelection, fitToScreen]]
  }
  if (ids.length === 0) {
    return [[paste], [selectAll, showAll], [fitToScreen, toggleGrid]]
  }
  // A wall of things that cannot be done says less than what can.
  if (editable(designer).length === 0) return [[toggleLock], [paste], [zoomToSelection]]
  const groups = [group, ungroup].filter((action) => action.enabled(designer))
  return [
    [cut, copy, paste, duplicate],
    ids.length > 1 ? [moveTo, array] : [editLabel, moveTo, array],
    [rotateLeft, rotateRight, ...ORDER],
    [...groups, toggleLock, hide],
    [zoomToSelection],
    [deleteSelected],
  ]
}
