/* What is still to check after an import: the guests of each kind of problem, with links, and the rows left out. */
import { Link } from 'react-router-dom'
import { openText } from '@/features/import/review/open-text'
import { problemGroups, problemKey, rowName, type ProblemGroup } from '@/features/import/problems'
import type { ReadState } from '@/features/import/use-import'
import { ofEvent, paths } from '@/lib/paths'
import { count, countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Card, CardHeader } from '@/ui/Card'

/** Guests of a group who are named. */
const named = 5

type Props = { eventId: string; state: ReadState }

export function ProblemsLeft({ eventId, state }: Props) {
  const { skipped, counts } = state.preview
  const groups = problemGroups(state).filter(({ open }) => open > 0)
  if (groups.length === 0 && skipped.length === 0) return null
  const more = counts.skipped - skipped.length
  return (
    <Card>
      <CardHeader level={3} title="Still to check" text="Correct these guests on the guest list." />
      <ul className="divide-y divide-border border-t border-border text-sm">
        {groups.map((group) => (
          <li key={group.code} className="flex flex-col gap-1 px-5 py-3">
            <span className="flex items-center justify-between gap-3 font-medium">
              {group.title}
              <Badge tone="warning">{openText(group, state)}</Badge>
            </span>
            <Guests eventId={eventId} group={group} />
          </li>
        ))}
        {skipped.map(({ row, reason }) => (
          <li key={row} className="flex gap-3 px-5 py-3">
            <span className="w-16 shrink-0 text-muted tabular-nums">Row {row}</span>
            <span className="min-w-0 break-words">{reason}</span>
          </li>
        ))}
        {more > 0 && (
          <li className="px-5 py-3 text-muted">{countNoun(more, 'more row')} left out</li>
        )}
      </ul>
    </Card>
  )
}

function Guests({ eventId, group }: { eventId: string; group: ProblemGroup }) {
  const open = group.problems.filter(({ openMessage }) => openMessage !== undefined)
  const shown = open.slice(0, named)
  const more = open.length + group.unlisted - shown.length
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {shown.map((problem) => (
        <li key={problemKey(problem)} className="min-w-0 break-words">
          {problem.name.trim() === '' ? (
            rowName(problem)
          ) : (
            <Link
              to={searchFor(eventId, problem.name)}
              className="text-accent underline-offset-2 hover:underline"
            >
              <bdi>{problem.name}</bdi>
            </Link>
          )}
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {count(more)} more</li>}
    </ul>
  )
}

/** The guest list of the event, searched for a name. */
function searchFor(eventId: string, name: string): string {
  return `${ofEvent(paths.guestManagement, eventId)}&search=${encodeURIComponent(name)}`
}
