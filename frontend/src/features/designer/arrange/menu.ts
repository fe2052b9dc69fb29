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
import type { Menu } from '@/canvas/env'
import { editable } from '@/canvas/edits/selection-box'

export const menu: Menu = {
  order: 20,
  sections: (designer) => {
    const { ids } = designer.selection.getState()
    if (designer.view.getState().surface.kind === 'read') return []
    if (ids.length === 0) {
      return [
        { actions: [paste] },
        { actions: [selectAll, showAll] },
        { actions: [fitToScreen, toggleGrid] },
      ]
    }
    // A wall of things that cannot be done says less than what can.
    if (editable(designer).length === 0) {
      return [
        { title: 'Locked: unlock to move or change', actions: [toggleLock] },
        { actions: [paste] },
        { actions: [zoomToSelection] },
      ]
    }
    const groups = [group, ungroup].filter((action) => action.enabled(designer))
    return [
      { actions: [cut, copy, paste, duplicate] },
      { actions: ids.length > 1 ? [moveTo, array] : [editLabel, moveTo, array] },
      { actions: [rotateLeft, rotateRight, ...ORDER] },
      { actions: [...groups, toggleLock, hide] },
      { actions: [zoomToSelection] },
      { actions: [deleteSelected] },
    ]
  },
}
