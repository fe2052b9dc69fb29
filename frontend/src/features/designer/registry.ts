/* All actions, in the order in which help lists them. */
import { addChair, removeChair } from '@/features/designer/chairs/chair-actions'
import { openProperties } from '@/canvas/actions/panels'
import type { Action } from '@/canvas/env'
import { ALIGN, DISTRIBUTE, FLIP, tidyRows } from '@/features/designer/arrange/arrange'
import { copy, cut, paste } from '@/features/designer/arrange/clipboard'
import {
  clearCanvas,
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
  selectAll,
  toggleLock,
} from '@/features/designer/arrange/edit'
import {
  download,
  downloads,
  downloadSvg,
  snapshots,
  upload,
} from '@/features/designer/files/file-actions'
import { group, ungroup } from '@/features/designer/arrange/group'
import { redo, save, undo } from '@/canvas/actions/history'
import {
  deleteLine,
  measureTool,
  toggleMeasuring,
} from '@/features/designer/measure/measure-actions'
import { contextMenu } from '@/canvas/actions/menu'
import { renumber } from '@/features/designer/numbering/number-actions'
import { ORDER } from '@/features/designer/arrange/order'
import { PLACE } from '@/features/designer/objects/place-actions'
import { hide, showAll } from '@/canvas/actions/show'
import {
  deleteAisle,
  drawAisle,
  drawOutline,
  editOutline,
} from '@/features/designer/room/room-actions'
import { calibratePicture, movePicture } from '@/features/designer/images/tracing/underlay-actions'
import { openSeating } from '@/features/designer/seating/seating-actions'
import { toggle3D } from '@/canvas/actions/toggle-3d'
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
} from '@/canvas/actions/view'
import { array, editLabel, moveTo } from '@/features/designer/arrange/write'

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
