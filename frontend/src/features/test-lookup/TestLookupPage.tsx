/* A page for organisers to try the calls of the finders on their own guests. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toApiError } from '@/api/errors'
import type { FindGuest, ScannedSeat } from '@/api/finder-types'
import { useFindByCode, useFindGuest } from '@/api/finders'
import { useGuests } from '@/api/guests'
import type { Guest } from '@/api/schema'
import { EventScreen } from '@/events/EventScreen'
import { ofEvent, paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'
import { Select } from '@/ui/Select'

const noCodes = {
  title: 'No guests found',
  text: 'Add guests to an event first; each gets a code.',
}

/** More guests than anyone needs to try a search. */
const guestsShown = 50

/** Lists guests of the current event and posts their data to the two searches. */
export function TestLookupPage() {
  return (
    <EventScreen title="Test lookup" none={noCodes} picker>
      {({ id }) => <Lookups eventId={id} />}
    </EventScreen>
  )
}

function Lookups({ eventId }: { eventId: string }) {
  const guests = useGuests(eventId)
  return (
    <QueryView
      query={guests}
      failed="The guests could not be loaded"
      frame={(failure) => <Card>{failure}</Card>}
      // Viewers and door staff see no codes.
      isEmpty={(list) => list.every(({ lookupCode }) => lookupCode === '')}
      empty={
        <Card>
          <EmptyState {...noCodes} />
        </Card>
      }
    >
      {(list) => (
        <Samples
          eventId={eventId}
          guests={list.filter(({ lookupCode }) => lookupCode !== '').slice(0, guestsShown)}
        />
      )}
    </QueryView>
  )
}

function Samples({ eventId, guests }: { eventId: string; guests: readonly Guest[] }) {
  const withMobile = guests.find(({ mobile }) => mobile !== '')
  const [chosen, setChosen] = useState((withMobile ?? guests[0])?.id)
  const guest = guests.find(({ id }) => id === chosen) ?? guests[0]
  if (guest === undefined) return null
  const { firstName, lastName, mobile, lookupCode } = guest
  const details: FindGuest = { eventId, firstName, lastName, mobile: mobile.slice(-4) }
  const scanned: ScannedSeat = { eventId, qrToken: lookupCode }
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-wrap items-end gap-4 p-5">
        <label className="flex min-w-0 grow flex-col gap-1.5 text-sm font-medium">
          Guest
          <Select
            value={guest.id}
            onChange={({ target }) => {
              setChosen(target.value)
            }}
          >
            {guests.map((each) => (
              <option key={each.id} value={each.id}>
                {`${each.firstName} ${each.lastName}, ${each.lookupCode}`}
              </option>
            ))}
          </Select>
        </label>
        <Link
          to={`${paths.seatLookup}/${lookupCode}`}
          className="rounded-control py-2 text-accent underline underline-offset-4"
        >
          Open the guest’s page
        </Link>
        <Link
          to={ofEvent(paths.findSeat, eventId)}
          className="rounded-control py-2 text-accent underline underline-offset-4"
        >
          Open the seat finder
        </Link>
      </Card>
      <div key={guest.id} className="grid gap-6 lg:grid-cols-2">
        <Call
          title="Personal details"
          path="/api/guests/find"
          body={details}
          search={useFindGuest}
        />
        <Call title="QR code" path="/api/guests/find-by-qr" body={scanned} search={useFindByCode} />
      </div>
    </div>
  )
}

type CallProps<Body> = {
  title: string
  path: string
  body: Body
  search: () => {
    mutate: (body: Body) => void
    data: object | undefined
    error: Error | null
    isPending: boolean
  }
}

function Call<Body extends object>({ title, path, body, search: useSearch }: CallProps<Body>) {
  const { mutate, data, error, isPending } = useSearch()
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-5">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="font-mono text-sm text-muted">POST {path}</p>
      <Json label="Request" value={body} />
      <Button
        variant="primary"
        pending={isPending}
        pendingLabel="Searching..."
        onClick={() => {
          mutate(body)
        }}
      >
        Send
      </Button>
      <div role="status">
        {data !== undefined && <Json label="Answer: 200" value={data} />}
        {error !== null && <Refusal error={error} />}
      </div>
    </Card>
  )
}

function Refusal({ error }: { error: Error }) {
  const { status, code, message } = toApiError(error)
  const label = status === 0 ? 'No answer' : `Answer: ${String(status)}`
  return <Json label={label} value={{ code, message }} />
}

function Json({ label, value }: { label: string; value: object }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm text-muted">{label}</figcaption>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard must reach what overflows. */}
      <pre tabIndex={0} className="max-h-72 overflow-auto rounded-control bg-surface-2 p-3 text-xs">
        {JSON.stringify(value, undefined, 2)}
      </pre>
    </figure>
  )
}
