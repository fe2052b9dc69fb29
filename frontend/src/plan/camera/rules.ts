/* What people may show of a drawing that they move with their hands. Positions are pixels from the view's middle. */
import { drag, limitZoom, type Camera, type Size, type ZoomLimits } from '@/plan/camera/camera'
import type { HandMove } from '@/plan/camera/input'
import type { Point } from '@/plan/types'

export interface CameraRules {
  /** The camera until it is moved. */
  readonly first: (view: Size) => Camera
  readonly limits: (view: Size) => ZoomLimits
  /** Returns the nearest camera that does not lose the drawing. */
  readonly within: (camera: Camera, view: Size) => Camera
  /** The zoom that a camera keeps its ratio to when the view changes its size. */
  readonly unit: (view: Size) => number
}

/** Returns the next camera, or undefined for the first one. */
export type CameraStep = (camera: Camera, view: Size, rules: CameraRules) => Camera | undefined

export const middle: Point = { x: 0, y: 0 }

/** Returns the step of a hand, which is one about the middle where it does not say another place. */
export function byHand({ from = middle, to = middle, factor = 1 }: Partial<HandMove>) {
  return (camera: Camera, view: Size, { limits, within }: CameraRules): Camera =>
    within(drag(camera, from, to, limitZoom(camera.zoom * factor, limits(view))), view)
}

/** Returns the camera as it is when everything is larger by a factor. */
export function scaled({ zoom, panX, panY }: Camera, by: number): Camera {
  return { zoom: zoom * by, panX: panX * by, panY: panY * by }
}

/** Returns what the view shows as the view box of an SVG. */
export function viewBox({ zoom, panX, panY }: Camera, { width, height }: Size): string {
  return [-width / 2 - panX, -height / 2 - panY, width, height]
    .map((pixels) => pixels / zoom)
    .join(' ')
}
