/* How the plan is looked at: camera, size of the view, drawing or room, and what is under the pointer. */
import type { Camera, Size } from '@/plan/camera/camera'
import type { Slice } from '@/canvas/store/slice'

/** The drawing, or the room in three dimensions. */
export type ViewMode = '2d' | '3d'

export interface Viewport {
  readonly camera: Camera
  readonly size: Size
  readonly mode: ViewMode
  /** The object under the pointer, when it is not selected. */
  readonly hover: string | undefined
  /** A small screen: looking and seating only. */
  readonly compact: boolean
  /** A mouse is available, and so a keyboard: a small window is then a zoomed page. */
  readonly precise: boolean
}

type Store = Slice<Viewport>

export const initialViewport: Viewport = {
  camera: { zoom: 1, panX: 0, panY: 0 },
  size: { width: 0, height: 0 },
  mode: '2d',
  hover: undefined,
  compact: false,
  precise: false,
}

export function setCamera(store: Store, camera: Camera): void {
  store.setState({ camera })
}

export function setSize(store: Store, size: Size): void {
  store.setState({ size })
}

export function setMode(store: Store, mode: ViewMode): void {
  store.setState({ mode })
}

export function setPrecise(store: Store, precise: boolean): void {
  store.setState({ precise })
}

/** Does nothing when the object is hovered already, as this comes with each move of the pointer. */
export function setHover(store: Store, hover: string | undefined): void {
  if (store.getState().hover !== hover) store.setState({ hover })
}

export function clearHover(store: Store): void {
  setHover(store, undefined)
}
