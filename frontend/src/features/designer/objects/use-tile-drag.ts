/*
 * A tile of the catalogue that is pressed, dragged into the plan and released there. Its ghost is placed as after a click:
 * the plan follows the pointer and sets the object down where the button is released. Fingers scroll the list instead.
 */
import { useCallback, type PointerEvent } from 'react'

import { useDesigner } from '@/canvas/context'
import { PLAN_REGION } from '@/canvas/focus/focus-plan'
import { toWorld } from '@/plan/camera/camera'

/** Screen pixels after which a press is a drag. */
const DRAG = 6

/** Returns what to call when the pointer goes down on the tile. */
export function useTileDrag(kind: string): (event: PointerEvent) => void {
  const designer = useDesigner()
  return useCallback(
    (pressed: PointerEvent) => {
      if (pressed.button !== 0 || pressed.pointerType === 'touch') return
      const life = new AbortController()
      const { signal } = life
      let carries = false
      const move = (event: globalThis.PointerEvent): void => {
        const way = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY)
        if (carries || way < DRAG) return
        const view = planView()
        if (view === null) return
        carries = true
        const box = view.getBoundingClientRect()
        const screen = { x: event.clientX - box.left, y: event.clientY - box.top }
        designer.place(kind, toWorld(designer.view.getState().camera, screen))
      }
      const release = (event: globalThis.PointerEvent): void => {
        life.abort()
        const inPlan = event.target instanceof Node && planView()?.contains(event.target) === true
        if (carries && !inPlan) designer.dispatch({ kind: 'cancel' })
      }
      const end = (): void => {
        life.abort()
        if (carries) designer.dispatch({ kind: 'cancel' })
      }
      window.addEventListener('pointermove', move, { signal })
      // Before the plan, which sets the object down.
      window.addEventListener('pointerup', release, { signal, capture: true })
      window.addEventListener('pointercancel', end, { signal })
    },
    [designer, kind],
  )
}

function planView(): HTMLElement | null {
  return document.getElementById(PLAN_REGION)
}
