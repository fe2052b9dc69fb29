/* Shows on the plan where a form would put things, for as long as the form is open. */
import { useEffect } from 'react'

import type { Point } from '@/plan/types'
import { useDesigner } from '@/canvas/context'
import { isPreview, previewing } from '@/canvas/hand/preview'
import { IDLE } from '@/canvas/hand/gesture'

/** `offsets` are the ways of the copies from the originals, in plan units; keep both lists as long as they hold. */
export function usePreview(ids: readonly string[], offsets: readonly Point[] | undefined): void {
  const designer = useDesigner()
  useEffect(() => {
    const active = designer.interaction.getState()
    if (offsets === undefined || (active !== IDLE && !isPreview(active))) return undefined
    designer.interaction.setState(previewing.hold({ ids, offsets }), true)
    return () => {
      if (isPreview(designer.interaction.getState())) designer.interaction.setState(IDLE, true)
    }
  }, [designer, ids, offsets])
}
