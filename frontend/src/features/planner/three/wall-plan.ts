/*
 * How high each wall stands, seen from somewhere: walls between the eye and the room sink to a kerb, so that one always
 * looks in; the others stand, and in between they rise smoothly while the view turns.
 */
import type { RoomShell, WallPiece } from '@/plan/types'
import type { Place } from '@/features/planner/three/orbit'

/** Thickness of a wall: 5 in. */
export const THICKNESS = 10
/** Height of what is left of a wall that is cut away. */
const KERB = 5
/** The sine of the angle between eye and wall from which on a wall stands whole. */
const WHOLE_FROM = 0.2

export interface WallBox {
  /** Middle of the wall's foot. */
  readonly x: number
  readonly z: number
  readonly low: number
  readonly height: number
  readonly length: number
  /** Radians, clockwise on the plan. */
  readonly turn: number
}

/** The walls as they are drawn from `eye`; what has sunk wholly has no height. */
export function wallsFrom(shell: RoomShell, eye: Place): WallBox[] {
  const corners = new Set(shell.points.map((point) => cornerKey(point.x, point.y)))
  return shell.walls.map((wall) => boxOf(wall, standing(wall, eye), corners))
}

/** How much of a wall stands, 0 to 1. */
export function standing(wall: WallPiece, eye: Place): number {
  const way = { x: wall.x2 - wall.x1, z: wall.y2 - wall.y1 }
  const length = Math.hypot(way.x, way.z)
  const to = { x: eye.x - (wall.x1 + wall.x2) / 2, z: eye.z - (wall.y1 + wall.y2) / 2 }
  const distance = Math.hypot(to.x, to.z, eye.y)
  if (length === 0 || distance === 0) return 1
  // The room lies to the right of the way, so this is above 0 from inside.
  const inside = (way.x * to.z - way.z * to.x) / (length * distance)
  const share = Math.min(1, Math.max(0, inside / WHOLE_FROM))
  return share * share * (3 - 2 * share)
}

function boxOf(wall: WallPiece, share: number, corners: ReadonlySet<string>): WallBox {
  const way = { x: wall.x2 - wall.x1, z: wall.y2 - wall.y1 }
  const length = Math.max(Math.hypot(way.x, way.z), 1e-6)
  const unit = { x: way.x / length, z: way.z / length }
  // Walls reach round the corners of the room, so that nothing gapes there.
  const before = corners.has(cornerKey(wall.x1, wall.y1)) ? THICKNESS : 0
  const after = corners.has(cornerKey(wall.x2, wall.y2)) ? THICKNESS : 0
  const middle = (length + after - before) / 2
  const low = wall.low * share
  const high = Math.max(wall.high * share, wall.low === 0 ? KERB : 0)
  return {
    // The wall stands outside the floor: to the left of the way.
    x: wall.x1 + unit.x * middle + (unit.z * THICKNESS) / 2,
    z: wall.y1 + unit.z * middle - (unit.x * THICKNESS) / 2,
    low,
    height: Math.max(0, high - low),
    length: length + before + after,
    turn: Math.atan2(unit.z, unit.x),
  }
}

function cornerKey(x: number, y: number): string {
  return `${String(x)} ${String(y)}`
}
