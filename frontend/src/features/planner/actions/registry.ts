/* All actions, in the order in which help lists them. */
import { addChair, removeChair } from '@/features/planner/actions/chairs'
import { openProperties } from '@/features/planner/actions/panels'
import type { Action } from '@/features/planner/env'
import { ALIGN, DISTRIBUTE, FLIP, tidyRows } from '@/features/planner/actions/arrange'
import { copy, cut, paste } from '@/features/planner/actions/clipboard'
import {
  clearCanvas,
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
  selectAll,
  toggleLock,
} from '@/features/planner/actions/edit'
import {
  download,
  downloads,
  downloadSvg,
  snapshots,
  upload,
} from '@/features/planner/actions/files'
import { group, ungroup } from '@/features/planner/actions/group'
import { redo, save, undo } from '@/features/planner/actions/history'
import { deleteLine, measureTool, toggleMeasuring } from '@/features/planner/actions/measure'
import { contextMenu } from '@/features/planner/actions/menu'
import { renumber } from '@/features/planner/actions/number'
import { ORDER } from '@/features/planner/actions/order'
import { PLACE } from '@/features/planner/actions/place'
import { hide, showAll } from '@/features/planner/actions/show'
import { deleteAisle, drawAisle, drawOutline, editOutline } from '@/features/planner/actions/room'
import { calibratePicture, movePicture } from '@/features/planner/actions/underlay'
import { openSeating } from '@/features/planner/actions/seating'
import { toggle3D } from '@/features/planner/actions/toggle-3d'
import {
  actualSize,
  fitToScreen,
  frameTool,
  handTool,
  openSettings,
  pointerTool,
  resetView,
  showShortcuts,
  toggleGrid,
  toggleOutline,
  zoomIn,
  zoomOut,
  zoomToSelection,
} from '@/features/planner/actions/view'
import { array, editLabel, moveTo } from '@/features/planner/actions/write'

/** Actions that belong together, under the title that help gives them. */
interface Section {
  readonly title: string
  readonly actions: readonly Action[]
}

export const SECTIONS: readonly Section[] = [
  {
    title: 'Plan',
    actions: [undo, redo, save, downloads, download, downloadSvg, upload, snapshots, clearCanvas],
  },
  {
    title: 'Edit',
    actions: [
      selectAll,
      duplicate,
      copy,
      cut,
      paste,
      editLabel,
      deleteSelected,
      deleteLine,
      deleteAisle,
      addChair,
      removeChair,
      toggleLock,
      hide,
      showAll,
      group,
      ungroup,
    ],
  },
  {
    title: 'Arrange',
    actions: [
      rotateLeft,
      rotateRight,
      ...ORDER,
      ...ALIGN,
      ...DISTRIBUTE,
      tidyRows,
      ...FLIP,
      moveTo,
      array,
      renumber,
    ],
  },
  {
    title: 'Tools',
    actions: [
      pointerTool,
      handTool,
      frameTool,
      measureTool,
      toggleMeasuring,
      editOutline,
      drawOutline,
      drawAisle,
      calibratePicture,
      movePicture,
    ],
  },
  { title: 'Place', actions: PLACE },
  {
    title: 'View',
    actions: [
      zoomIn,
      zoomOut,
      actualSize,
      fitToScreen,
      zoomToSelection,
      resetView,
      toggleGrid,
      toggle3D,
      openSeating,
      toggleOutline,
      openProperties,
      openSettings,
      showShortcuts,
      contextMenu,
    ],
  },
]

export const ACTIONS: readonly Action[] = SECTIONS.flatMap((section) => section.actions)
