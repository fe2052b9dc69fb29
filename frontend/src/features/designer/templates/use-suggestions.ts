/* Suggestions that would seat the guests a layout leaves out, computed one after the other in the background. */
import { useEffect, useState } from 'react'

import { computeLayoutInWorker } from '@/plan/layouts/in-worker'
import type { LayoutConfig, LayoutResult, LayoutSuggestion } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { useDesigner } from '@/canvas/context'
import type { Wish } from '@/features/designer/templates/use-proposal'

/** Tables suggested besides the larger room; more would not be read. */
const tablesShown = 2

export type Suggestions = {
  readonly found: readonly LayoutSuggestion[]
  readonly isLooking: boolean
}

const none: Suggestions = { found: [], isLooking: false }

/** Returns the suggestions found so far. */
export function useSuggestions(
  { config, present }: Wish,
  result: LayoutResult | undefined,
): Suggestions {
  const designer = useDesigner()
  const [known, setKnown] = useState<{ result: LayoutResult; suggestions: Suggestions }>()
  useEffect(() => {
    if (result === undefined || result.leftOut === 0) return undefined
    const search = new AbortController()
    const tell = (suggestions: Suggestions) => {
      if (!search.signal.aborted) setKnown({ result, suggestions })
    }
    look(designer, { config, present, seats: result.seats }, search.signal, tell).catch(() => {
      tell(none)
    })
    return () => {
      search.abort()
    }
  }, [designer, config, present, result])
  if (result === undefined || result.leftOut === 0) return none
  return known?.result === result ? known.suggestions : { found: [], isLooking: true }
}

async function look(
  designer: Env,
  wish: Wish & { readonly seats: number },
  signal: AbortSignal,
  tell: (suggestions: Suggestions) => void,
): Promise<void> {
  const planJson = designer.plan.session().toJson()
  let found: LayoutSuggestion[] = []
  let number = 1
  for (let idea = 0; idea < number; idea += 1) {
    const reply = await computeLayoutInWorker(
      { kind: 'suggestion', planJson, idea, ...wish },
      signal,
      () => designer.module,
    )
    number = reply.ideas
    const next = reply.result
    if (next === undefined) continue
    if (sameTables(next.config, wish.config)) {
      tell({ found: [...found, next], isLooking: false })
      return
    }
    // Suggestions that seat everyone come first.
    found = [...found, next].sort((a, b) => a.outcome.leftOut - b.outcome.leftOut)
    found = found.slice(0, tablesShown)
    tell({ found, isLooking: true })
  }
  tell({ found, isLooking: false })
}

/** Returns whether only the room differs; the smallest larger room is enough, so the search ends with it. */
function sameTables(a: LayoutConfig, b: LayoutConfig): boolean {
  return (
    a.tableType === b.tableType &&
    a.tableSize === b.tableSize &&
    a.chairsPerTable === b.chairsPerTable
  )
}
