/* One table with its chairs as the configuration makes it, drawn by the plan's own renderer. */
import { useMemo } from 'react'

import type { LayoutConfig } from '@/plan/types'
import { useDesigner } from '@/canvas/context'
import { ObjectPicture } from '@/canvas/controls/ObjectPicture'

export function ArrangementPicture({ config }: { readonly config: LayoutConfig }) {
  const designer = useDesigner()
  const primitives = useMemo(() => {
    try {
      return designer.plan.session().arrangementPreview(config)
    } catch {
      return []
    }
  }, [designer, config])
  return (
    <div className="grid h-40 place-items-center rounded-card border border-border bg-plan-floor p-2">
      {primitives.length > 0 && <ObjectPicture primitives={primitives} className="h-36 w-full" />}
    </div>
  )
}
