/* What would seat the guests whom a layout leaves out: worked out one after the other, so that the page stays usable. */
import { useEffect, useState } from 'react'

import { newId } from '@/plan/ids'
import type { LayoutConfig, LayoutResult, LayoutSuggestion } from '@/plan/types'
import type { Designer } from '@/features/planner/designer/designer'
import { useDesigner } from '@/features/planner/designer/context'

/** Other tables that are offered beside the larger room; more would not be read. */
const tablesShown = 2

export type Suggestions = {
  readonly found: readonly LayoutSuggestion[]
  readonly isLooking: boolean
}

const none: Suggestions = { found: [], isLooking: false }

/** Returns what helps, as far as it is known by now. */
export function useSuggestions(
  config: LayoutConfig,
  result: LayoutResult | undefined,
): Suggestions {
  const designer = useDesigner()
  const [known, setKnown] = useState<{ result: LayoutResult; suggestions: Suggestions }>()
  useEffect(() => {
    if (result === undefined || result.leftOut === 0) return undefined
    const search = new AbortController()
    void look(designer, { config, result }, search.signal, (suggestions) => {
      setKnown({ result, suggestions })
    })
    return () => {
      search.abort()
    }
  }, [designer, config, result])
  if (result === undefined || result.leftOut === 0) return none
  return known?.result === result ? known.suggestions : { found: [], isLooking: true }
}

async function look(
  designer: Designer,
  { config, result }: { config: LayoutConfig; result: LayoutResult },
  signal: AbortSignal,
  tell: (suggestions: Suggestions) => void,
): Promise<void> {
  const number = designer.plan.session().layoutIdeas(config)
  let found: LayoutSuggestion[] = []
  for (let idea = 0; idea < number; idea += 1) {
    await nextTask()
    if (signal.aborted) return
    const next = designer.plan.session().layoutSuggestion(config, idea, result.seats, newId())
    if (next === undefined) continue
    if (sameTables(next.config, config)) {
      tell({ found: [...found, next], isLooking: false })
      return
    }
    // Those that seat everyone come first.
    found = [...found, next].sort((a, b) => a.outcome.leftOut - b.outcome.leftOut)
    found = found.slice(0, tablesShown)
    tell({ found, isLooking: true })
  }
  tell({ found, isLooking: false })
}

/** A larger room changes nothing else, and the smallest one that helps is enough. */
function sameTables(a: LayoutConfig, b: LayoutConfig): boolean {
  return (
    a.tableType === b.tableType &&
    a.tableSize === b.tableSize &&
    a.chairsPerTable === b.chairsPerTable
  )
}

/** Lets the page draw and answer in between. */
function nextTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 0)
  })
}
