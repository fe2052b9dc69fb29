/* What the menu lists: for the floor, for one object, for several. Only what makes sense there, in the same order always. */
import {
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
  selectAll,
  toggleLock,
} from '@/features/designer/arrange/edit'
import { copy, cut, paste } from '@/features/designer/arrange/clipboard'
import { group, ungroup } from '@/features/designer/arrange/group'
import { ORDER } from '@/features/designer/arrange/order'
import { hide, showAll } from '@/canvas/actions/show'
import { fitToScreen, toggleGrid, zoomToSelection } from '@/canvas/actions/view'
import { array, editLabel, moveTo } from '@/features/designer/arrange/write'
import type { Action, Env } from '@/canvas/env'
import { editable } from '@/canvas/edits/selection-box'

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
