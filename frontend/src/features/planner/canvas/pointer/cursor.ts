/* The mouse cursor says what a press would do. */
import type { Designer } from '@/features/planner/designer/designer'
import { cursorOf } from '@/features/planner/tools/handles'
import type { PointerInput } from '@/features/planner/tools/tool'

export interface Cursor {
  /** The pointer has come here. */
  show(at: PointerInput): void
  stop(): void
}

export function followCursor(designer: Designer, view: HTMLElement): Cursor {
  let last: PointerInput | undefined
  const show = (at: PointerInput): void => {
    last = at
    view.style.cursor =
      designer.interaction.getState().cursor(designer.env) ?? cursorAtRest(designer, at)
  }
  // What lies under the pointer is found in the frame that follows its last move.
  const stop = designer.view.subscribe((now, before) => {
    if (last && now.hover !== before.hover) show(last)
  })
  return { show, stop }
}

function cursorAtRest(designer: Designer, at: PointerInput): string {
  if (designer.handHeld) return 'grab'
  const { env } = designer
  const { surface, hover } = designer.view.getState()
  if (surface.tool === 'renumber' || surface.tool === 'frame') return 'crosshair'
  if (!env.readOnly) {
    const handle = env.handleAt(at.screen, false)
    if (handle !== undefined) return cursorOf(handle, env.held()?.rotation ?? 0)
  }
  if (hover === undefined) return 'default'
  if (at.alt && !env.readOnly) return 'copy'
  return env.seating || env.element(hover)?.locked === true ? 'pointer' : 'move'
}
