/* Gives each layer of the stage what it paints, from the designer's stores. */
import type { Box } from '@/plan/types'
import { detailAt, type PaintContext, type Surface } from '@/canvas/painting/painter'
import { readPalette, type Palette } from '@/canvas/painting/palette'
import { ViewportCuller } from '@/canvas/painting/viewport-culler'
import { paintRuler } from '@/canvas/painting/rulers'
import type { LayerName, StagePainter, StageSurfaces } from '@/canvas/painting/stage'
import { paintActive } from '@/canvas/painting/layers/active'
import { moveStatic } from '@/canvas/painting/layers/moved'
import { paintStatic } from '@/canvas/painting/layers/static'
import type { Env } from '@/canvas/env'
import type { Camera } from '@/plan/camera/camera'
import { prefsStore } from '@/canvas/store/prefs'
import { selectionBox } from '@/canvas/edits/selection-box'

/**
 * Milliseconds after which a pan has come to rest. Parts of an object that came into view one after the other differ by
 * shades from one that is painted whole, so then everything is painted anew.
 */
const REST = 150

interface FrameEnv extends Env {
  /** Runs what waits for a frame. */
  advance(now: number): boolean
}

export class ScenePainter implements StagePainter {
  #palette: Palette | undefined
  /** Where the static picture was painted for, once it was. */
  #shown: Camera | undefined
  #stopResting = (): void => undefined
  readonly #cull = new ViewportCuller()
  readonly #borders: ReadonlyMap<string, string>

  constructor(private readonly designer: FrameEnv) {
    const kinds = designer.module.catalogue()
    this.#borders = new Map(kinds.map(({ kind, borderColor }) => [kind, borderColor]))
    designer.onDispose(() => {
      this.#stopResting()
    })
  }

  advance(now: number): boolean {
    return this.designer.advance(now)
  }

  paint(layer: LayerName, surfaces: StageSurfaces): void {
    switch (layer) {
      case 'static':
        this.#static(this.#context(surfaces.static, surfaces))
        // The browser's own timeline says when a plan was there to be seen.
        if (this.#shown === undefined) performance.mark('plan painted')
        this.#shown = this.designer.view.getState().camera
        return
      case 'active':
        this.#active(this.#context(surfaces.active, surfaces))
        return
      case 'rulers':
        paintRulers(this.designer, surfaces, this.#colours())
    }
  }

  move(surfaces: StageSurfaces): boolean {
    const shown = this.#shown
    const on = this.#context(surfaces.static, surfaces)
    const paint = (part: Box): void => {
      this.#static(on, part)
    }
    if (shown === undefined || !moveStatic(on, shown, paint)) return false
    this.#shown = on.camera
    this.#stopResting()
    this.#stopResting = this.designer.ports.after(REST, () => {
      this.designer.stage.invalidate('static')
    })
    return true
  }

  /** Reads the colours again. */
  themeChanged(): void {
    this.#palette = undefined
    this.designer.stage.invalidate('static', 'active', 'rulers')
  }

  #static(on: PaintContext, part?: Box): void {
    const dotColour = (kind: string): string => this.#borders.get(kind) ?? 'table-stroke'
    const scene = { ...staticScene(this.designer), dotColour }
    paintStatic(on, scene, this.designer.lists, this.#cull, part)
  }

  #active(on: PaintContext): void {
    const { interaction, plan, view, lists, ghosts } = this.designer
    const { elements, order } = plan.state.getState()
    const scene = {
      active: interaction.getState(),
      elements,
      order,
      size: view.getState().size,
    }
    paintActive(on, scene, lists, (ghost) => ghosts.render(ghost))
  }

  #context(surface: Surface, { pixelRatio }: StageSurfaces): PaintContext {
    const { pictures, view } = this.designer
    const { camera, surface: screen } = view.getState()
    const detail = detailAt(camera.zoom, prefsStore.getState(), screen.kind === 'seating')
    return { surface, palette: this.#colours(), pictures, camera, pixelRatio, detail }
  }

  #colours(): Palette {
    return (this.#palette ??= readPalette(document.documentElement))
  }
}

function staticScene(designer: Env) {
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
    proposal: designer.proposal,
    pale: designer.interaction.getState().picture() !== undefined,
  }
}

function paintRulers(designer: Env, surfaces: StageSurfaces, palette: Palette): void {
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
