/* The name of the guest who is dragged from a chair, under the pointer. A row of the list is its own picture. */
import { useEffect, useState } from 'react'

import type { Point } from '@/plan/types'
import { fullName } from '@/guests/names'
import { draggedGuest } from '@/canvas/hand/drag-guest'
import { useInteraction, useSeating } from '@/canvas/context'

export function DraggedName() {
  const id = useInteraction(draggedGuest)
  const guest = useSeating(({ byId }) => (id === undefined ? undefined : byId.get(id)))
  const [at, setAt] = useState<Point>()
  useEffect(() => {
    if (id === undefined) return undefined
    const follow = ({ clientX: x, clientY: y }: PointerEvent): void => {
      setAt({ x, y })
    }
    window.addEventListener('pointermove', follow)
    return () => {
      window.removeEventListener('pointermove', follow)
      setAt(undefined)
    }
  }, [id])
  if (guest === undefined || at === undefined) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed z-40 max-w-60 -translate-x-1/2 translate-y-4 truncate rounded-full bg-text px-2.5 py-0.5 text-xs font-medium text-bg shadow-float"
      style={{ left: at.x, top: at.y }}
    >
      {fullName(guest)}
    </div>
  )
}
