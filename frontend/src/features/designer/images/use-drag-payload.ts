/* A tile that can be dragged to the plan. Clicks and keys of the tile stay as they are. */
import type { DragEvent } from 'react'

import type { Point } from '@/plan/types'
import { useDesigner } from '@/canvas/context'

interface Draggable {
  readonly draggable: true
  readonly onDragStart: (event: DragEvent) => void
  readonly onDragEnd: () => void
}

/** `drop` is told the plan's point where it was let go. */
export function useDragPayload(name: string, drop: (at: Point) => void): Draggable {
  const designer = useDesigner()
  return {
    draggable: true,
    onDragStart: (event) => {
      designer.dragPayload = { drop }
      // Some browsers start no drag without data.
      event.dataTransfer.setData('text/plain', name)
      event.dataTransfer.effectAllowed = 'copy'
    },
    onDragEnd: () => {
      designer.dragPayload = undefined
    },
  }
}
