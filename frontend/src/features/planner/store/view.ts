/* How the plan is shown: camera, size of the view, tool, panel. Nothing of it is saved with the plan. */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Camera, Size } from '@/features/planner/store/camera'

export type ToolName = 'pointer' | 'hand'

export type PanelName =
  | 'templates'
  | 'objects'
  | 'properties'
  | 'images'
  | 'edit'
  | 'measure'
  | 'attendees'
  | 'outline'
  | 'layers'
  | 'settings'

/** The dialogs about files of the plan. */
export type FileDialog = 'upload' | 'snapshots'

export interface ViewState {
  readonly camera: Camera
  readonly size: Size
  readonly tool: ToolName
  readonly panel: PanelName
  readonly panelOpen: boolean
  readonly panelWidth: number
  /** The object under the pointer, when it is not selected. */
  readonly hover: string | undefined
  /** A small screen: looking and seating only. */
  readonly compact: boolean
  /** The guest who is being seated: the next chair that is chosen is theirs. */
  readonly guest: string | undefined
  /** Choosing chairs seats guests. */
  readonly assigning: boolean
  /** The guest picker of the open chair is asked for. */
  readonly picking: boolean
  /** The list of shortcuts is open. */
  readonly help: boolean
  readonly fileDialog: FileDialog | undefined
}

export type ViewStore = StoreApi<ViewState>

export const PANEL_WIDTH = { min: 280, normal: 320, max: 420 } as const

export function createViewStore(): ViewStore {
  return createStore<ViewState>(() => ({
    camera: { zoom: 1, panX: 0, panY: 0 },
    size: { width: 0, height: 0 },
    tool: 'pointer',
    panel: 'objects',
    panelOpen: true,
    panelWidth: PANEL_WIDTH.normal,
    hover: undefined,
    compact: false,
    guest: undefined,
    assigning: false,
    picking: false,
    help: false,
    fileDialog: undefined,
  }))
}
