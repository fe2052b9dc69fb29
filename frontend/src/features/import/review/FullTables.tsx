/* Guests whose table has no room: one choice for all of them. */
import type { ImportPlan } from '@/api/schema'
import type { ProblemGroup } from '@/features/import/problems'
import { rowName } from '@/features/import/problems'
import type { ReadState } from '@/features/import/use-import'
import { count } from '@/lib/words'
import { Segmented } from '@/ui/Segmented'

/** Guests who are named. */
const named = 12

const choices = [
  { value: 'leave', label: 'No table' },
  { value: 'elsewhere', label: 'Seat elsewhere' },
] as const

type Props = { group: ProblemGroup; state: ReadState }

export function FullTables({ group, state: { draft, change } }: Props) {
  const { problems, open } = group
  const more = open - Math.min(named, problems.length)
  return (
    <div className="flex flex-col gap-3 px-5 text-sm">
      {problems.length > 0 && (
        <ul className="flex flex-col gap-1 text-muted">
          {problems.slice(0, named).map((problem) => (
            <li key={problem.row} className="break-words">
              <span className="font-medium text-text">{rowName(problem)}</span>
              {': '}
              {problem.message}
            </li>
          ))}
          {more > 0 && <li>and {count(more)} more</li>}
        </ul>
      )}
      <Segmented<NonNullable<ImportPlan['fullTables']>>
        legend="Guests whose table has no room"
        value={draft.plan.fullTables}
        options={choices}
        onChange={(fullTables) => {
          change((plan) => ({ ...plan, fullTables }))
        }}
      />
      <p className="text-xs text-muted">
        {draft.plan.fullTables === 'elsewhere'
          ? 'They sit at the table with the most room.'
          : 'They are on the list without a table.'}
      </p>
    </div>
  )
}
