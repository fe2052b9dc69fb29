/*
 * A line around what is selected or under the pointer: the back faces of its bodies once more, pushed outwards by a few
 * screen pixels, so that only their rim is seen behind the bodies themselves.
 */
import {
  BackSide,
  Color,
  InstancedMesh,
  Object3D,
  ShaderMaterial,
  Vector2,
  type BufferGeometry,
} from 'three'

import type { ChairModel } from '@/plan/types'
import { geometryOf } from '@/features/designer/view3d/furniture'
import type { MeshPlan } from '@/features/designer/view3d/mesh-plan'

const VERTEX = `
uniform vec2 size;
uniform float width;
void main() {
  vec4 place = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
  vec3 outwards = normalize(vec3(position.x, position.y - 0.5, position.z) + 1e-4);
  vec3 seen = mat3(modelViewMatrix) * mat3(instanceMatrix) * outwards;
  vec2 way = normalize(vec2(seen.x, seen.y) + 1e-5);
  place.xy += way * width * 2.0 / size * place.w;
  gl_Position = place;
}`

const FRAGMENT = `
uniform vec3 colour;
void main() {
  gl_FragColor = vec4(colour, 1.0);
  #include <colorspace_fragment>
}`

export class Outlines {
  readonly group = new Object3D()
  readonly #size = new Vector2(1, 1)
  readonly #colour = new Color()
  readonly #material: ShaderMaterial
  #bodies: BufferGeometry[] = []

  /** `width` is the line's, in screen pixels. */
  constructor(
    private readonly models: readonly ChairModel[],
    width: number,
  ) {
    this.#material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      side: BackSide,
      uniforms: {
        size: { value: this.#size },
        width: { value: width },
        colour: { value: this.#colour },
      },
    })
  }

  /** Draws the line around exactly these bodies. */
  show(plan: MeshPlan): void {
    this.#clear()
    for (const batch of plan.batches) {
      const body = geometryOf(batch, this.models)
      const mesh = new InstancedMesh(body, this.#material, batch.owners.length)
      mesh.instanceMatrix.array.set(batch.matrices)
      mesh.frustumCulled = false
      this.#bodies.push(body)
      this.group.add(mesh)
    }
  }

  /** The view's size in CSS pixels. */
  resize(width: number, height: number): void {
    this.#size.set(width, height)
  }

  recolour(colour: string): void {
    this.#colour.set(colour)
  }

  dispose(): void {
    this.#clear()
    this.#material.dispose()
  }

  #clear(): void {
    for (const child of [...this.group.children]) {
      this.group.remove(child)
      if (child instanceof InstancedMesh) child.dispose()
    }
    for (const body of this.#bodies) body.dispose()
    this.#bodies = []
  }
}
