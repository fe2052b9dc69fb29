/*
 * The height of each wall from a viewpoint: walls between the eye and the room sink to a kerb, so that the room is
 * always visible; the others keep their full height, with a smooth transition while the view rotates.
 */
import type { RoomShell, WallPiece } from '@/plan/types'
import type { Place } from '@/features/designer/view3d/orbit'

/** Thickness of a wall: 5 in. */
export const THICKNESS = 10
/** Height of the remaining part of a sunk wall. */
const KERB = 5
/** The sine of the angle between eye and wall from which a wall has its full height. */
const WHOLE_FROM = 0.2

interface WallBox {
  /** Centre of the wall's foot. */
  readonly x: number
  readonly z: number
  readonly low: number
  readonly height: number
  readonly length: number
  /** Radians, clockwise on the plan. */
  readonly turn: number
}

/** Returns the walls as they are drawn from `eye`; a completely sunk wall has height 0. */
export function wallsFrom(shell: RoomShell, eye: Place): WallBox[] {
  const corners = new Set(shell.points.map((point) => cornerKey(point.x, point.y)))
  return shell.walls.map((wall) => boxOf(wall, visibleShare(wall, eye), corners))
}

/** Returns the visible share of a wall's height, 0 to 1. */
export function visibleShare(wall: WallPiece, eye: Place): number {
  const way = { x: wall.x2 - wall.x1, z: wall.y2 - wall.y1 }
  const length = Math.hypot(way.x, way.z)
  const to = { x: eye.x - (wall.x1 + wall.x2) / 2, z: eye.z - (wall.y1 + wall.y2) / 2 }
  const distance = Math.hypot(to.x, to.z, eye.y)
  if (length === 0 || distance === 0) return 1
  // The room lies to the right of the vector, so this is positive from inside.
  const inside = (way.x * to.z - way.z * to.x) / (length * distance)
  const share = Math.min(1, Math.max(0, inside / WHOLE_FROM))
  return share * share * (3 - 2 * share)
}

function boxOf(wall: WallPiece, share: number, corners: ReadonlySet<string>): WallBox {
  const way = { x: wall.x2 - wall.x1, z: wall.y2 - wall.y1 }
  const length = Math.max(Math.hypot(way.x, way.z), 1e-6)
  const unit = { x: way.x / length, z: way.z / length }
  // Walls extend around the corners of the room, so that they leave no gap there.
  const before = corners.has(cornerKey(wall.x1, wall.y1)) ? THICKNESS : 0
  const after = corners.has(cornerKey(wall.x2, wall.y2)) ? THICKNESS : 0
  const middle = (length + after - before) / 2
  const low = wall.low * share
  const high = Math.max(wall.high * share, wall.low === 0 ? KERB : 0)
  return {
    // The wall lies outside the floor: to the left of the vector.
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
