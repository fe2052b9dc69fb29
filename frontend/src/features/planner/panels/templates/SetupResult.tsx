/* What came of Apply Configuration, in words, and what did not fit. */
import { CircleCheck, TriangleAlert } from 'lucide-react'

import type { LayoutResult } from '@/plan/types'
import { usePrefs } from '@/features/planner/hooks/use-prefs'
import { resultWords } from '@/features/planner/panels/templates/result-words'
import { inChosenUnit } from '@/features/planner/units'

export function SetupResult({ result }: { readonly result: LayoutResult | undefined }) {
  usePrefs((prefs) => prefs.units)
  return (
    <div role="status" className={result === undefined ? 'contents' : undefined}>
      {result !== undefined && (
        <div
          className={`flex gap-2.5 rounded-control p-3 text-sm ${result.leftOut > 0 ? 'bg-warning-soft' : 'bg-success-soft'}`}
        >
          {result.leftOut > 0 ? (
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          ) : (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          )}
          <div className="min-w-0">
            <p className="font-semibold tabular-nums">{resultWords(result)}</p>
            {result.reasons.length > 0 && (
              <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4 text-xs">
                {result.reasons.map((each) => (
                  <li key={each}>{inChosenUnit(each)}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
