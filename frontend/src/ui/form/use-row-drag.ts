/* Puts the rows of a list in order with the pointer. Rows change places while the pointer moves over them. */
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** `move` takes a row to another place; `dragged` is the row under way. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>()
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  const isDragging = dragged !== undefined
  const at = useRef(0)
  useEffect(() => {
    if (!isDragging) return undefined
    // On the window: a row that changes its place loses a captured pointer.
    const onMove = ({ clientY }: globalThis.PointerEvent) => {
      const over = placeFor(list.current, at.current, clientY)
      if (over === at.current) return
      latest.current(at.current, over)
      at.current = over
      setDragged(over)
    }
    const stop = () => {
      setDragged(undefined)
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', stop)
    window.addEventListener('pointercancel', stop)
    return () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', stop)
      window.removeEventListener('pointercancel', stop)
    }
  }, [isDragging, list])
  return {
    dragged,
    start: (event: PointerEvent, index: number) => {
      if (event.button !== 0) return
      event.preventDefault()
      at.current = index
      setDragged(index)
    },
  }
}

/**
 * Where the dragged row belongs: in another row's place once it would be under the pointer there, for rows of any
 * height.
 */
function placeFor(list: HTMLElement | null, at: number, y: number): number {
  const boxes = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  const height = boxes[at]?.height ?? 0
  const over = boxes.findIndex(({ top, bottom }, index) =>
    index > at
      ? y >= Math.max(top, bottom - height) && y < bottom
      : index < at && y >= top && y < Math.min(bottom, top + height),
  )
  return over === -1 ? at : over
}
