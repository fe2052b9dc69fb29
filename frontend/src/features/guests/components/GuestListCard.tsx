/* The guest list: search, import, and the rows. Only the rows in view are in the page. */
import type { UseQueryResult } from '@tanstack/react-query'
import { Search, Users } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMayEdit, useMayMarkArrivals } from '@/api/auth'
import type { Guest } from '@/api/schema'
import { EditGuestDialog } from '@/features/guests/components/EditGuestDialog'
import type { GuestRowActions } from '@/features/guests/components/GuestRow'
import { GuestRows } from '@/features/guests/components/GuestRows'
import { ImportButton } from '@/features/guests/components/ImportButton'
import { RemoveGuestDialog } from '@/features/guests/components/RemoveGuestDialog'
import { useCheckIn } from '@/features/guests/components/use-check-in'
import { byName } from '@/features/guests/guest-list'
import { messages } from '@/features/guests/messages'
import { searchable, searchGuests } from '@/guests/search'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Input } from '@/ui/Input'
import { Skeleton } from '@/ui/Skeleton'
import { SkipLink } from '@/ui/SkipLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

type Props = { eventId: string; guests: UseQueryResult<Guest[]> }

/** Renders the card with its dialogs. */
export function GuestListCard({ eventId, guests }: Props) {
  const mayEdit = useMayEdit()
  const mayMarkArrivals = useMayMarkArrivals()
  const checkIn = useCheckIn(eventId)
  const [params] = useSearchParams()
  const asked = params.get('search') ?? ''
  const [query, setQuery] = useState(asked)
  // Another search that comes by the address, for example from the command palette, replaces what was typed.
  const [lastAsked, setLastAsked] = useState(asked)
  if (asked !== lastAsked) {
    setLastAsked(asked)
    setQuery(asked)
  }
  const wanted = useDeferredValue(query)
  const list = useMemo(() => searchable(byName(guests.data ?? [])), [guests.data])
  const shown = useMemo(() => searchGuests(list, wanted), [list, wanted])
  const [editing, setEditing] = useState<Guest>()
  const [removing, setRemoving] = useState<Guest>()
  const can: GuestRowActions = mayEdit
    ? { edit: setEditing, remove: setRemoving }
    : mayMarkArrivals
      ? { checkIn }
      : {}
  return (
    <Card className="min-w-0 overflow-hidden">
      <CardHeader title="Guest List" actions={mayEdit && <ImportButton eventId={eventId} />} />
      <div className="relative px-5 pb-4">
        <Search
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute top-2.5 left-8 size-4 text-muted pointer-coarse:top-3.5"
        />
        <Input
          type="search"
          aria-label="Search guests"
          placeholder="Search guests..."
          className="pl-9"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
          }}
        />
        <VisuallyHidden>
          <span role="status">
            {query.trim() === '' ? '' : `${String(shown.length)} of ${String(list.length)} guests`}
          </span>
        </VisuallyHidden>
      </div>
      <div className="border-t border-border">
        {guests.isPending ? (
          <RowSkeletons />
        ) : guests.isError ? (
          <EmptyState
            level={3}
            title="The guest list could not be loaded"
            text={guests.error.message}
            action={
              <Button
                pending={guests.isFetching}
                pendingLabel="Trying..."
                onClick={() => void guests.refetch()}
              >
                Try again
              </Button>
            }
          />
        ) : shown.length > 0 ? (
          <>
            <SkipLink href="#guest-tools">Skip the guest list</SkipLink>
            <GuestRows guests={shown} can={can} />
          </>
        ) : (
          <NothingShown
            query={query.trim()}
            mayEdit={mayEdit}
            onClear={() => {
              setQuery('')
            }}
          />
        )}
      </div>
      {editing !== undefined && (
        <EditGuestDialog
          key={editing.id}
          eventId={eventId}
          guest={editing}
          onRemove={() => {
            setRemoving(editing)
            setEditing(undefined)
          }}
          onClose={() => {
            setEditing(undefined)
          }}
        />
      )}
      {removing !== undefined && (
        <RemoveGuestDialog
          eventId={eventId}
          guest={removing}
          onClose={() => {
            setRemoving(undefined)
          }}
        />
      )}
    </Card>
  )
}

function NothingShown({
  query,
  mayEdit,
  onClear,
}: {
  query: string
  mayEdit: boolean
  onClear: () => void
}) {
  return query === '' ? (
    <EmptyState
      level={3}
      icon={Users}
      title={messages.noGuests}
      text={
        mayEdit
          ? 'Import a list, or add guests one by one. Every guest gets a lookup code at once.'
          : 'The guests of this event show here.'
      }
    />
  ) : (
    <EmptyState
      level={3}
      title={messages.noGuests}
      text={`No name, e-mail, mobile or company contains “${query}”.`}
      action={<Button onClick={onClear}>Clear</Button>}
    />
  )
}

function RowSkeletons() {
  return (
    <div className="flex flex-col gap-4 p-5">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  )
}
