/* Bodies from lists of corners. */
import { BufferAttribute, BufferGeometry } from 'three'

/** A body of triangles that share no corners: every face is flat. */
export function flatGeometry(positions: readonly number[]): BufferGeometry {
  const body = new BufferGeometry()
  body.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  body.computeVertexNormals()
  return body
}

/** A body whose faces share corners: it is shaded as if it were bent. */
export function smoothGeometry(
  positions: readonly number[],
  faces: readonly number[],
): BufferGeometry {
  const body = new BufferGeometry()
  body.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  body.setIndex([...faces])
  body.computeVertexNormals()
  return body
}
