/*
 * What the 3D view draws, as plain numbers: the bodies, their positions, colours and owners. Bodies of one form and
 * finish are one batch, which the GPU draws in one call. Free of graphics code.
 */
import type { ChairModel, Solid, SolidChair, SolidFinish, SolidForm, SolidPart } from '@/plan/types'

/** Numbers of one 4 × 4 matrix, column by column. */
export const MATRIX = 16
/** From this many chairs, each is drawn with fewer bodies. */
export const LOW_DETAIL_CHAIRS = 1500

/** The body shared by all instances of a batch. */
type BatchBody =
  | { readonly kind: 'form'; readonly form: SolidForm; readonly outline: Outline | undefined }
  | {
      readonly kind: 'chair'
      readonly model: string
      readonly seat: boolean
      readonly near: boolean
    }

export type Outline = readonly (readonly [number, number])[]

/** The object, and possibly the seat, to which an instance belongs. */
export interface Owner {
  readonly element: string
  readonly seat: string | undefined
}

export interface Batch {
  readonly key: string
  readonly body: BatchBody
  readonly finish: SolidFinish
  /** One matrix per instance. The ground is x and z, y points up; a body spans -1 to 1 and 0 to 1 upwards. */
  readonly matrices: readonly number[]
  /** One token or colour per instance. */
  readonly paints: readonly string[]
  readonly owners: readonly Owner[]
}

export interface MeshPlan {
  readonly batches: readonly Batch[]
  readonly chairs: number
}

/** Maps a chair to its colour. */
export type SeatPaint = (chair: SolidChair) => string

interface GrowingBatch extends Batch {
  readonly matrices: number[]
  readonly paints: string[]
  readonly owners: Owner[]
}

/** Sorts all objects of the room into batches. */
export function meshPlan(
  solids: Iterable<Solid>,
  models: readonly ChairModel[],
  seatPaint: SeatPaint,
): MeshPlan {
  const all = [...solids]
  const chairs = all.reduce((sum, solid) => sum + solid.chairs.length, 0)
  const byModel = new Map(models.map((model) => [model.model, model]))
  const batches = new Map<string, GrowingBatch>()
  for (const solid of all) {
    for (const part of solid.parts) addPart(batches, solid, part)
    for (const chair of solid.chairs) {
      const model = byModel.get(chair.model)
      if (model !== undefined) {
        addChair(batches, solid.id, chair, model, chairs < LOW_DETAIL_CHAIRS, seatPaint(chair))
      }
    }
  }
  return { batches: [...batches.values()], chairs }
}

/** Returns the plan with the bodies of some owners only; batches that become empty are left out. */
export function ownedBy(plan: MeshPlan, wanted: (owner: Owner) => boolean): MeshPlan {
  const batches = plan.batches.flatMap((batch) => {
    const kept = batch.owners.flatMap((owner, index) => (wanted(owner) ? [index] : []))
    if (kept.length === 0) return []
    const matrices = kept.flatMap((index) =>
      batch.matrices.slice(index * MATRIX, (index + 1) * MATRIX),
    )
    const pick = <T>(list: readonly T[]): T[] =>
      kept.flatMap((index) => list.slice(index, index + 1))
    return [{ ...batch, matrices, paints: pick(batch.paints), owners: pick(batch.owners) }]
  })
  return { batches, chairs: plan.chairs }
}

function addPart(batches: Map<string, GrowingBatch>, solid: Solid, part: SolidPart): void {
  const outline = part.outline
  const form = outline === undefined ? part.form : `${part.form}:${JSON.stringify(outline)}`
  const batch = batchOf(
    batches,
    `${form}/${part.finish}`,
    { kind: 'form', form: part.form, outline },
    part.finish,
  )
  pushMatrix(batch.matrices, part, part.z, part.height)
  batch.paints.push(part.paint)
  batch.owners.push({ element: solid.id, seat: undefined })
}

function addChair(
  batches: Map<string, GrowingBatch>,
  element: string,
  chair: SolidChair,
  model: ChairModel,
  near: boolean,
  paint: string,
): void {
  for (const seat of [false, true]) {
    const finish = seat ? 'matte' : model.finish
    const key = `chair:${model.model}:${seat ? 'seat' : 'frame'}:${near ? 'near' : 'far'}`
    const body = { kind: 'chair', model: model.model, seat, near } as const
    const batch = batchOf(batches, key, body, finish)
    pushMatrix(batch.matrices, chair, chair.ground, chair.rise)
    batch.paints.push(seat ? paint : model.paint)
    batch.owners.push({ element, seat: chair.seat })
  }
}

function batchOf(
  batches: Map<string, GrowingBatch>,
  key: string,
  body: BatchBody,
  finish: SolidFinish,
): GrowingBatch {
  const known = batches.get(key)
  if (known !== undefined) return known
  const batch = { key, body, finish, matrices: [], paints: [], owners: [] }
  batches.set(key, batch)
  return batch
}

interface Footprint {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
  readonly rotation: number
}

/** Scales a unit body to its box and rotates it, clockwise on the plan. */
function pushMatrix(list: number[], box: Footprint, low: number, height: number): void {
  const turn = (box.rotation * Math.PI) / 180
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const w = box.width / 2
  const d = box.depth / 2
  list.push(cos * w, 0, sin * w, 0, 0, height, 0, 0, -sin * d, 0, cos * d, 0, box.x, low, box.y, 1)
}
