/* What is painted around and on the objects: floor, boundary, grid, lines, rulers, outlines, broken pictures. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import type { Box } from '@/plan/types'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { createBackdrop } from '@/canvas/viewport/backdrop'
import { ViewportCuller } from '@/canvas/painting/viewport-culler'
import { Pictures } from '@/canvas/painting/images'
import { paintStatic } from '@/canvas/painting/layers/static'
import { detailAt, type PaintContext, paintImage } from '@/canvas/painting/painter'
import { paintRuler } from '@/canvas/painting/rulers'
import { DEFAULT_PREFS, setPrefs } from '@/canvas/store/prefs'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { setShowLines } from '@/canvas/store/chosen'

/** A room of 10 by 20 ft with a table and a line of 8 ft. */
const ROOM = JSON.stringify({
  version: '1.0.0',
  canvas: { venueWidth: 10, venueHeight: 20, gridSize: 24, showGrid: true },
  elements: [{ id: 't', type: 'round', x: 60, y: 60, width: 120, height: 120, label: 'Table 1' }],
  measurements: [{ id: 'm', name: 'Line 1', startX: 24, startY: 300, endX: 216, endY: 300 }],
})

/** One call of the surface, with the colours and the opacity it was made in. */
interface Call {
  readonly name: string
  readonly values: readonly unknown[]
  readonly fillStyle: unknown
  readonly strokeStyle: unknown
  readonly alpha: unknown
}

/** A surface that records what is painted on it. */
function recorder(): { readonly surface: CanvasRenderingContext2D; readonly calls: Call[] } {
  const calls: Call[] = []
  const styles: Record<string, unknown> = { font: '' }
  const surface: unknown = new Proxy(styles, {
    get: (_, name) => {
      if (typeof name === 'string' && name in styles) return styles[name]
      return (...values: unknown[]) => {
        const { fillStyle, strokeStyle, globalAlpha: alpha } = styles
        calls.push({ name: String(name), values, fillStyle, strokeStyle, alpha })
        return name === 'measureText' ? { width: 40 } : undefined
      }
    },
    set: (_, name, value) => {
      styles[String(name)] = value
      return true
    },
  })
  if (!isSurface(surface)) throw new Error('no surface')
  return { surface, calls }
}

function isSurface(value: unknown): value is CanvasRenderingContext2D {
  return typeof value === 'object'
}

function isPath(value: unknown): value is Path2D {
  return typeof value === 'object'
}

const palette = { colour: (token: string) => token }
const SIZE = { width: 600, height: 600 }
const CAMERA = { zoom: 1, panX: 0, panY: 0 }

describe('the static layer', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    setPrefs(DEFAULT_PREFS)
    bench = openBench(module, ROOM)
  })
  interface Change {
    readonly showGrid?: boolean
    readonly outlines?: boolean
    readonly pale?: boolean
    readonly part?: Box
  }
  const painted = (change: Change = {}) => {
    const { surface, calls } = recorder()
    const { designer } = bench
    const { elements, order, canvas, surroundings } = designer.plan.state.getState()
    const context: PaintContext = {
      ...{ surface, palette, camera: CAMERA, pixelRatio: 1, pictures: designer.pictures },
      detail: detailAt(1, { ...DEFAULT_PREFS, outlines: change.outlines ?? false }),
    }
    const backdrop = createBackdrop(designer)
    paintStatic(
      context,
      {
        ...{ elements, order, backdrop, lifted: new Set<string>(), size: SIZE },
        venue: { width: canvas.venueWidth, height: canvas.venueHeight },
        bounds: surroundings.bounds,
        gridSize: canvas.gridSize,
        showGrid: change.showGrid ?? canvas.showGrid,
        proposal: undefined,
        pale: change.pale ?? false,
        dotColour: () => 'table-stroke',
      },
      designer.lists,
      new ViewportCuller(),
      change.part,
    )
    backdrop.dispose()
    return calls
  }
  /** Counts the lines in the path of the first stroke in a colour. */
  const linesIn = (calls: readonly Call[], colour: string): number => {
    const stroke = calls.findIndex((call) => call.name === 'stroke' && call.strokeStyle === colour)
    const begin = calls.slice(0, stroke).findLastIndex((call) => call.name === 'beginPath')
    return calls.slice(begin, stroke).filter((call) => call.name === 'moveTo').length
  }

  it('paints_the_floor_of_the_venue_and_its_boundary', () => {
    const calls = painted()
    const rooms = calls.filter((call) => call.name === 'rect')
    expect(rooms.map((call) => call.values)).toEqual([
      [0, 0, 240, 480],
      [0, 0, 240, 480],
    ])
    expect(calls.some((call) => call.name === 'fill' && call.fillStyle === 'plan-floor')).toBe(true)
    expect(
      calls.some((call) => call.name === 'stroke' && call.strokeStyle === 'table-stroke'),
    ).toBe(true)
  })

  it('paints_of_a_part_only_the_objects_and_grid_lines_that_reach_into_it', () => {
    const words = (x: number) => painted({ part: { x, y: 0, width: 10, height: 600 } })
    const tables = (calls: readonly Call[]) =>
      calls.filter((call) => call.name === 'fill' && call.fillStyle === 'table-fill')
    expect(tables(words(170))).toHaveLength(1)
    expect(tables(words(500))).toHaveLength(0)
    expect(linesIn(words(170), 'grid')).toBeLessThan(11 + 21)
  })

  it('paints_the_objects_pale_while_the_picture_below_them_is_worked_with', () => {
    const tables = (pale: boolean) =>
      painted({ pale })
        .filter((call) => call.name === 'fill' && call.fillStyle === 'table-fill')
        .map((call) => call.alpha)
    expect(tables(false)).toEqual([1])
    expect(tables(true)).toEqual([0.3])
    expect(painted({ pale: true }).at(-1)?.alpha).toBe(1)
  })

  it('paints_the_grid_with_every_fifth_line_stronger', () => {
    const calls = painted()
    expect(linesIn(calls, 'grid')).toBe(11 + 21)
    expect(linesIn(calls, 'grid-major')).toBe(3 + 5)
  })

  it('paints_no_grid_when_it_is_off', () => {
    const colours = painted({ showGrid: false }).map((call) => call.strokeStyle)
    expect(colours).not.toContain('grid')
    expect(colours).not.toContain('grid-major')
  })

  it('paints_measurement_lines_with_their_length_until_they_are_hidden', () => {
    const words = (calls: readonly Call[]) =>
      calls.filter((call) => call.name === 'fillText').map((call) => call.values[0])
    expect(words(painted())).toContain('8 ft')
    setShowLines(bench.designer.view, false)
    expect(words(painted())).not.toContain('8 ft')
  })

  it('paints_no_surfaces_of_objects_in_outline_mode', () => {
    /** Objects are filled and stroked with paths of their own, the room with the current path. */
    const paths = (calls: readonly Call[], name: string) =>
      calls.filter((call) => call.name === name && call.values.length > 0).length
    const filled = painted()
    const outlined = painted({ outlines: true })
    expect(paths(filled, 'fill')).toBeGreaterThan(0)
    expect(paths(outlined, 'fill')).toBe(0)
    expect(paths(outlined, 'stroke')).toBe(paths(filled, 'stroke'))
  })
})

describe('rulers', () => {
  const numbers = (zoom: number) => {
    const { surface, calls } = recorder()
    const scene = { camera: { ...CAMERA, zoom }, length: 600, pixelRatio: 1, mark: undefined }
    paintRuler(surface, palette, 'x', scene)
    return calls.filter((call) => call.name === 'fillText').map((call) => call.values[0])
  }

  it('number_feet_from_the_corner_of_the_room_as_far_apart_as_there_is_space', () => {
    setPrefs(DEFAULT_PREFS)
    expect(numbers(1).slice(0, 4)).toEqual(['0', '5', '10', '15'])
    expect(numbers(3).slice(0, 4)).toEqual(['0', '1', '2', '3'])
  })

  it('number_in_the_chosen_unit', () => {
    setPrefs({ units: 'meters' })
    expect(numbers(1).slice(0, 3)).toEqual(['0', '1', '2'])
    setPrefs(DEFAULT_PREFS)
  })
})

describe('a broken picture', () => {
  it('is_a_dashed_placeholder_where_it_belongs', async () => {
    const { surface, calls } = recorder()
    const placeholder: unknown = {}
    if (!isPath(placeholder)) throw new Error('no path')
    const pictures = new Pictures(
      () => Promise.reject(new Error('broken')),
      () => undefined,
    )
    const context: PaintContext = {
      ...{ surface, palette, pictures, camera: CAMERA, pixelRatio: 1 },
      detail: detailAt(1),
    }
    const image = {
      ...{ href: '/api/images/gone', cx: 50, cy: 50, width: 80, height: 60, rotation: 0 },
      ...{ flipX: false, flipY: false, placeholder, stroke: 'shape-stroke' },
    }
    paintImage(context, image)
    await Promise.resolve()
    calls.length = 0
    paintImage(context, image)
    expect(calls.map((call) => call.name)).toEqual(['setLineDash', 'stroke', 'setLineDash'])
    expect(calls[1]).toMatchObject({ values: [placeholder], strokeStyle: 'shape-stroke' })
  })
})
