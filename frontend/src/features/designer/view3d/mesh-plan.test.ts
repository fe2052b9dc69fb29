/* Which bodies the 3D view draws: grouped by form, in their places and colours, and whose they are. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import {
  LOW_DETAIL_CHAIRS,
  MATRIX,
  meshPlan,
  ownedBy,
  type MeshPlan,
  type SeatPaint,
} from '@/features/designer/view3d/mesh-plan'

function planJson(elements: readonly object[]): string {
  return JSON.stringify({
    version: '1.0.0',
    canvas: { venueWidth: 40, venueHeight: 30 },
    elements,
  })
}

describe('the mesh plan', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  const planned = (json: string, paint: SeatPaint = ({ seat }) => seat): MeshPlan => {
    const session = module.open(json)
    const plan = meshPlan(session.solids(), module.chairModels(), paint)
    session.free()
    return plan
  }
  const batch = (plan: MeshPlan, key: string) => {
    const found = plan.batches.find((one) => one.key === key)
    if (found === undefined) {
      throw new Error(`no ${key} among ${plan.batches.map((one) => one.key).join(', ')}`)
    }
    return found
  }

  it('draws_1000_tables_of_10_in_a_few_batches', () => {
    const plan = planned(hallJson(1000, 10))
    expect(plan.chairs).toBe(10_000)
    expect(plan.batches.length).toBeLessThan(10)
    expect(batch(plan, 'round-cloth/matte').owners).toHaveLength(1000)
    expect(batch(plan, 'chair:banquet:seat:far').owners).toHaveLength(10_000)
  })

  it('draws_chairs_in_full_until_there_are_thousands', () => {
    const near = planned(hallJson(10, 10))
    expect(batch(near, 'chair:banquet:frame:near').owners).toHaveLength(100)
    const far = planned(hallJson(LOW_DETAIL_CHAIRS / 10, 10))
    expect(far.batches.some((one) => one.key.endsWith(':near'))).toBe(false)
  })

  it('puts_a_body_where_it_stands_as_large_as_it_is', () => {
    const plan = planned(
      planJson([{ id: 'w', type: 'wall', x: 100, y: 200, width: 240, height: 12 }]),
    )
    const walls = batch(plan, 'block/matte')
    // Adding 0 makes -0 plain: the two place a body alike.
    const matrix = walls.matrices.map((value) => value + 0)
    expect(matrix).toEqual([120, 0, 0, 0, 0, 216, 0, 0, 0, 0, 6, 0, 220, 0, 206, 1])
    expect(walls.owners).toEqual([{ element: 'w', seat: undefined }])
    expect(walls.paints).toEqual(['building-fill'])
  })

  it('turns_a_body_clockwise_on_the_plan', () => {
    const plan = planned(
      planJson([{ id: 'w', type: 'wall', x: 100, y: 200, width: 240, height: 12, rotation: 90 }]),
    )
    const matrix = batch(plan, 'block/matte').matrices
    // Its own x axis points down the plan, which is towards z.
    expect(matrix.slice(0, 3).map(Math.round)).toEqual([0, 0, 120])
  })

  it('keeps_colours_that_people_chose_and_tokens_otherwise', () => {
    const plan = planned(
      planJson([
        { id: 'a', type: 'rectangle', x: 100, y: 100, color: '#aa3355', chairs: 0 },
        { id: 'b', type: 'rectangle', x: 400, y: 100, chairs: 0 },
      ]),
    )
    expect(batch(plan, 'box-cloth/matte').paints).toEqual(['#aa3355', 'table-fill'])
  })

  it('paints_each_seat_by_who_sits_there_and_the_frame_by_its_type', () => {
    const plan = planned(
      planJson([{ id: 't', type: 'round', x: 100, y: 100, chairs: 3, chairType: 'chiavari' }]),
      ({ seat }) => (seat === 't-chair-2' ? 'chair-assigned' : 'solid-cushion'),
    )
    const seats = batch(plan, 'chair:chiavari:seat:near')
    expect(seats.paints).toEqual(['solid-cushion', 'chair-assigned', 'solid-cushion'])
    expect(seats.owners.map((owner) => owner.seat)).toEqual(['t-chair-1', 't-chair-2', 't-chair-3'])
    expect(new Set(batch(plan, 'chair:chiavari:frame:near').paints)).toEqual(
      new Set(['solid-gold']),
    )
  })

  it('gives_bows_of_one_proportion_one_body', () => {
    const bow = { type: 'serpentine', x: 100, y: 100, chairs: 0 }
    const plan = planned(
      planJson([
        { ...bow, id: 'a', width: 200, height: 70 },
        { ...bow, id: 'b', width: 400, height: 140 },
        { ...bow, id: 'c', width: 200, height: 120 },
      ]),
    )
    const prisms = plan.batches.filter((one) => one.key.startsWith('prism'))
    expect(prisms.map((one) => one.owners.map(({ element }) => element))).toEqual([
      ['a', 'b'],
      ['c'],
    ])
  })

  it('picks_out_the_bodies_of_one_owner', () => {
    const plan = planned(hallJson(3, 4))
    const one = ownedBy(plan, ({ element }) => element === 'table-2')
    expect(one.batches.every(({ owners }) => owners.every((o) => o.element === 'table-2'))).toBe(
      true,
    )
    expect(batch(one, 'chair:banquet:seat:near').owners).toHaveLength(4)
    for (const { matrices, owners } of one.batches) {
      expect(matrices).toHaveLength(owners.length * MATRIX)
    }
    expect(ownedBy(plan, () => false).batches).toEqual([])
  })
})
