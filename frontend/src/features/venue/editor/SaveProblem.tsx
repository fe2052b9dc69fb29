/* Why a venue was not saved; an edit of someone else leaves a choice. */
import { toApiError } from '@/api/errors'
import { fieldProblems } from '@/api/field-problems'
import { Button } from '@/ui/Button'

type Props = { error: Error; onLoadTheirs: () => void; onKeepMine: () => void }

/** Renders the reason. */
export function SaveProblem({ error, onLoadTheirs, onKeepMine }: Props) {
  const refusals = fieldProblems(error)
  const messages = new Set(refusals.size > 0 ? refusals.values() : [error.message])
  return (
    <div role="alert" className="border-t border-border bg-danger-soft px-4 py-3 text-sm">
      {toApiError(error).code === 'venue_changed' ? (
        <>
          <p className="font-semibold">Someone else edited this venue.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={onLoadTheirs}>
              Load theirs
            </Button>
            <Button size="sm" onClick={onKeepMine}>
              Keep mine
            </Button>
          </div>
        </>
      ) : (
        <ul>
          {[...messages].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
