/* The problems of a list, each group with the way to solve it. */
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { wordsToSettle } from '@/features/import/fields'
import { FullTables } from '@/features/import/review/FullTables'
import { openText } from '@/features/import/review/open-text'
import { ProblemRow } from '@/features/import/review/ProblemRow'
import {
  fieldOfWords,
  problemGroups,
  problemKey,
  tableFull,
  tableUnknown,
  type ProblemGroup,
} from '@/features/import/problems'
import { UnknownTables } from '@/features/import/review/UnknownTables'
import type { ReadState } from '@/features/import/use-import'
import { WordMeanings } from '@/features/import/WordMeanings'
import { count, countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'

/** Problems of a group that are shown at first. */
const shownAtFirst = 8

type Props = { eventId: string; state: ReadState }

export function ProblemGroups({ eventId, state }: Props) {
  const groups = problemGroups(state)
  return (
    <section aria-labelledby="import-problems" className="flex min-w-0 flex-col gap-3">
      <h3 id="import-problems" className="font-semibold">
        Problems{' '}
        <span className="text-sm font-normal text-muted">None of them stops the import.</span>
      </h3>
      {groups.length === 0 && (
        <Card className="flex items-center gap-2 p-5 text-sm">
          <CircleCheck aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-success" />
          {state.preview.counts.problems === 0
            ? 'No problems were found.'
            : 'No problems in rows that change something.'}
        </Card>
      )}
      {groups.map((group) => (
        <Group key={group.code} eventId={eventId} group={group} state={state} />
      ))}
    </section>
  )
}

function Group({ eventId, group, state }: Props & { group: ProblemGroup }) {
  const isSolved = group.open === 0
  const Icon = isSolved ? CircleCheck : TriangleAlert
  return (
    <Card className="pb-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 px-5 pt-5 pb-4">
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className={`size-5 shrink-0 ${isSolved ? 'text-success' : 'text-warning'}`}
        />
        <h4 className="min-w-0 flex-1 text-sm font-semibold break-words">{group.title}</h4>
        <Badge tone={isSolved ? 'success' : 'warning'}>
          {isSolved ? 'Solved' : openText(group, state)}
        </Badge>
      </div>
      <Solution eventId={eventId} group={group} state={state} />
    </Card>
  )
}

/** The way to solve a group: one choice, the meaning of words, or cell by cell. */
function Solution({ eventId, group, state }: Props & { group: ProblemGroup }) {
  const { preview, draft, change } = state
  if (group.code === tableFull) return <FullTables group={group} state={state} />
  if (group.code === tableUnknown)
    return <UnknownTables eventId={eventId} group={group} state={state} />
  const field = fieldOfWords[group.code]
  const open = field === undefined ? [] : wordsToSettle(field, preview, draft.plan)
  return open.length > 0 ? (
    <WordMeanings eventId={eventId} words={open} onChange={change} />
  ) : (
    <Rows problems={group.problems} unlisted={group.unlisted} state={state} />
  )
}

type RowsProps = {
  problems: ProblemGroup['problems']
  /** Problems beyond those of the preview. */
  unlisted: number
  state: ReadState
}

function Rows({ problems, unlisted, state }: RowsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? problems : problems.slice(0, shownAtFirst)
  const left = problems.length - shown.length
  return (
    <>
      <ul className="flex flex-col gap-4 px-5">
        {shown.map((problem) => (
          <ProblemRow key={problemKey(problem)} problem={problem} state={state} />
        ))}
      </ul>
      {left > 0 && (
        <Button
          size="sm"
          className="mx-5 mt-4"
          onClick={() => {
            setIsWhole(true)
          }}
        >
          Show {count(left)} more
        </Button>
      )}
      {unlisted > 0 && left === 0 && (
        <p className="mx-5 mt-4 text-sm text-muted">
          {countNoun(unlisted, 'more row')} with this problem. Correct them in the file, or on the
          guest list afterwards.
        </p>
      )}
    </>
  )
}
