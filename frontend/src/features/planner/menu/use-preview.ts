/* Shows on the plan where a form would put things, for as long as the form is open. */
import { useEffect } from 'react'

import type { Point } from '@/plan/types'
import { useDesigner } from '@/features/planner/designer/context'
import { IDLE } from '@/features/planner/store/interaction'

/** `offsets` are the ways of the copies from the originals, in plan units; keep both lists as long as they hold. */
export function usePreview(ids: readonly string[], offsets: readonly Point[] | undefined): void {
  const designer = useDesigner()
  useEffect(() => {
    const kind = designer.interaction.getState().kind
    if (offsets === undefined || (kind !== 'idle' && kind !== 'previewing')) return undefined
    designer.interaction.setState({ kind: 'previewing', ids, offsets }, true)
    return () => {
      if (designer.interaction.getState().kind === 'previewing') {
        designer.interaction.setState(IDLE, true)
      }
    }
  }, [designer, ids, offsets])
}
