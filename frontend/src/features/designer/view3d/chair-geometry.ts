/* One body for the frame of a chair and one for its seat, put together once per type. */
import { BufferAttribute, BufferGeometry, Matrix4, Vector3 } from 'three'

import type { ChairModel, ChairModelPart } from '@/plan/types'
import { unitGeometry } from '@/features/designer/view3d/unit-geometry'

/** Builds the frame or the seat of a chair as a unit body; the caller disposes it. */
export function chairGeometry(model: ChairModel, seat: boolean, near: boolean): BufferGeometry {
  const parts = (near ? model.near : model.far).filter((part) => part.seat === seat)
  return together(parts.map(placed))
}

function placed(part: ChairModelPart): BufferGeometry {
  const [x0, x1] = part.x
  const [y0, y1] = part.y
  const [z0, z1] = part.z
  const matrix = new Matrix4()
    .makeTranslation((x0 + x1) / 2, z0, (y0 + y1) / 2)
    .scale(new Vector3((x1 - x0) / 2, z1 - z0, (y1 - y0) / 2))
  return unitGeometry(part.form, undefined).applyMatrix4(matrix)
}

/** Makes one body of many, which are disposed. */
function together(bodies: readonly BufferGeometry[]): BufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  const faces: number[] = []
  for (const body of bodies) {
    const first = positions.length / 3
    const position = body.getAttribute('position')
    const normal = body.getAttribute('normal')
    for (let at = 0; at < position.count; at += 1) {
      positions.push(position.getX(at), position.getY(at), position.getZ(at))
      normals.push(normal.getX(at), normal.getY(at), normal.getZ(at))
    }
    const index = body.getIndex()
    const corners = index?.count ?? position.count
    for (let at = 0; at < corners; at += 1) faces.push(first + (index?.getX(at) ?? at))
    body.dispose()
  }
  const all = new BufferGeometry()
  all.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  all.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  all.setIndex(faces)
  return all
}
