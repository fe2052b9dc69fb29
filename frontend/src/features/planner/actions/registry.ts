/* All actions, in the order in which help and menus list them. */
import type { Action } from '@/features/planner/actions/action'
import {
  clearCanvas,
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
  selectAll,
  toggleLock,
} from '@/features/planner/actions/edit'
import { download, downloadSvg } from '@/features/planner/actions/files'
import { redo, save, undo } from '@/features/planner/actions/history'
import {
  actualSize,
  fitToScreen,
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

export const ACTIONS: readonly Action[] = [
  undo,
  redo,
  save,
  download,
  downloadSvg,
  selectAll,
  duplicate,
  deleteSelected,
  rotateLeft,
  rotateRight,
  toggleLock,
  pointerTool,
  handTool,
  zoomIn,
  zoomOut,
  actualSize,
  fitToScreen,
  zoomToSelection,
  resetView,
  toggleGrid,
  toggleOutline,
  openSettings,
  showShortcuts,
  clearCanvas,
]
