/* A guest of the list as something a hand can carry to a chair. Keys and clicks of the row stay as they are. */
import { useDrag } from 'react-dnd'
import type { ReactNode } from 'react'

import type { Guest } from '@/api/schema'
import { GUEST, type DraggedGuest } from '@/features/planner/seats/dragged'

export function DraggableGuest({
  guest,
  children,
}: {
  readonly guest: Guest
  readonly children: ReactNode
}) {
  const [{ dragged }, drag] = useDrag(
    () => ({
      type: GUEST,
      item: { guestId: guest.id } satisfies DraggedGuest,
      collect: (monitor) => ({ dragged: monitor.isDragging() }),
    }),
    [guest.id],
  )
  return (
    <div
      ref={(element) => {
        drag(element)
      }}
      className={dragged ? 'cursor-grabbing opacity-50' : 'cursor-grab'}
    >
      {children}
    </div>
  )
}
