/* The instanced meshes of a mesh plan: kept from one plan to the next where the batch stays large enough. */
import { Color, InstancedMesh, Object3D, type BufferGeometry, type Intersection } from 'three'

import type { ChairModel } from '@/plan/types'
import { chairGeometry } from '@/features/designer/view3d/chair-geometry'
import { unitGeometry } from '@/features/designer/view3d/unit-geometry'
import type { Materials } from '@/features/designer/view3d/materials'
import type { Batch, MeshPlan, Owner } from '@/features/designer/view3d/mesh-plan'

/** Returns a CSS colour for a token or a colour that a person chose. */
export type ColourOf = (paint: string) => string

/** Room for more instances before a mesh is built anew. */
const SPARE = 1.25

interface Standing {
  readonly mesh: InstancedMesh
  batch: Batch
}

export class Furniture {
  readonly group = new Object3D()
  readonly #standing = new Map<string, Standing>()

  constructor(
    private readonly materials: Materials,
    private readonly models: readonly ChairModel[],
  ) {}

  /** Shows exactly what the plan says. */
  show(plan: MeshPlan, colour: ColourOf): void {
    const wanted = new Set(plan.batches.map((batch) => batch.key))
    for (const key of this.#standing.keys()) if (!wanted.has(key)) this.#remove(key)
    for (const batch of plan.batches) this.#put(batch, colour)
  }

  /** Colours everything anew, as when the theme changes. */
  recolour(colour: ColourOf): void {
    for (const { mesh, batch } of this.#standing.values()) paint(mesh, batch, colour)
  }

  /** Whose body a ray has met. */
  ownerOf(hit: Intersection): Owner | undefined {
    if (hit.instanceId === undefined) return undefined
    const standing = [...this.#standing.values()].find(({ mesh }) => mesh === hit.object)
    return standing?.batch.owners[hit.instanceId]
  }

  dispose(): void {
    for (const key of [...this.#standing.keys()]) this.#remove(key)
  }

  #put(batch: Batch, colour: ColourOf): void {
    let standing = this.#standing.get(batch.key)
    if (standing !== undefined && standing.mesh.instanceMatrix.count < batch.owners.length) {
      this.#remove(batch.key)
      standing = undefined
    }
    if (standing === undefined) {
      standing = { mesh: this.#build(batch), batch }
      this.#standing.set(batch.key, standing)
      this.group.add(standing.mesh)
    }
    standing.batch = batch
    const { mesh } = standing
    mesh.count = batch.owners.length
    mesh.instanceMatrix.array.set(batch.matrices)
    mesh.instanceMatrix.needsUpdate = true
    mesh.computeBoundingSphere()
    paint(mesh, batch, colour)
  }

  #build(batch: Batch): InstancedMesh {
    const room = Math.ceil(batch.owners.length * SPARE)
    const mesh = new InstancedMesh(
      geometryOf(batch, this.models),
      this.materials.of(batch.finish),
      room,
    )
    mesh.castShadow = batch.finish === 'matte' || batch.finish === 'glossy'
    mesh.receiveShadow = mesh.castShadow
    return mesh
  }

  #remove(key: string): void {
    const standing = this.#standing.get(key)
    if (standing === undefined) return
    this.#standing.delete(key)
    this.group.remove(standing.mesh)
    standing.mesh.geometry.dispose()
    standing.mesh.dispose()
  }
}

/** Builds the body of a batch; the caller disposes it. */
export function geometryOf(batch: Batch, models: readonly ChairModel[]): BufferGeometry {
  const { body } = batch
  if (body.kind === 'form') return unitGeometry(body.form, body.outline)
  const model = models.find((one) => one.model === body.model)
  if (model === undefined) throw new Error(`no chair of the type ${body.model}`)
  return chairGeometry(model, body.seat, body.near)
}

const ink = new Color()

function paint(mesh: InstancedMesh, batch: Batch, colour: ColourOf): void {
  batch.paints.forEach((token, index) => {
    mesh.setColorAt(index, ink.set(colour(token)))
  })
  if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true
}
