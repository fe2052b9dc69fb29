/* The camera of the viewer: its zoom is shown as a share of the zoom at which all of the drawing is seen. */
import { fitZoom, limitZoom, placed, type Camera, type Size } from '@/plan/camera/camera'
import { middle, type CameraRules } from '@/plan/camera/rules'
import type { Box } from '@/plan/types'

/** The drawing, and the pixels that stay free around it. */
export interface Fitting {
  readonly drawing: Size
  readonly padding: number
  /** The closest that people can look. */
  readonly closest: number
}

interface ViewerRules extends CameraRules {
  /** Returns the camera that shows a box of the drawing as large as fits. */
  readonly framing: (box: Box, view: Size) => Camera
}

export const minZoom = 0.1
export const maxZoom = 3

export function viewerRules({ drawing, padding, closest }: Fitting): ViewerRules {
  const fitting = (box: Size, view: Size) =>
    fitZoom(box, {
      width: Math.max(1, view.width - 2 * padding),
      height: Math.max(1, view.height - 2 * padding),
    })
  const unit = (view: Size) => fitting(drawing, view)
  const limits = (view: Size) => ({ least: minZoom * unit(view), most: closest * unit(view) })
  return {
    unit,
    limits,
    first: (view) => centredOn({ x: 0, y: 0, ...drawing }, unit(view)),
    // The middle of the view stays on the drawing.
    within: ({ zoom, panX, panY }) => ({
      zoom,
      panX: Math.min(0, Math.max(-drawing.width * zoom, panX)),
      panY: Math.min(0, Math.max(-drawing.height * zoom, panY)),
    }),
    framing: (box, view) => centredOn(box, limitZoom(fitting(box, view), limits(view))),
  }
}

function centredOn({ x, y, width, height }: Box, zoom: number): Camera {
  return placed({ x: x + width / 2, y: y + height / 2 }, middle, zoom)
}
