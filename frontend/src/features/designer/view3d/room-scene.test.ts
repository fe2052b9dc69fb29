// @vitest-environment jsdom
/* The 3D view of an open designer: it follows the plan, and clicks mean what they mean on the drawing. */
import { PerspectiveCamera, Vector3 } from 'three'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { plannerGuest } from '@/features/designer/testing/guest'
import type { MeshPlan, Owner } from '@/features/designer/view3d/mesh-plan'
import { RoomScene, type RoomPainter } from '@/features/designer/view3d/room-scene'
import { seatingOf } from '@/guests/seating'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

/** Remembers what it was told to draw; `under` is what lies under every place of the view. */
function rememberingPainter() {
  const drawn: {
    room: number
    furniture: MeshPlan
    selected: MeshPlan
    hovered: MeshPlan
    distances: number[]
    recoloured: number
    colour: (paint: string) => string
    labels: readonly string[]
    under: Owner | undefined
    disposed: boolean
  } = {
    room: 0,
    furniture: { batches: [], chairs: 0 },
    selected: { batches: [], chairs: 0 },
    hovered: { batches: [], chairs: 0 },
    distances: [],
    recoloured: 0,
    colour: (paint) => paint,
    labels: [],
    under: undefined,
    disposed: false,
  }
  const painter: RoomPainter = {
    advance: () => false,
    camera: new PerspectiveCamera(),
    showRoom: () => {
      drawn.room += 1
    },
    showFurniture: (plan, labels) => {
      drawn.furniture = plan
      drawn.labels = labels.map(({ text }) => text)
    },
    showSelected: (plan) => {
      drawn.selected = plan
    },
    showHovered: (plan) => {
      drawn.hovered = plan
    },
    recolour: (colour) => {
      drawn.recoloured += 1
      drawn.colour = colour
    },
    resize: () => undefined,
    look: (distance) => {
      drawn.distances.push(distance)
    },
    pick: () => drawn.under,
    invalidate: () => undefined,
    dispose: () => {
      drawn.disposed = true
    },
  }
  return { drawn, painter }
}

const elements = (plan: MeshPlan): string[] => [
  ...new Set(plan.batches.flatMap(({ owners }) => owners.map(({ element }) => element))),
]
const seats = (plan: MeshPlan): (string | undefined)[] => [
  ...new Set(plan.batches.flatMap(({ owners }) => owners.map(({ seat }) => seat))),
]

describe('the 3D view', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  function open(): Bench & ReturnType<typeof rememberingPainter> & { readonly scene: RoomScene } {
    const bench = openBench(module, hallJson(3, 4))
    const remembering = rememberingPainter()
    const scene = new RoomScene(
      bench.designer,
      remembering.painter,
      document.documentElement,
      document.createElement('div'),
    )
    scene.resize(800, 600, 1)
    return { ...bench, ...remembering, scene }
  }
  const AT = { x: 10, y: 10 }

  it('shows_every_table_with_its_chairs_and_label', () => {
    const { drawn } = open()
    expect(elements(drawn.furniture)).toEqual(['table-1', 'table-2', 'table-3'])
    expect(drawn.furniture.chairs).toBe(12)
    expect(drawn.labels).toEqual(['Table 1', 'Table 2', 'Table 3'])
  })

  it('lays_linen_of_its_own_colour_on_tables_rather_than_the_ink_of_the_drawing', () => {
    const { style } = document.documentElement
    style.setProperty('--table-fill', '#2b3547')
    style.setProperty('--solid-linen', '#c6c8d2')
    expect(open().drawn.colour('table-fill')).toBe('#c6c8d2')
    style.cssText = ''
  })

  it('a_click_selects_for_both_views_and_draws_the_line_around_it', () => {
    const { designer, drawn, scene } = open()
    drawn.under = { element: 'table-2', seat: undefined }
    scene.click(AT, false)
    expect(designer.selection.getState().ids).toEqual(['table-2'])
    expect(elements(drawn.selected)).toEqual(['table-2'])
    drawn.under = { element: 'table-3', seat: 'table-3-chair-1' }
    scene.click(AT, true)
    expect(designer.selection.getState().ids).toEqual(['table-2', 'table-3'])
    drawn.under = undefined
    scene.click(AT, false)
    expect(designer.selection.getState().ids).toEqual([])
    expect(drawn.selected.batches).toEqual([])
  })

  it('a_chair_of_a_selected_table_opens_on_the_next_click', () => {
    const { designer, drawn, scene } = open()
    drawn.under = { element: 'table-1', seat: 'table-1-chair-3' }
    scene.click(AT, false)
    expect(designer.selection.getState().seat).toBeUndefined()
    scene.click(AT, false)
    expect(designer.selection.getState().seat).toBe('table-1-chair-3')
    expect(seats(drawn.selected)).toEqual(['table-1-chair-3'])
  })

  it('a_selection_made_elsewhere_shows_here', () => {
    const { designer, drawn } = open()
    designer.selection.setState({ ids: ['table-3'], focus: 'table-3', seat: undefined })
    expect(elements(drawn.selected)).toEqual(['table-3'])
  })

  it('hover_is_looked_for_once_a_frame', () => {
    const { designer, drawn, painter, scene } = open()
    const pick = vi.spyOn(painter, 'pick')
    drawn.under = { element: 'table-2', seat: 'table-2-chair-1' }
    scene.hover({ x: 1, y: 1 })
    scene.hover({ x: 2, y: 2 })
    expect(pick).not.toHaveBeenCalled()
    painter.advance(16)
    expect(pick).toHaveBeenCalledOnce()
    expect(designer.view.getState().hover).toBe('table-2')
    expect(elements(drawn.hovered)).toEqual(['table-2'])
    scene.hover(undefined)
    expect(designer.view.getState().hover).toBeUndefined()
  })

  it('edits_and_undo_show', () => {
    const { designer, drawn } = open()
    designer.editing.run({ kind: 'remove', ids: ['table-2'] })
    expect(elements(drawn.furniture)).toEqual(['table-1', 'table-3'])
    designer.editing.undo()
    expect(elements(drawn.furniture)).toHaveLength(3)
  })

  it('a_change_made_by_somebody_else_shows', () => {
    const { designer, drawn } = open()
    const session = module.open(hallJson(5, 2))
    designer.plan.takeOver(session, { changes: [], unsent: [] })
    expect(elements(drawn.furniture)).toHaveLength(5)
    expect(drawn.room).toBe(2)
  })

  it('what_stands_on_a_stage_sinks_when_the_stage_goes', () => {
    const { designer, drawn } = open()
    const add = (type: string, id: string) => {
      const element = designer.plan.session().newElement(type, 600, 600, id)
      designer.editing.run({ kind: 'add', elements: [{ element }] })
    }
    add('stage', 'stage')
    add('podium', 'podium')
    const lowest = () =>
      drawn.furniture.batches
        .flatMap(({ owners, matrices }) =>
          owners.flatMap(({ element }, at) =>
            element === 'podium' ? [matrices[at * 16 + 13] ?? 0] : [],
          ),
        )
        .reduce((least, y) => Math.min(least, y), Infinity)
    expect(lowest()).toBe(48)
    designer.editing.run({ kind: 'remove', ids: ['stage'] })
    expect(lowest()).toBe(0)
  })

  it('a_new_room_is_built_anew_and_other_edits_leave_it', () => {
    const { designer, drawn } = open()
    designer.editing.run({ kind: 'move', moves: [{ id: 'table-1', x: 500, y: 500 }] })
    expect(drawn.room).toBe(1)
    designer.editing.run({ kind: 'canvas', set: { venueWidth: 90 } })
    expect(drawn.room).toBe(2)
  })

  it('a_seat_changes_its_colour_with_who_sits_there', () => {
    const { designer, drawn } = open()
    const colours = () =>
      drawn.furniture.batches
        .filter(({ key }) => key.includes(':seat:'))
        .flatMap(({ paints }) => paints)
    expect(new Set(colours())).toEqual(new Set(['solid-cushion']))
    const ana = plannerGuest('g', { seatId: 'table-1-chair-1' })
    designer.seating.setState(seatingOf([ana]), true)
    expect(colours().filter((paint) => paint === 'chair-assigned')).toHaveLength(1)
  })

  it('jumps_to_a_viewpoint_for_people_who_asked_for_less_motion', () => {
    const { drawn, painter, scene } = open()
    const before = drawn.distances.length
    scene.show('top')
    expect(drawn.distances.slice(before)).toHaveLength(1)
    expect(painter.camera.getWorldDirection(new Vector3()).y).toBeLessThan(-0.99)
  })

  it('takes_the_zoom_and_fit_buttons_while_it_is_open', () => {
    const { designer, drawn, scene } = open()
    const flat = designer.view.getState().camera
    designer.camera.scene = scene
    const before = drawn.distances.at(-1) ?? 0
    designer.camera.zoomBy(2)
    expect(drawn.distances.at(-1)).toBeCloseTo(before / 2)
    designer.camera.fitAll()
    expect(drawn.distances.at(-1)).toBeCloseTo(before)
    expect(designer.view.getState().camera).toBe(flat)
  })

  it('stops_listening_when_it_is_closed', () => {
    const { designer, drawn, scene } = open()
    scene.dispose()
    expect(drawn.disposed).toBe(true)
    designer.editing.run({ kind: 'remove', ids: ['table-2'] })
    expect(elements(drawn.furniture)).toHaveLength(3)
  })
})
