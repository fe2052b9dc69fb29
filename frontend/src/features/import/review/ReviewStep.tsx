/* The third step: what the import would do, problems that are fixed in place, and guests who are known already. */
import { PreviewState } from '@/features/import/PreviewState'
import { FoundInList } from '@/features/import/review/FoundInList'
import { KnownGuests } from '@/features/import/review/KnownGuests'
import { ProblemGroups } from '@/features/import/review/ProblemGroups'
import { openCount, problemGroups } from '@/features/import/problems'
import { SampleTable } from '@/features/import/review/SampleTable'
import type { ReadState } from '@/features/import/use-import'
import { rowsText } from '@/features/import/fields'
import { count, countNoun } from '@/lib/words'
import { Card } from '@/ui/Card'
import { Disclosure } from '@/ui/Disclosure'
import { StatTile } from '@/ui/StatTile'

type Props = { eventId: string; state: ReadState }

export function ReviewStep({ eventId, state }: Props) {
  const { draft, preview } = state
  return (
    <>
      <p className="text-sm text-muted">
        <bdi>{draft.source.name}</bdi>, {rowsText(preview)}. Nothing has been changed yet.
      </p>
      <PreviewState state={state} />
      <Tiles state={state} />
      <FoundInList state={state} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <ProblemGroups eventId={eventId} state={state} />
        <KnownGuests state={state} />
      </div>
      <SkippedRows state={state} />
      <SampleTable preview={preview} />
    </>
  )
}

function Tiles({ state }: { state: ReadState }) {
  const { add, update, known, skipped, parties, seated } = state.preview.counts
  const problems = openCount(problemGroups(state))
  const tiles: [label: string, value: number, hint: string][] = [
    ['New', add, 'guests added'],
    ['Updated', update, 'values of the list replace theirs'],
    ['Known', known, 'on the list, stay as they are'],
    ['Left out', skipped, 'rows without a guest'],
    ['Problems', problems, 'none of them stops the import'],
    ['Parties', parties, 'of new guests'],
    ['Seated', seated, 'new guests with a seat'],
  ]
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
      {tiles.map(([label, value, hint]) => (
        <StatTile key={label} label={label} value={count(value)} hint={hint} />
      ))}
    </div>
  )
}

function SkippedRows({ state: { preview } }: { state: ReadState }) {
  const { skipped, counts } = preview
  if (skipped.length === 0) return null
  const more = counts.skipped - skipped.length
  return (
    <Card>
      <Disclosure
        title={`${countNoun(counts.skipped, 'row')} left out`}
        initiallyOpen={skipped.length <= 10}
      >
        <ul className="divide-y divide-border text-sm">
          {skipped.map(({ row, reason }) => (
            <li key={row} className="flex gap-3 py-1.5">
              <span className="w-20 shrink-0 text-muted tabular-nums">Row {count(row)}</span>
              <span className="min-w-0 break-words">{reason}</span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="text-sm text-muted">{countNoun(more, 'more row')}.</p>}
      </Disclosure>
    </Card>
  )
}
