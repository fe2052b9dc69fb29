/* What happened to one guest: who changed what, when and how. */
import { useMemo } from 'react'
import { useGuestHistory } from '@/api/guest-history'
import { useTables } from '@/api/seating'
import { useTags } from '@/api/tags'
import type { GuestChange } from '@/api/schema'
import { causeText, changeText, historyNames } from '@/features/guest-list/panel/history-text'
import { exactTime, relativeTime } from '@/lib/dates'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Props = { eventId: string; guestId: string }

export function GuestHistory({ eventId, guestId }: Props) {
  const query = useGuestHistory(guestId)
  const { data: tables } = useTables(eventId)
  const { data: tags } = useTags()
  const names = useMemo(() => historyNames(tables ?? [], tags ?? []), [tables, tags])
  return (
    <QueryView
      query={query}
      failed="The history could not be loaded"
      level={3}
      empty={<EmptyState level={3} title="No changes yet" />}
    >
      {(changes) => (
        <ol aria-label="History" className="flex flex-col gap-3">
          {changes.map((change) => (
            <Change key={change.id} change={change} names={names} />
          ))}
        </ol>
      )}
    </QueryView>
  )
}

function Change({ change, names }: { change: GuestChange; names: ReadonlyMap<string, string> }) {
  const { label, before, after } = changeText(change, names)
  const cause = causeText(change.cause)
  return (
    <li className="text-sm">
      <p className="break-words">
        <span className="font-medium">{label}</span>
        {before !== undefined && (
          <>
            : <bdi>{before}</bdi> <span aria-hidden>→</span>
            <span className="sr-only">changed to</span> <bdi>{after}</bdi>
          </>
        )}
      </p>
      <p className="text-xs text-muted">
        <time dateTime={change.at} title={exactTime(change.at)}>
          {relativeTime(change.at, new Date())}
        </time>
        {change.by !== undefined && (
          <>
            {' '}
            by <bdi>{change.by}</bdi>
          </>
        )}
        {cause !== '' && `, ${cause}`}
      </p>
    </li>
  )
}
