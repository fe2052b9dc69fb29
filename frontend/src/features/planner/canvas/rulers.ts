/* Rulers along the top and left: feet, with divisions that fit the zoom. */
import { toWorld, type Camera } from '@/features/planner/store/camera'
import { UNITS_PER_FOOT } from '@/features/planner/units'
import type { Palette } from '@/features/planner/canvas/palette'
import type { Surface } from '@/features/planner/canvas/painter'

/** Screen pixels. */
export const RULER_SIZE = 20
/** Feet between numbers, the finest that leaves room for them. */
const NUMBERED = [1, 2, 5, 10, 20, 50, 100] as const
const ROOM_FOR_NUMBER = 56
const FONT = '10px system-ui, sans-serif'

export interface RulerScene {
  readonly camera: Camera
  readonly length: number
  readonly pixelRatio: number
  /** The selection's extent in plan units, shaded on the ruler. */
  readonly mark: { readonly from: number; readonly to: number } | undefined
}

/** Feet between numbered lines at a zoom; the scale bar uses the same steps. */
export function numberedStep(zoom: number, room = ROOM_FOR_NUMBER): number {
  return NUMBERED.find((feet) => feet * UNITS_PER_FOOT * zoom >= room) ?? 200
}

export function paintRuler(
  surface: Surface,
  palette: Palette,
  axis: 'x' | 'y',
  scene: RulerScene,
): void {
  const { camera, length, pixelRatio } = scene
  const across = axis === 'x'
  surface.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  surface.fillStyle = palette.colour('surface')
  surface.fillRect(0, 0, across ? length : RULER_SIZE, across ? RULER_SIZE : length)
  const pan = across ? camera.panX : camera.panY
  paintMark(surface, palette, across, scene, pan)
  const step = numberedStep(camera.zoom)
  const minor = minorStep(step, camera.zoom)
  const start = toWorld(camera, { x: 0, y: 0 })
  const first = Math.floor((across ? start.x : start.y) / UNITS_PER_FOOT / step) * step
  const last = first + Math.ceil(length / (UNITS_PER_FOOT * camera.zoom)) + 2 * step
  surface.beginPath()
  surface.font = FONT
  surface.fillStyle = palette.colour('text-muted')
  surface.textBaseline = 'alphabetic'
  surface.textAlign = 'left'
  for (let feet = first; feet <= last; feet += minor) {
    const at = Math.round(feet * UNITS_PER_FOOT * camera.zoom + pan) + 0.5
    const numbered = Math.abs(feet / step - Math.round(feet / step)) < 1e-6
    tick(surface, across, at, numbered ? RULER_SIZE : 5)
    if (numbered) number(surface, across, at, String(Math.round(feet)))
  }
  line(surface, across, length)
  surface.strokeStyle = palette.colour('border')
  surface.lineWidth = 1
  surface.stroke()
}

function minorStep(step: number, zoom: number): number {
  const tenth = step === 5 || step === 50 ? step / 5 : step / 4
  return tenth * UNITS_PER_FOOT * zoom >= 6 ? tenth : step
}

function paintMark(
  surface: Surface,
  palette: Palette,
  across: boolean,
  scene: RulerScene,
  pan: number,
): void {
  if (scene.mark === undefined) return
  const from = scene.mark.from * scene.camera.zoom + pan
  const size = (scene.mark.to - scene.mark.from) * scene.camera.zoom
  surface.fillStyle = palette.colour('accent-soft')
  if (across) surface.fillRect(from, 0, size, RULER_SIZE)
  else surface.fillRect(0, from, RULER_SIZE, size)
}

function tick(surface: Surface, across: boolean, at: number, size: number): void {
  if (across) {
    surface.moveTo(at, RULER_SIZE - size)
    surface.lineTo(at, RULER_SIZE)
  } else {
    surface.moveTo(RULER_SIZE - size, at)
    surface.lineTo(RULER_SIZE, at)
  }
}

function number(surface: Surface, across: boolean, at: number, text: string): void {
  if (across) {
    surface.fillText(text, at + 3, 10)
    return
  }
  surface.save()
  surface.translate(10, at - 3)
  surface.rotate(-Math.PI / 2)
  surface.fillText(text, 0, 0)
  surface.restore()
}

function line(surface: Surface, across: boolean, length: number): void {
  const edge = RULER_SIZE - 0.5
  if (across) {
    surface.moveTo(0, edge)
    surface.lineTo(length, edge)
  } else {
    surface.moveTo(edge, 0)
    surface.lineTo(edge, length)
  }
}
