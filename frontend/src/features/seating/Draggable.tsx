/* A guest or a party of the list as something a hand can carry to a chair. Keys and clicks of the row stay as they are. */
import { useDrag } from 'react-dnd'
import { useEffect, type ReactNode } from 'react'

import { cn } from '@/ui/class-names'
import { useDesigner } from '@/canvas/context'
import { endDrag, startDrag } from '@/canvas/store/hand'

export const GUEST = 'guest'

/** What is dragged: one guest, or the guests of a party, by id. */
export interface DraggedGuests {
  readonly guestIds: readonly string[]
}

export function Draggable({
  guestIds,
  children,
}: {
  readonly guestIds: readonly string[]
  readonly children: ReactNode
}) {
  const { view } = useDesigner()
  const [{ dragged }, drag] = useDrag(
    () => ({
      type: GUEST,
      item: { guestIds } satisfies DraggedGuests,
      collect: (monitor) => ({ dragged: monitor.isDragging() }),
    }),
    [guestIds],
  )
  useEffect(() => {
    if (!dragged) return undefined
    startDrag(view, guestIds)
    return () => {
      endDrag(view)
    }
  }, [dragged, guestIds, view])
  return (
    <div
      ref={(element) => {
        drag(element)
      }}
      className={cn('flex *:flex-1', dragged ? 'cursor-grabbing opacity-50' : 'cursor-grab')}
    >
      {children}
    </div>
  )
}
