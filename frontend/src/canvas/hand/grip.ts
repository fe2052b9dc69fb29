/* The handle that a press takes hold of. */
import type { HandleName } from '@/canvas/shapes/handles'
import type { Held, PointerInput, ToolEnv } from '@/canvas/hand/tool'

interface Grip {
  readonly handle: HandleName
  readonly held: Held
}

/** Returns the handle under the pointer and what it belongs to. */
export function gripAt(input: PointerInput, env: ToolEnv): Grip | undefined {
  if (env.readOnly) return undefined
  const handle = env.handleAt(input.screen, input.touch)
  if (handle === undefined || isOnOneOfSeveral(input, env)) return undefined
  const held = env.held()
  return held && { handle, held }
}

/**
 * The handles around several lie close to the objects at the corners, and a finger reaches far: in the middle of one of
 * them it means the object.
 */
function isOnOneOfSeveral({ touch, world }: PointerInput, env: ToolEnv): boolean {
  const ids = env.held()?.ids ?? []
  if (!touch || ids.length < 2) return false
  const hit = env.hit(world, false)?.element
  const box = hit === undefined || !ids.includes(hit) ? undefined : env.uprightBox(hit)
  if (box === undefined) return false
  const off = { x: world.x - box.x - box.width / 2, y: world.y - box.y - box.height / 2 }
  return Math.abs(off.x) < box.width / 4 && Math.abs(off.y) < box.height / 4
}
