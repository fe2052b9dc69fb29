/* The panel beside the plan. */
import type { Point } from '@/plan/types'
import type { Slice } from '@/canvas/store/slice'

/** Capabilities name their panels. */
export type PanelName = string

/** Files, and the point on the plan under the pointer. */
interface DroppedFiles {
  readonly files: readonly File[]
  readonly at: Point
}

export interface PanelState {
  readonly panel: PanelName
  readonly panelOpen: boolean
  readonly panelWidth: number
  /** What the seating is set up for: a template's id, or any room. Without it the templates are listed. */
  readonly setup: string | undefined
  /** Files dropped on the plan, until the Images panel takes them. */
  readonly dropped: DroppedFiles | undefined
}

type Store = Slice<PanelState>

export const PANEL_WIDTH = { min: 280, normal: 320, max: 420 } as const

export const initialPanel: PanelState = {
  panel: 'objects',
  panelOpen: true,
  panelWidth: PANEL_WIDTH.normal,
  setup: undefined,
  dropped: undefined,
}

/** Returns the initial panel: the catalogue, or the guests for people who may not place objects. */
export function firstPanel(isReadOnly: boolean): PanelName {
  return isReadOnly ? 'attendees' : 'objects'
}

export function openPanel(store: Store, panel: PanelName): void {
  store.setState({ panel, panelOpen: true })
}

/** Shows another panel where one is open, and the next time it opens. */
export function switchPanel(store: Store, panel: PanelName): void {
  store.setState({ panel })
}

/** Opens a panel, or closes it when it is shown. */
export function togglePanel(store: Store, panel: PanelName): void {
  store.setState((state) => ({
    panel,
    panelOpen: !(state.panelOpen && state.panel === panel),
  }))
}

export function closePanel(store: Store): void {
  store.setState({ panelOpen: false })
}

export function setPanelWidth(store: Store, panelWidth: number): void {
  store.setState({ panelWidth })
}

export function openSetup(store: Store, setup: string): void {
  store.setState({ setup })
}

/** Returns to the list of templates. */
export function closeSetup(store: Store): void {
  store.setState({ setup: undefined })
}

/** Hands files to the Images panel. */
export function dropFiles(store: Store, files: readonly File[], at: Point): void {
  store.setState({ panel: 'images', panelOpen: true, dropped: { files, at } })
}

export function takeDroppedFiles(store: Store): void {
  store.setState({ dropped: undefined })
}
