/* Looking: zoom, fit, grid, tools. */
import {
  BoxSelect,
  Grid3x3,
  Hand,
  Keyboard,
  ListTree,
  Maximize,
  MousePointer2,
  RotateCcw,
  ScanSearch,
  Settings,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'

import { focusPanel } from '@/canvas/focus/focus-panel'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { announce } from '@/canvas/text/messages'
import { clearSelection } from '@/canvas/store/selection'
import { selectionBox } from '@/canvas/edits/selection-box'
import type { Action } from '@/canvas/env'
import { openHelp } from '@/canvas/store/layer'
import { firstPanel, openPanel, switchPanel } from '@/canvas/store/panel'
import { chooseTool } from '@/canvas/store/surface'
import { isHandheld, layoutIsFixed } from '@/canvas/store/view'

const always = (): boolean => true
/** The toolbar's factors. */
const IN = 1.25
const OUT = 0.8

export const zoomIn: Action = {
  id: 'zoom-in',
  label: 'Zoom in',
  icon: ZoomIn,
  shortcuts: [
    { key: '+', mod: true },
    { key: '=', mod: true, alias: true },
  ],
  scope: 'designer',
  enabled: always,
  run: (designer) => {
    designer.camera.zoomBy(IN)
  },
}

export const zoomOut: Action = {
  id: 'zoom-out',
  label: 'Zoom out',
  icon: ZoomOut,
  shortcuts: [{ key: '-', mod: true }],
  scope: 'designer',
  enabled: always,
  run: (designer) => {
    designer.camera.zoomBy(OUT)
  },
}

export const fitToScreen: Action = {
  id: 'fit',
  label: 'Fit to screen',
  icon: Maximize,
  shortcuts: [
    { key: '1', shift: true },
    { key: '!', shift: true, alias: true },
  ],
  scope: 'plan',
  enabled: always,
  run: (designer) => {
    designer.camera.fitToScreen()
  },
}

export const zoomToSelection: Action = {
  id: 'zoom-selection',
  label: 'Zoom to selection',
  icon: ScanSearch,
  shortcuts: [
    { key: '2', shift: true },
    { key: '@', shift: true, alias: true },
  ],
  scope: 'plan',
  enabled: (designer) => designer.selection.getState().ids.length > 0,
  run: (designer) => {
    const box = selectionBox(designer)
    if (box === undefined) return
    const margin = 96
    designer.camera.fitBox({
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    })
  },
}

export const actualSize: Action = {
  id: 'actual-size',
  label: 'Zoom to 100 %',
  icon: RotateCcw,
  shortcuts: [{ key: '0', mod: true }],
  scope: 'designer',
  enabled: always,
  run: (designer) => {
    designer.camera.zoomTo(1)
  },
}

export const resetView: Action = {
  id: 'reset-view',
  label: 'Reset view',
  icon: RotateCcw,
  shortcuts: [],
  scope: 'designer',
  enabled: always,
  run: (designer) => {
    clearSelection(designer.selection)
    chooseTool(designer.view, 'pointer')
    designer.camera.fitAll()
  },
}

export const toggleGrid: Action = {
  id: 'grid',
  label: 'Toggle grid',
  icon: Grid3x3,
  shortcuts: [],
  scope: 'designer',
  // The grid belongs to the plan.
  enabled: (designer) => designer.view.getState().surface.kind !== 'read',
  run: (designer) => {
    const { showGrid } = designer.plan.state.getState().canvas
    designer.editing.run({ kind: 'canvas', set: { showGrid: !showGrid } })
  },
}

export const pointerTool: Action = {
  id: 'pointer',
  label: 'Pointer tool',
  icon: MousePointer2,
  shortcuts: [{ key: 'v' }],
  scope: 'plan',
  enabled: always,
  run: (designer) => {
    chooseTool(designer.view, 'pointer')
  },
}

export const handTool: Action = {
  id: 'hand',
  label: 'Hand tool',
  icon: Hand,
  shortcuts: [{ key: 'h' }],
  scope: 'plan',
  enabled: always,
  run: (designer) => {
    chooseTool(designer.view, 'hand')
  },
}

export const frameTool: Action = {
  id: 'frame',
  label: 'Select by frame',
  icon: BoxSelect,
  shortcuts: [],
  scope: 'plan',
  words: 'marquee lasso rectangle',
  enabled: (designer) => !layoutIsFixed(designer.view.getState()),
  run: (designer) => {
    const { tool } = designer.view.getState().surface
    chooseTool(designer.view, tool === 'frame' ? 'pointer' : 'frame')
  },
}

export const openSettings: Action = {
  id: 'settings',
  label: 'Settings',
  icon: Settings,
  shortcuts: [{ key: ',', mod: true }],
  scope: 'designer',
  enabled: (designer) => !isHandheld(designer.view.getState()),
  run: (designer) => {
    openPanel(designer.view, 'settings')
  },
}

export const showShortcuts: Action = {
  id: 'shortcuts',
  label: 'Keyboard shortcuts',
  icon: Keyboard,
  shortcuts: [{ key: '?' }],
  scope: 'designer',
  enabled: always,
  run: (designer) => {
    openHelp(designer.view)
  },
}

export const toggleOutline: Action = {
  id: 'outline',
  label: 'Plan outline',
  icon: ListTree,
  shortcuts: [{ key: 'o' }],
  scope: 'plan',
  enabled: always,
  run: (designer) => {
    const { panel, panelOpen, surface } = designer.view.getState()
    if (panel === 'outline' && panelOpen) {
      switchPanel(designer.view, firstPanel(surface.kind === 'read'))
      designer.announcer.say(announce.outlineClosed)
      focusPlan()
    } else focusPanel(designer, 'outline')
  },
}
