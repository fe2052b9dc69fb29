/* What every designer has: undo, tools to look around, and what is shown. */
import { redo, save, undo } from '@/canvas/actions/history'
import { contextMenu } from '@/canvas/actions/menu'
import { openProperties } from '@/canvas/actions/panels'
import { hide, showAll } from '@/canvas/actions/show'
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
import type { Capability } from '@/canvas/capability'

export const basics: Capability = {
  actions: [
    { section: 'Plan', order: 10, actions: [undo, redo, save] },
    { section: 'Edit', order: 60, actions: [hide, showAll] },
    { section: 'Tools', order: 10, actions: [pointerTool, handTool, frameTool] },
    {
      section: 'View',
      order: 10,
      actions: [
        zoomIn,
        zoomOut,
        actualSize,
        fitToScreen,
        zoomToSelection,
        resetView,
        toggleGrid,
        toggle3D,
      ],
    },
    {
      section: 'View',
      order: 30,
      actions: [toggleOutline, openProperties, openSettings, showShortcuts, contextMenu],
    },
  ],
  toolbar: [
    { group: 'plan', actions: [undo, redo, save] },
    { group: 'view', actions: [zoomOut, zoomIn, fitToScreen], forViewers: true },
    { group: 'view', actions: [toggleGrid] },
    { group: 'view', actions: [resetView], forViewers: true },
    { group: 'help', actions: [showShortcuts], forViewers: true },
  ],
  menu: {
    order: 30,
    sections: ({ selection, view }) => {
      if (view.getState().surface.kind !== 'read') return []
      const isSelected = selection.getState().ids.length > 0
      return [{ actions: isSelected ? [zoomToSelection, fitToScreen] : [fitToScreen] }]
    },
  },
}
