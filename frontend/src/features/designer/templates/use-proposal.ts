/* The layout that a configuration would make: worked out beside the page and drawn over the plan before it is applied. */
import { useEffect, useState } from 'react'

import { computeLayoutInWorker } from '@/plan/layouts/in-worker'
import type { LayoutConfig, LayoutResult, PresentSeating } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { useDesigner, usePlanState } from '@/canvas/context'
import { showProposal } from '@/features/designer/templates/proposal'

/** Milliseconds without a change before a layout is worked out. */
const pause = 300

export type Wish = {
  readonly config: LayoutConfig
  readonly present: PresentSeating
}

/** A layout that was worked out for a wish and a plan. */
type Made = Wish & { readonly planJson: string; readonly result: LayoutResult }

/** Returns the layout that would be applied, once it is known; it is drawn as long as `isWanted`. */
export function useProposal({ config, present }: Wish, isWanted: boolean) {
  const designer = useDesigner()
  const elements = usePlanState((plan) => plan.elements)
  const [made, setMade] = useState<Made>()
  useEffect(() => {
    if (!isWanted) return undefined
    const search = new AbortController()
    const timer = setTimeout(() => {
      work(designer, { config, present }, search.signal).then(setMade, () => {
        // A configuration that cannot be used is named beside its field, and again by Apply Configuration.
        setMade(undefined)
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [designer, config, present, elements, isWanted])
  const known = isWanted && made?.config === config && made.present === present
  const result = known ? made.result : undefined
  useEffect(() => {
    showProposal(designer, result)
    return () => {
      showProposal(designer, undefined)
    }
  }, [designer, result])
  return {
    result,
    /** Draws another layout over the plan, or the proposal again. */
    preview: (other: LayoutResult | undefined) => {
      showProposal(designer, other ?? result)
    },
    /** The layout for the plan as it is now; worked out unless it is the one that is shown. */
    now: async (): Promise<LayoutResult> => {
      const isCurrent = made?.planJson === designer.plan.session().toJson()
      if (known && isCurrent) return made.result
      const { result } = await work(designer, { config, present }, new AbortController().signal)
      return result
    },
  }
}

async function work(designer: Env, wish: Wish, signal: AbortSignal): Promise<Made> {
  const planJson = designer.plan.session().toJson()
  const { result } = await computeLayoutInWorker(
    { kind: 'layout', planJson, ...wish },
    signal,
    () => designer.module,
  )
  return { ...wish, planJson, result }
}
