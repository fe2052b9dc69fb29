/* Gives each layer of the stage what it paints, from the designer's stores. */
import { detailAt, type PaintContext, type Surface } from '@/features/planner/canvas/painter'
import { readPalette, type Palette } from '@/features/planner/canvas/palette'
import { Cull } from '@/features/planner/canvas/cull'
import { paintRuler } from '@/features/planner/canvas/rulers'
import type { StagePainter, StageSurfaces } from '@/features/planner/canvas/stage'
import { paintActive } from '@/features/planner/canvas/layers/active'
import { paintStatic } from '@/features/planner/canvas/layers/static'
import type { Designer } from '@/features/planner/designer/designer'
import { holdsPicture } from '@/features/planner/actions/underlay'
import { prefsStore } from '@/features/planner/store/prefs'
import { selectionBox } from '@/features/planner/designer/selection-box'

export interface ScenePainter extends StagePainter {
  /** Reads the colours again. */
  themeChanged(): void
}

export function scenePainter(designer: Designer): ScenePainter {
  let palette: Palette | undefined
  let painted = false
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
  return {
    advance: (now) => designer.advance(now),
    paint(layer, surfaces) {
      switch (layer) {
        case 'static':
          paintStatic(
            context(surfaces.static, surfaces),
            { ...staticScene(designer), dotColour },
            designer.lists,
            cull,
          )
          // The browser's own timeline says when a plan was there to be seen.
          if (!painted) performance.mark('plan painted')
          painted = true
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
