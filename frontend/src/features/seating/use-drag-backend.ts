/* The drag backend: native dragging with a mouse, touch events where touch is the main pointer. */
import { fetchCode } from '@/lib/fetch-code'
import { HTML5Backend } from 'react-dnd-html5-backend'
import { useEffect, useState } from 'react'
import type { DndProviderProps } from 'react-dnd'

/** Milliseconds that a finger rests before it drags; until then it scrolls the list. */
const HOLD = 200

type Backend = Pick<
  Extract<DndProviderProps<unknown, unknown>, { backend: unknown }>,
  'backend' | 'options'
>

const MOUSE: Backend = { backend: HTML5Backend }

/** Loads the touch backend only where it is needed; the list is shown while it loads. */
export function useDragBackend(): Backend | undefined {
  const [touch] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  const [backend, setBackend] = useState<Backend | undefined>(touch ? undefined : MOUSE)
  useEffect(() => {
    if (!touch) return undefined
    let wanted = true
    fetchCode(() => import('react-dnd-touch-backend')).then(
      ({ TouchBackend }) => {
        if (wanted) setBackend({ backend: TouchBackend, options: { delayTouchStart: HOLD } })
      },
      // Without it, guests are seated by tapping guest and chair.
      () => {
        if (wanted) setBackend(MOUSE)
      },
    )
    return () => {
      wanted = false
    }
  }, [touch])
  return backend
}
