/* Walls between the viewer and the room sink. */
import { describe, expect, it } from 'vitest'

import type { RoomShell } from '@/plan/types'
import { visibleShare, wallsFrom } from '@/features/designer/view3d/wall-plan'

const CORNERS = [
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 400, y: 300 },
  { x: 0, y: 300 },
]
const SHELL: RoomShell = {
  points: CORNERS,
  height: 216,
  walls: CORNERS.map((from, index) => {
    const to = CORNERS[(index + 1) % 4] ?? from
    return { x1: from.x, y1: from.y, x2: to.x, y2: to.y, low: 0, high: 216 }
  }),
}
const [BACK, RIGHT, FRONT, LEFT] = SHELL.walls
const inFront = { x: 200, y: 200, z: 900 }

describe('walls', () => {
  it('stand_behind_the_room_and_are_cut_away_in_front_of_it', () => {
    if (!BACK || !RIGHT || !FRONT || !LEFT) throw new Error('four walls')
    expect(visibleShare(BACK, inFront)).toBe(1)
    expect(visibleShare(FRONT, inFront)).toBe(0)
    expect(visibleShare(LEFT, inFront)).toBeGreaterThan(0)
    const heights = wallsFrom(SHELL, inFront).map((wall) => wall.height)
    expect(heights[0]).toBe(216)
    expect(heights[2]).toBe(5)
  })

  it('rise_smoothly_while_the_view_turns', () => {
    if (!LEFT) throw new Error('a wall')
    const shares = [-60, -20, 0, 10, 30, 60, 120].map((x) =>
      visibleShare(LEFT, { x, y: 100, z: 500 }),
    )
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(1)
  })

  it('stand_outside_the_floor_and_meet_at_the_corners', () => {
    const [back] = wallsFrom(SHELL, inFront)
    expect(back).toMatchObject({ x: 200, z: -5, length: 420, turn: 0 })
  })

  it('sink_with_what_is_above_a_door', () => {
    const lintel = { x1: 400, y1: 300, x2: 300, y2: 300, low: 168, high: 216 }
    const [above] = wallsFrom({ ...SHELL, walls: [lintel] }, inFront)
    expect(above?.height).toBe(0)
  })
})
