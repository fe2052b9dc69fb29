/* Rulers along the top and left in the chosen unit, with divisions that fit the zoom. */
import { toWorld, type Camera } from '@/plan/camera/camera'
import { prefsStore, type LengthUnit } from '@/canvas/store/prefs'
import { unitSize } from '@/canvas/text/units'
import type { Palette } from '@/canvas/painting/palette'
import type { Surface } from '@/canvas/painting/painter'

/** Screen pixels. */
export const RULER_SIZE = 20
/** Between numbers, in the chosen unit; the finest that leaves room for them. */
const NUMBERED: Readonly<Record<LengthUnit, readonly number[]>> = {
  feet: [1, 2, 5, 10, 20, 50, 100, 200],
  meters: [0.2, 0.5, 1, 2, 5, 10, 20, 50],
  inches: [6, 12, 24, 60, 120, 240, 600, 1200],
}
const ROOM_FOR_NUMBER = 56
const FONT = '10px system-ui, sans-serif'

interface RulerScene {
  readonly camera: Camera
  readonly length: number
  readonly pixelRatio: number
  /** The selection's extent in plan units, shaded on the ruler. */
  readonly mark: { readonly from: number; readonly to: number } | undefined
}

/** What lies between two numbered lines, in the chosen unit; the scale bar uses the same steps. */
export function numberedStep(
  zoom: number,
  units: LengthUnit = prefsStore.getState().units,
  room = ROOM_FOR_NUMBER,
): number {
  const steps = NUMBERED[units]
  return steps.find((step) => step * unitSize(units) * zoom >= room) ?? steps.at(-1) ?? 1
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
  const unit = unitSize()
  const step = numberedStep(camera.zoom)
  const minor = minorStep(step, unit * camera.zoom)
  const start = toWorld(camera, { x: 0, y: 0 })
  const first = Math.floor((across ? start.x : start.y) / unit / step) * step
  const last = first + Math.ceil(length / (unit * camera.zoom)) + 2 * step
  surface.beginPath()
  surface.font = FONT
  surface.fillStyle = palette.colour('text-muted')
  surface.textBaseline = 'alphabetic'
  surface.textAlign = 'left'
  for (let value = first; value <= last; value += minor) {
    const at = Math.round(value * unit * camera.zoom + pan) + 0.5
    const numbered = Math.abs(value / step - Math.round(value / step)) < 1e-6
    tick(surface, across, at, numbered ? RULER_SIZE : 5)
    if (numbered) number(surface, across, at, String(Math.round(value * 10) / 10 + 0))
  }
  line(surface, across, length)
  surface.strokeStyle = palette.colour('border')
  surface.lineWidth = 1
  surface.stroke()
}

/** Fives fall into five parts, everything else into four, unless those would be too close. */
function minorStep(step: number, pixels: number): number {
  const five = String(step).includes('5')
  const part = five ? step / 5 : step / 4
  return part * pixels >= 6 ? part : step
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
