/* A page for organisers to try the look-up on their own guests. */
import { Link } from 'react-router-dom'
import { useGuests } from '@/api/guests'
import { EventScreen } from '@/events/EventScreen'
import { paths } from '@/lib/paths'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

const noCodes = {
  title: 'No guests found',
  text: 'Add guests to an event first; each gets a code.',
}

/** Lists the first codes of the current event as links to the guest's page. */
export function TestLookupPage() {
  return (
    <EventScreen title="Test lookup" none={noCodes}>
      {({ id }) => (
        <Card>
          <Codes eventId={id} />
        </Card>
      )}
    </EventScreen>
  )
}

function Codes({ eventId }: { eventId: string }) {
  const guests = useGuests(eventId)
  return (
    <QueryView
      query={guests}
      failed="The guests could not be loaded"
      // Viewers and door staff see no codes.
      isEmpty={(list) => list.every(({ lookupCode }) => lookupCode === '')}
      empty={<EmptyState {...noCodes} />}
    >
      {(list) => (
        <ul className="divide-y divide-border">
          {list
            .filter(({ lookupCode }) => lookupCode !== '')
            .slice(0, 10)
            .map(({ id, firstName, lastName, lookupCode }) => (
              <li key={id} className="flex items-center justify-between gap-4 px-5 py-3">
                <span className="min-w-0 truncate">
                  {firstName} {lastName}
                </span>
                <Link
                  to={`${paths.seatLookup}/${lookupCode}`}
                  className="rounded-control font-mono tracking-wider text-accent underline underline-offset-4"
                >
                  {lookupCode}
                </Link>
              </li>
            ))}
        </ul>
      )}
    </QueryView>
  )
}
