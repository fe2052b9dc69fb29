/* Tables that the floor plan lacks: a table for each of them, or one choice for all. */
import { openGuests, unsettledWords, wordsToSettle } from '@/features/import/fields'
import type { ProblemGroup } from '@/features/import/problems'
import type { ReadState } from '@/features/import/use-import'
import { WordMeanings } from '@/features/import/WordMeanings'
import { Button } from '@/ui/Button'

type Props = { eventId: string; group: ProblemGroup; state: ReadState }

export function UnknownTables({ eventId, group, state }: Props) {
  const { preview, draft, change, leavesTables, setLeavesTables } = state
  if (leavesTables) {
    return (
      <div className="flex flex-col items-start gap-3 px-5 text-sm">
        <p>Guests of these tables are imported without a table.</p>
        <Button
          size="sm"
          onClick={() => {
            setLeavesTables(false)
          }}
        >
          Choose tables
        </Button>
      </div>
    )
  }
  const words = wordsToSettle('table', preview, draft.plan)
  const open = unsettledWords('table', preview)
  const isWhole = openGuests(open) >= group.open
  return (
    <>
      <WordMeanings eventId={eventId} words={words} onChange={change} />
      {!isWhole && (
        <p className="mx-5 mt-3 text-sm text-muted">
          The file names more tables than are listed here. Their guests are imported without a
          table.
        </p>
      )}
      {open.length > 0 && (
        <Button
          size="sm"
          className="mx-5 mt-4"
          onClick={() => {
            setLeavesTables(true)
          }}
        >
          Leave all without a table
        </Button>
      )}
    </>
  )
}
