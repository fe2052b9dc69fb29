/* Guests of the file who are on the list already: what differs, and what becomes of each row. */
import { useState } from 'react'
import type { ImportPlan } from '@/api/schema'
import { withRows, type RowChoice } from '@/features/import/plan'
import { KnownGuest, type Choice, type Known } from '@/features/import/review/KnownGuest'
import type { ReadState } from '@/features/import/use-import'
import { count, countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'

/** Guests that are shown at first. */
const shownAtFirst = 6

export function KnownGuests({ state }: { state: ReadState }) {
  const { preview, draft, change } = state
  const [isWhole, setIsWhole] = useState(false)
  const { known, counts } = preview
  if (known.length === 0) return null
  const different = known.filter(({ differences }) => differences.length > 0)
  const ordered = [...different, ...known.filter(({ differences }) => differences.length === 0)]
  const shown = isWhole ? ordered : ordered.slice(0, shownAtFirst)
  const unlisted = counts.known + counts.update - known.length
  const decide = (rows: readonly Known[], choice: Choice) => {
    change((plan) =>
      withRows(
        plan,
        rows.map((each) => ({ row: each.row, choice: choiceOf(each, choice) })),
      ),
    )
  }
  return (
    <section aria-labelledby="import-known" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="import-known" className="font-semibold">
          Already on your list
        </h3>
        <Badge tone="info">{count(known.length + Math.max(0, unlisted))}</Badge>
        <div role="group" aria-label="All known guests" className="ml-auto flex flex-wrap gap-2">
          {different.length > 0 && (
            <Button
              size="sm"
              onClick={() => {
                decide(different, 'update')
              }}
            >
              Update all
            </Button>
          )}
          <Button
            size="sm"
            onClick={() => {
              decide(known, 'skip')
            }}
          >
            Keep all
          </Button>
          <Button
            size="sm"
            onClick={() => {
              decide(known, 'add')
            }}
          >
            Add all anyway
          </Button>
        </div>
      </div>
      {shown.map((each) => (
        <KnownGuest
          key={`${each.row} ${each.guestId}`}
          known={each}
          choice={presentChoice(draft.plan, each)}
          onChoose={(choice) => {
            decide([each], choice)
          }}
        />
      ))}
      {shown.length < ordered.length && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
          {countNoun(ordered.length - shown.length, 'more guest')}
          <Button
            size="sm"
            onClick={() => {
              setIsWhole(true)
            }}
          >
            Show all {count(ordered.length)}
          </Button>
        </Card>
      )}
      {unlisted > 0 && (
        <p className="text-sm text-muted">
          {countNoun(unlisted, 'further guest is', 'further guests are')} on the list already and
          {unlisted === 1 ? ' stays as it is.' : ' stay as they are.'}
        </p>
      )}
    </section>
  )
}

/** Known guests stay as they are without a choice. */
function choiceOf({ guestId }: Known, choice: Choice): RowChoice | undefined {
  switch (choice) {
    case 'skip':
      return undefined
    case 'add':
      return 'add'
    case 'update':
      return `update:${guestId}`
  }
}

function presentChoice(plan: ImportPlan, { row }: Known): Choice {
  const chosen = plan.rows?.[row]
  return chosen === 'add' ? 'add' : chosen?.startsWith('update:') === true ? 'update' : 'skip'
}
