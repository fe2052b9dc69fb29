/* A tile that a hand can carry to the plan. Clicks and keys of the tile stay as they are. */
import type { DragEvent } from 'react'

import type { Point } from '@/plan/types'
import { useDesigner } from '@/features/planner/designer/context'

interface Draggable {
  readonly draggable: true
  readonly onDragStart: (event: DragEvent) => void
  readonly onDragEnd: () => void
}

/** `drop` is told the plan's point where it was let go. */
export function useCarried(name: string, drop: (at: Point) => void): Draggable {
  const designer = useDesigner()
  return {
    draggable: true,
    onDragStart: (event) => {
      designer.carried = { drop }
      // Some browsers drag nothing that carries nothing.
      event.dataTransfer.setData('text/plain', name)
      event.dataTransfer.effectAllowed = 'copy'
    },
    onDragEnd: () => {
      designer.carried = undefined
    },
  }
}
