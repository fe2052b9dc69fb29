/* A proposed layout over the plan: what would go is pale, what would come is translucent. */
import type { Size } from '@/plan/camera/camera'
import type { DisplayList } from '@/canvas/painting/display-list'
import {
  paintShapes,
  paintTexts,
  toPixels,
  toPlanUnits,
  type PaintContext,
} from '@/canvas/painting/painter'

/** An object that is not in the plan yet, drawn where it would be. */
export interface ProposedObject extends Size {
  readonly list: DisplayList
}

export interface Proposal {
  /** Ids of what would go. */
  readonly gone: ReadonlySet<string>
  readonly objects: readonly ProposedObject[]
  /** Paints the objects over the plan. */
  paint(context: PaintContext): void
}

/** Opacity of what would come. */
const COMING = 0.6

export function paintObjects(context: PaintContext, objects: readonly ProposedObject[]): void {
  const { surface, detail } = context
  surface.globalAlpha = COMING
  toPlanUnits(context)
  for (const { list } of objects) paintShapes(context, list)
  if (detail.labels) {
    toPixels(context)
    for (const { list, width, height } of objects) {
      paintTexts(context, list, Math.max(width, height))
    }
  }
  surface.globalAlpha = 1
}
