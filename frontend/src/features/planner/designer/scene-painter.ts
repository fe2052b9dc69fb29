/* Gives each layer of the stage what it paints, from the designer's stores. */
import type { Box } from '@/plan/types'
import { detailAt, type PaintContext, type Surface } from '@/features/planner/canvas/painter'
import { readPalette, type Palette } from '@/features/planner/canvas/palette'
import { Cull } from '@/features/planner/canvas/cull'
import { paintRuler } from '@/features/planner/canvas/rulers'
import type { StagePainter, StageSurfaces } from '@/features/planner/canvas/stage'
import { paintActive } from '@/features/planner/canvas/layers/active'
import { moveStatic } from '@/features/planner/canvas/layers/moved'
import { paintStatic } from '@/features/planner/canvas/layers/static'
import type { Designer } from '@/features/planner/designer/designer'
import { holdsPicture } from '@/features/planner/actions/underlay'
import type { Camera } from '@/features/planner/store/camera'
import { prefsStore } from '@/features/planner/store/prefs'
import { selectionBox } from '@/features/planner/designer/selection-box'

/**
 * Milliseconds after which a pan has come to rest. Parts of an object that came into view one after the other differ by
 * shades from one that is painted whole, so then everything is painted anew.
 */
export const REST = 150

export interface ScenePainter extends StagePainter {
  /** Reads the colours again. */
  themeChanged(): void
}

export function scenePainter(designer: Designer): ScenePainter {
  let palette: Palette | undefined
  /** Where the static picture was painted for, once it was. */
  let shown: Camera | undefined
  let stopResting = (): void => undefined
  designer.atEnd(() => {
    stopResting()
  })
  const cull = new Cull()
  const kinds = new Map(designer.module.catalogue().map((entry) => [entry.kind, entry.borderColor]))
  const dotColour = (kind: string): string => kinds.get(kind) ?? 'table-stroke'
  const colours = (): Palette => (palette ??= readPalette(document.documentElement))
  const context = (surface: Surface, surfaces: StageSurfaces): PaintContext => {
    const { camera } = designer.view.getState()
    return {
      surface,
      palette: colours(),
      pictures: designer.pictures,
      camera,
      pixelRatio: surfaces.pixelRatio,
      detail: detailAt(camera.zoom, prefsStore.getState()),
    }
  }
  const staticPart = (on: PaintContext, part?: Box): void => {
    paintStatic(on, { ...staticScene(designer), dotColour }, designer.lists, cull, part)
  }
  return {
    advance: (now) => designer.advance(now),
    paint(layer, surfaces) {
      switch (layer) {
        case 'static':
          staticPart(context(surfaces.static, surfaces))
          // The browser's own timeline says when a plan was there to be seen.
          if (shown === undefined) performance.mark('plan painted')
          shown = designer.view.getState().camera
          return
        case 'active':
          paintActive(
            context(surfaces.active, surfaces),
            {
              interaction: designer.interaction.getState(),
              elements: designer.plan.state.getState().elements,
              order: designer.plan.state.getState().order,
              size: designer.view.getState().size,
            },
            designer.lists,
            (ghost) => designer.ghosts.of(ghost),
          )
          return
        case 'rulers':
          paintRulers(designer, surfaces, colours())
      }
    },
    move(surfaces) {
      const { camera } = designer.view.getState()
      const on = context(surfaces.static, surfaces)
      const moved =
        shown !== undefined &&
        moveStatic(on, shown, (part) => {
          staticPart(on, part)
        })
      if (!moved) return false
      shown = camera
      stopResting()
      stopResting = designer.doors.after(REST, () => {
        designer.stage.invalidate('static')
      })
      return true
    },
    themeChanged() {
      palette = undefined
      designer.stage.invalidate('static', 'active', 'rulers')
    },
  }
}

function staticScene(designer: Designer) {
  const { elements, order, canvas, surroundings } = designer.plan.state.getState()
  return {
    elements,
    order,
    lifted: designer.lifted,
    size: designer.view.getState().size,
    venue: { width: canvas.venueWidth, height: canvas.venueHeight },
    bounds: surroundings.bounds,
    gridSize: canvas.gridSize,
    showGrid: canvas.showGrid,
    backdrop: designer.backdrop,
    pale: holdsPicture(designer.interaction.getState()),
  }
}

function paintRulers(designer: Designer, surfaces: StageSurfaces, palette: Palette): void {
  if (!prefsStore.getState().rulers) return
  const { camera, size } = designer.view.getState()
  const box = selectionBox(designer)
  const { pixelRatio } = surfaces
  paintRuler(surfaces.rulerX, palette, 'x', {
    camera,
    length: size.width,
    pixelRatio,
    mark: box && { from: box.x, to: box.x + box.width },
  })
  paintRuler(surfaces.rulerY, palette, 'y', {
    camera,
    length: size.height,
    pixelRatio,
    mark: box && { from: box.y, to: box.y + box.height },
  })
}
