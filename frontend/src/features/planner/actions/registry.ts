/* All actions, in the order in which help and menus list them. */
import type { Action } from './action'
import {
  clearCanvas,
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
  selectAll,
  toggleLock,
} from './edit'
import { redo, save, undo } from './history'
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
} from './view'

export const ACTIONS: readonly Action[] = [
  undo,
  redo,
  save,
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
