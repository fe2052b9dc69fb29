/*
 * The canvases and the one frame loop. A layer is painted only when it is dirty, and a frame is asked for
 * only when something is. A pan moves the picture that is there. `counts` says how often each layer was painted.
 */
import type { Size } from '@/plan/camera/camera'
import type { Surface } from '@/canvas/painting/painter'

export type LayerName = 'static' | 'active' | 'rulers'

export interface StageCanvases {
  readonly static: HTMLCanvasElement
  readonly active: HTMLCanvasElement
  readonly rulerX: HTMLCanvasElement
  readonly rulerY: HTMLCanvasElement
}

export interface StageSurfaces {
  readonly static: Surface
  readonly active: Surface
  readonly rulerX: Surface
  readonly rulerY: Surface
  readonly pixelRatio: number
}

export interface StagePainter {
  /** Runs before painting in each frame: pointer moves and camera flights. True asks for another frame. */
  advance(now: number): boolean
  paint(layer: LayerName, surfaces: StageSurfaces): void
  /** Moves the static picture along with the camera; false when it must be painted anew. */
  move(surfaces: StageSurfaces): boolean
}

/** The browser's frames, replaced in tests. */
export interface FramePort {
  request(run: (now: number) => void): number
  cancel(handle: number): void
}

export const BROWSER_FRAMES: FramePort = {
  request: (run) => requestAnimationFrame(run),
  cancel: (handle) => {
    cancelAnimationFrame(handle)
  },
}

const LAYERS: readonly LayerName[] = ['static', 'active', 'rulers']

export class Stage {
  readonly counts = { static: 0, moved: 0, active: 0, rulers: 0, frames: 0 }
  readonly #dirty = new Set<LayerName>()
  #cameraMoved = false
  #surfaces: StageSurfaces | undefined
  #frame: number | undefined

  constructor(
    private readonly painter: StagePainter,
    private readonly frames: FramePort,
  ) {}

  /** Takes surfaces to paint on; everything is painted anew. */
  attach(surfaces: StageSurfaces): void {
    this.#surfaces = surfaces
    this.invalidate(...LAYERS)
  }

  detach(): void {
    this.#surfaces = undefined
    if (this.#frame !== undefined) this.frames.cancel(this.#frame)
    this.#frame = undefined
  }

  /** Marks layers for the next frame. */
  invalidate(...layers: readonly LayerName[]): void {
    for (const layer of layers) this.#dirty.add(layer)
    this.wake()
  }

  /** The plan is the same, seen from another place. */
  cameraMoved(): void {
    this.#cameraMoved = true
    this.invalidate('rulers')
  }

  /** Pixels of the canvases per pixel of the page. */
  get pixelRatio(): number {
    return this.#surfaces?.pixelRatio ?? 1
  }

  /** Asks for a frame, as when a pointer event waits. */
  wake(): void {
    this.#frame ??= this.frames.request((now) => {
      this.#frame = undefined
      this.#run(now)
    })
  }

  #run(now: number): void {
    this.counts.frames += 1
    if (this.painter.advance(now)) this.wake()
    if (this.#surfaces === undefined) return
    if (this.#cameraMoved) this.#move(this.#surfaces)
    for (const layer of LAYERS) {
      if (!this.#dirty.delete(layer)) continue
      this.counts[layer] += 1
      this.painter.paint(layer, this.#surfaces)
    }
  }

  #move(surfaces: StageSurfaces): void {
    this.#cameraMoved = false
    if (this.#dirty.has('static')) return
    if (this.painter.move(surfaces)) this.counts.moved += 1
    else this.#dirty.add('static')
  }
}

/** Sizes the backing stores for the view and hands out their contexts; undefined without a 2D context. */
export function prepareCanvases(
  canvases: StageCanvases,
  view: Size,
  ruler: number,
  pixelRatio: number,
): StageSurfaces | undefined {
  const main = surfaceOf(canvases.static, view, pixelRatio)
  const active = surfaceOf(canvases.active, view, pixelRatio)
  const rulerX = surfaceOf(canvases.rulerX, { width: view.width, height: ruler }, pixelRatio)
  const rulerY = surfaceOf(canvases.rulerY, { width: ruler, height: view.height }, pixelRatio)
  if (main === null || active === null || rulerX === null || rulerY === null) return undefined
  return { static: main, active, rulerX, rulerY, pixelRatio }
}

function surfaceOf(canvas: HTMLCanvasElement, size: Size, pixelRatio: number): Surface | null {
  const width = Math.max(1, Math.round(size.width * pixelRatio))
  const height = Math.max(1, Math.round(size.height * pixelRatio))
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  canvas.style.width = `${String(size.width)}px`
  canvas.style.height = `${String(size.height)}px`
  return canvas.getContext('2d')
}
