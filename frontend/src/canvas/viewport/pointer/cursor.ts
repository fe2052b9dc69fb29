/* The mouse cursor says what a press would do. */
import type { Env } from '@/canvas/env'
import { cursorOf } from '@/canvas/shapes/handles'
import type { PointerInput } from '@/canvas/hand/tool'

export interface Cursor {
  /** The pointer has come here. */
  show(at: PointerInput): void
  stop(): void
}

export function followCursor(designer: Env, view: HTMLElement): Cursor {
  let last: PointerInput | undefined
  const show = (at: PointerInput): void => {
    last = at
    view.style.cursor =
      designer.interaction.getState().cursor(designer.toolEnv) ?? cursorAtRest(designer, at)
  }
  // What lies under the pointer is found in the frame that follows its last move.
  const stop = designer.view.subscribe((now, before) => {
    if (last && now.hover !== before.hover) show(last)
  })
  return { show, stop }
}

function cursorAtRest(designer: Env, at: PointerInput): string {
  if (designer.handHeld) return 'grab'
  const { toolEnv } = designer
  const { surface, hover } = designer.view.getState()
  if (surface.tool === 'renumber' || surface.tool === 'frame') return 'crosshair'
  if (!toolEnv.readOnly) {
    const handle = toolEnv.handleAt(at.screen, false)
    if (handle !== undefined) return cursorOf(handle, toolEnv.held()?.rotation ?? 0)
  }
  if (hover === undefined) return 'default'
  if (at.alt && !toolEnv.readOnly) return 'copy'
  return toolEnv.seating || toolEnv.element(hover)?.locked === true ? 'pointer' : 'move'
}
