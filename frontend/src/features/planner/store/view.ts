/* How the plan is shown: camera, size of the view, tool, panel. None of it is saved with the plan. */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Hit, Point } from '@/plan/types'
import type { Camera, Size } from '@/features/planner/store/camera'

/** `frame` draws the selection frame from any starting point, also by touch; `renumber` numbers tables along a path. */
type ToolName = 'pointer' | 'hand' | 'frame' | 'renumber'

/** A small form that floats beside the objects it changes, so that the plan stays visible. */
type CardName = 'array' | 'move-to'

/** The menu of the object under the pointer. */
export interface OpenMenu {
  /** Screen pixels of the view. */
  readonly at: Point
  /** The point on the plan, where a paste goes. */
  readonly world: Point
  readonly element: string | undefined
  readonly seat: string | undefined
}

/** The drawing, or the room in three dimensions. */
export type ViewMode = '2d' | '3d'

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
type FileDialog = 'download' | 'upload' | 'snapshots'

export interface ViewState {
  readonly camera: Camera
  readonly size: Size
  readonly mode: ViewMode
  readonly tool: ToolName
  readonly panel: PanelName
  readonly panelOpen: boolean
  readonly panelWidth: number
  /** The object under the pointer, when it is not selected. */
  readonly hover: string | undefined
  /** A small screen: looking and seating only. */
  readonly compact: boolean
  /** A mouse is available, and so a keyboard: a small window is then a zoomed page. */
  readonly precise: boolean
  /** The person may change neither the plan nor the seats. */
  readonly isReadOnly: boolean
  /** The guest who is being seated, on the next chair that is chosen. */
  readonly guest: string | undefined
  /** The guests of a party who are seated along with `guest`, including that guest. */
  readonly party: readonly string[]
  /** Guests who are being dragged from the list. */
  readonly dragged: readonly string[]
  /** Choosing chairs seats guests. */
  readonly assigning: boolean
  /** The seat assignment fills the screen. */
  readonly seating: boolean
  /** Auto-assign is open: beside the seat assignment, or over a small screen. */
  readonly autoAssign: boolean
  /** Where a dragged guest would be seated. */
  readonly drop: (Hit & { readonly seats: readonly string[] }) | undefined
  /** The guest picker of the open chair is open. */
  readonly picking: boolean
  /** The list of shortcuts is open. */
  readonly help: boolean
  readonly fileDialog: FileDialog | undefined
  /** What the seating is set up for: a template's id, or any room. Without it the templates are listed. */
  readonly setup: string | undefined
  readonly menu: OpenMenu | undefined
  /** The object being edited in place. */
  readonly quickEdit: string | undefined
  readonly card: CardName | undefined
  /** The number that the first table of the next drawn path takes. */
  readonly firstNumber: number
  /** Measurement lines are drawn. */
  readonly showLines: boolean
  /** The chosen measurement line. */
  readonly line: string | undefined
  /** Index of the chosen aisle. */
  readonly aisle: number | undefined
  /** Shows changes made elsewhere, while they wait for this person's consent. */
  readonly showNewer: (() => void) | undefined
  /** Files dropped on the plan, until the Images panel takes them. */
  readonly dropped: DroppedFiles | undefined
}

/** Files, and the point on the plan under the pointer. */
interface DroppedFiles {
  readonly files: readonly File[]
  readonly at: Point
}

export type ViewStore = StoreApi<ViewState>

/** Returns whether the screen is handheld: too small for the tools that change the layout. */
export function isHandheld({ compact, precise }: ViewState): boolean {
  return compact && !precise
}

/** Returns whether the layout is fixed: for lack of space or permission, or while guests are seated. */
export function layoutIsFixed(view: ViewState): boolean {
  return isHandheld(view) || view.isReadOnly || view.seating
}

/** Returns the guests to be seated on the next chair or table. */
export function guestsInHand({ dragged, guest, party }: ViewState): readonly string[] {
  if (dragged.length > 0 || guest === undefined) return dragged
  return party.includes(guest) ? party : [guest]
}

/** Returns the initial panel: the catalogue, or the guests for people who may not place objects. */
export function firstPanel(isReadOnly: boolean): PanelName {
  return isReadOnly ? 'attendees' : 'objects'
}

export const PANEL_WIDTH = { min: 280, normal: 320, max: 420 } as const

export function createViewStore(): ViewStore {
  return createStore<ViewState>(() => ({
    camera: { zoom: 1, panX: 0, panY: 0 },
    size: { width: 0, height: 0 },
    mode: '2d',
    tool: 'pointer',
    panel: 'objects',
    panelOpen: true,
    panelWidth: PANEL_WIDTH.normal,
    hover: undefined,
    compact: false,
    precise: false,
    isReadOnly: false,
    guest: undefined,
    party: [],
    dragged: [],
    assigning: false,
    seating: false,
    autoAssign: false,
    drop: undefined,
    picking: false,
    help: false,
    fileDialog: undefined,
    setup: undefined,
    menu: undefined,
    quickEdit: undefined,
    card: undefined,
    firstNumber: 1,
    showLines: true,
    line: undefined,
    aisle: undefined,
    showNewer: undefined,
    dropped: undefined,
  }))
}
