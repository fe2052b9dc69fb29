/* The room itself: floor boards, walls that sink in front of the viewer, skirting boards, and the light. */
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  Object3D,
  RepeatWrapping,
  ShapeUtils,
  SRGBColorSpace,
  Vector2,
} from 'three'

import type { RoomShell } from '@/plan/types'
import { paintBoards } from '@/features/designer/view3d/floor-boards'
import { unitGeometry } from '@/features/designer/view3d/unit-geometry'
import type { ColourOf } from '@/features/designer/view3d/furniture'
import type { Place, RoomBox } from '@/features/designer/view3d/orbit'
import { THICKNESS, wallsFrom } from '@/features/designer/view3d/wall-plan'

/** Side of the square that the floor's texture covers: 16 ft. */
const BOARDS = 384
/** Height of a skirting board: 4 in. */
const SKIRTING = 8
const SHADOW_PIXELS = 2048

export class RoomMeshes {
  readonly group = new Object3D()
  readonly #sky = new HemisphereLight()
  readonly #sun = new DirectionalLight()
  readonly #boards = new CanvasTexture(paintBoards())
  readonly #floorPaint = new MeshLambertMaterial({ map: this.#boards })
  readonly #wallPaint = new MeshLambertMaterial()
  readonly #skirtingPaint = new MeshLambertMaterial()
  readonly #floor = new Mesh(new BufferGeometry(), this.#floorPaint)
  #walls: InstancedMesh | undefined
  #skirting: InstancedMesh | undefined
  #shell: RoomShell | undefined

  constructor() {
    this.#boards.wrapS = RepeatWrapping
    this.#boards.wrapT = RepeatWrapping
    this.#boards.colorSpace = SRGBColorSpace
    this.#boards.anisotropy = 4
    this.#floor.receiveShadow = true
    this.#sun.castShadow = true
    this.#sun.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS)
    // A larger radius is softer, but grainy: there are few samples per pixel.
    this.#sun.shadow.radius = 1.5
    this.#sun.shadow.normalBias = 1.2
    this.group.add(this.#sky, this.#sun, this.#sun.target, this.#floor)
  }

  build(shell: RoomShell, box: RoomBox): void {
    this.#shell = shell
    this.#floor.geometry.dispose()
    this.#floor.geometry = floorOf(shell)
    this.#dropWalls()
    this.#walls = wallMesh(shell, this.#wallPaint)
    this.#skirting = wallMesh(shell, this.#skirtingPaint)
    this.group.add(this.#walls, this.#skirting)
    aim(this.#sun, box)
  }

  /** Raises the walls behind the room and lowers those in front of it. */
  lookFrom(eye: Place): void {
    if (this.#shell === undefined || !this.#walls || !this.#skirting) return
    const [walls, skirting] = [this.#walls, this.#skirting]
    wallsFrom(this.#shell, eye).forEach((wall, index) => {
      place(walls, index, wall, THICKNESS, wall.height)
      const low = wall.low === 0
      place(skirting, index, wall, THICKNESS + 1.6, low ? Math.min(SKIRTING, wall.height) : 0)
    })
    walls.instanceMatrix.needsUpdate = true
    skirting.instanceMatrix.needsUpdate = true
  }

  recolour(colour: ColourOf, dark: boolean): void {
    this.#floorPaint.color.set(colour('solid-floor'))
    this.#wallPaint.color.set(colour('solid-wall'))
    this.#skirtingPaint.color.set(colour('solid-skirting'))
    this.#sky.color.set(colour('solid-sky'))
    this.#sky.groundColor.set(colour('solid-ground'))
    this.#sun.color.set(colour('solid-sun'))
    this.#sky.intensity = 2.3
    this.#sun.intensity = dark ? 1.7 : 1.9
  }

  dispose(): void {
    this.#dropWalls()
    this.#floor.geometry.dispose()
    for (const paint of [this.#floorPaint, this.#wallPaint, this.#skirtingPaint]) paint.dispose()
    this.#boards.dispose()
    this.#sun.dispose()
    this.#sky.dispose()
  }

  #dropWalls(): void {
    for (const mesh of [this.#walls, this.#skirting]) {
      if (mesh === undefined) continue
      this.group.remove(mesh)
      mesh.geometry.dispose()
      mesh.dispose()
    }
  }
}

function wallMesh(shell: RoomShell, paint: MeshLambertMaterial): InstancedMesh {
  const mesh = new InstancedMesh(unitGeometry('block', undefined), paint, shell.walls.length)
  mesh.frustumCulled = false
  return mesh
}

const matrix = new Matrix4()

function place(
  mesh: InstancedMesh,
  index: number,
  wall: { x: number; z: number; low: number; length: number; turn: number },
  thickness: number,
  height: number,
): void {
  const cos = Math.cos(wall.turn)
  const sin = Math.sin(wall.turn)
  const w = wall.length / 2
  const d = thickness / 2
  // Column by column, as in the mesh plan; a wall of height 0 disappears.
  matrix.set(
    cos * w, 0, -sin * d, wall.x,
    0, height, 0, wall.low,
    sin * w, 0, cos * d, wall.z,
    0, 0, 0, 1,
  ) // prettier-ignore
  mesh.setMatrixAt(index, matrix)
}

/** Builds the floor as a flat polygon with a repeating texture. */
function floorOf(shell: RoomShell): BufferGeometry {
  const corners = shell.points.map(({ x, y }) => new Vector2(x, y))
  const positions = corners.flatMap(({ x, y }) => [x, 0, y])
  const picture = corners.flatMap(({ x, y }) => [x / BOARDS, y / BOARDS])
  const normals = corners.flatMap(() => [0, 1, 0])
  const faces = ShapeUtils.triangulateShape(corners, []).flatMap(([a = 0, b = 0, c = 0]) =>
    facesUp(corners, a, b, c) ? [a, b, c] : [a, c, b],
  )
  const floor = new BufferGeometry()
  floor.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  floor.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  floor.setAttribute('uv', new BufferAttribute(new Float32Array(picture), 2))
  floor.setIndex(faces)
  return floor
}

function facesUp(corners: readonly Vector2[], a: number, b: number, c: number): boolean {
  const [p, q, r] = [corners[a], corners[b], corners[c]]
  if (!p || !q || !r) return true
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) < 0
}

/** Places the sun high on the right, so that shadows fall to the left and the shadow map covers the room. */
function aim(sun: DirectionalLight, box: RoomBox): void {
  const [x, z] = [(box.x0 + box.x1) / 2, (box.z0 + box.z1) / 2]
  const reach = Math.hypot(box.x1 - box.x0, box.z1 - box.z0) / 2 + 40
  sun.target.position.set(x, 0, z)
  sun.position.set(x + reach * 0.75, reach * 1.25, z + reach * 0.3)
  const { camera } = sun.shadow
  camera.left = -reach
  camera.right = reach
  camera.top = reach
  camera.bottom = -reach
  camera.near = reach * 0.1
  camera.far = reach * 3
  camera.updateProjectionMatrix()
  sun.target.updateMatrixWorld()
}
