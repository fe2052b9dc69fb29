/* What Apply Configuration would do or did, in words, what does not fit, and what would seat everyone. */
import { CircleCheck, TriangleAlert } from 'lucide-react'

import type { LayoutResult } from '@/plan/types'
import { Button } from '@/ui/Button'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { resultWords } from '@/features/designer/templates/result-words'
import type { Setup } from '@/features/designer/templates/use-setup'
import { useSuggestions, type Suggestions } from '@/features/designer/templates/use-suggestions'
import { inChosenUnit } from '@/canvas/text/units'

export function SetupResult({ setup }: { readonly setup: Setup }) {
  const { config, present, result, proposed } = setup
  const shown = result ?? proposed
  const suggestions = useSuggestions({ config, present }, shown)
  usePrefs((prefs) => prefs.units)
  return (
    <div role="status" className={shown === undefined ? 'contents' : undefined}>
      {shown !== undefined && (
        <div className={`flex gap-2.5 rounded-control p-3 text-sm ${backgroundOf(setup, shown)}`}>
          {shown.leftOut > 0 ? (
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          ) : (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          )}
          <div className="min-w-0">
            {result === undefined && (
              <p className="text-xs text-muted">Proposal, not applied yet</p>
            )}
            <p className="font-semibold tabular-nums">{resultWords(shown)}</p>
            {shown.reasons.length > 0 && (
              <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4 text-xs">
                {shown.reasons.map((each) => (
                  <li key={each}>{inChosenUnit(each)}</li>
                ))}
              </ul>
            )}
            <Help
              suggestions={suggestions}
              onLook={(each) => {
                setup.preview(each?.outcome)
              }}
              onAccept={(each) => void setup.accept(each)}
            />
          </div>
        </div>
      )}
    </div>
  )
}

function backgroundOf({ result }: Setup, { leftOut }: LayoutResult): string {
  if (leftOut > 0) return 'bg-warning-soft'
  return result === undefined ? 'bg-surface-2' : 'bg-success-soft'
}

type HelpProps = {
  readonly suggestions: Suggestions
  /** Called with the change that is about to be chosen, and with nothing when it no longer is. */
  readonly onLook: (suggestion: Suggestions['found'][number] | undefined) => void
  readonly onAccept: (suggestion: Suggestions['found'][number]) => void
}

/** Changes that seat more guests, each worked out already. */
function Help({ suggestions, onLook, onAccept }: HelpProps) {
  const { found, isLooking } = suggestions
  if (found.length === 0 && !isLooking) return null
  return (
    <div className="mt-2 flex flex-col items-start gap-1.5">
      {found.map((each) => (
        <Button
          key={each.label}
          size="sm"
          className="h-auto min-h-8 py-1 text-left whitespace-normal"
          onPointerEnter={() => {
            onLook(each)
          }}
          onPointerLeave={() => {
            onLook(undefined)
          }}
          onFocus={() => {
            onLook(each)
          }}
          onBlur={() => {
            onLook(undefined)
          }}
          onClick={() => {
            onAccept(each)
          }}
        >
          {inChosenUnit(each.label)}
        </Button>
      ))}
      {isLooking && <p className="text-xs text-muted">Looking for a layout that seats everyone…</p>}
    </div>
  )
}
