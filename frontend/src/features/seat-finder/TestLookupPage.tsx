/* A page for organisers to try the look-up on their own guests. */
import { Link } from 'react-router-dom'
import { useEvents } from '@/api/events'
import { useGuests } from '@/api/guests'
import { useCurrentEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { QueryView } from '@/ui/QueryView'

/** Lists the first codes of the current event as links to the guest's page. */
export function TestLookupPage() {
  useTitle('Test lookup')
  const events = useEvents()
  const { event } = useCurrentEvent(events.data)
  return (
    <>
      <PageHeader
        title="Test lookup"
        text="Open the page a guest sees, with codes of your own event."
      />
      <Card className="mt-6">
        <QueryView query={events} failed="The events could not be loaded">
          {() => (event === undefined ? <NoCodes /> : <Codes eventId={event.id} />)}
        </QueryView>
      </Card>
    </>
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
      empty={<NoCodes />}
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

function NoCodes() {
  return (
    <EmptyState title="No guests found" text="Add guests to an event first; each gets a code." />
  )
}
