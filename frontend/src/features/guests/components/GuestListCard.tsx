/* The guest list with its tools, its dialogs and what can be done with selected guests. */
import { Users } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useMayEdit, useMayMarkArrivals } from '@/api/auth'
import type { Guest } from '@/api/schema'
import { EditGuestDialog } from '@/features/guests/components/EditGuestDialog'
import type { GuestActionsAllowed } from '@/features/guests/components/GuestActions'
import { GuestListActions } from '@/features/guests/components/GuestListActions'
import { GuestSelectionBar } from '@/features/guests/components/GuestSelectionBar'
import { GuestTable, keyOf } from '@/features/guests/components/GuestTable'
import { RemoveGuestsDialog } from '@/features/guests/components/RemoveGuestsDialog'
import { useCheckIn } from '@/features/guests/components/use-check-in'
import {
  filterGuests,
  guestFilters,
  listDefaults,
  nothingShown,
  sortGuests,
} from '@/features/guests/guest-list'
import { messages } from '@/features/guests/messages'
import { qrCodeDialog } from '@/features/guests/panel/lazy'
import { fullName } from '@/guests/names'
import type { SeatingCommands } from '@/guests/seating-service'
import { useListState } from '@/lib/list-state'
import { Card, CardHeader } from '@/ui/Card'
import { useSelection } from '@/ui/data-table/use-selection'
import { EmptyState } from '@/ui/EmptyState'
import { FilteredList } from '@/ui/FilteredList'
import { QueryView, type QueryLike } from '@/ui/QueryView'

type Props = {
  eventId: string
  guests: QueryLike<readonly Guest[]>
  seating: SeatingCommands
}

/** Renders the card; while the guests load, or cannot be loaded, it says so. */
export function GuestListCard({ eventId, guests, seating }: Props) {
  const mayEdit = useMayEdit()
  return (
    <div>
      <Card>
        <CardHeader
          title="Guest List"
          actions={<GuestListActions eventId={eventId} guests={guests.data} />}
        />
        <QueryView
          query={guests}
          failed={messages.loadFailed}
          skeleton={6}
          level={3}
          empty={<NoGuests mayEdit={mayEdit} />}
        >
          {(all) => <GuestList eventId={eventId} guests={all} seating={seating} />}
        </QueryView>
      </Card>
    </div>
  )
}

function NoGuests({ mayEdit }: { mayEdit: boolean }) {
  return (
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
  )
}

type ListProps = { eventId: string; guests: readonly Guest[]; seating: SeatingCommands }

function GuestList({ eventId, guests, seating }: ListProps) {
  const mayEdit = useMayEdit()
  const mayMarkArrivals = useMayMarkArrivals()
  const checkIn = useCheckIn(eventId)
  const list = useListState(listDefaults)
  const { state, change } = list
  const filters = useMemo(() => guestFilters(guests), [guests])
  // Typing stays quick while a long list follows.
  const wanted = useDeferredValue(state)
  const shown = useMemo(
    () => sortGuests(filterGuests(guests, wanted), wanted.sort),
    [guests, wanted],
  )
  const nothing = shown.length === 0 ? nothingShown(guests, wanted) : {}
  const { selected, selection, clear } = useSelection(shown, keyOf, fullName)
  const [editing, setEditing] = useState<Guest>()
  const [coded, setCoded] = useState<Guest>()
  const [removing, setRemoving] = useState<readonly Guest[]>([])
  const allowed = useMemo((): GuestActionsAllowed => {
    const remove = (guest: Guest) => {
      setRemoving([guest])
    }
    return mayEdit
      ? { edit: setEditing, remove, showQr: setCoded }
      : mayMarkArrivals
        ? { checkIn }
        : {}
  }, [mayEdit, mayMarkArrivals, checkIn])
  return (
    <>
      <FilteredList
        list={list}
        noun="guest"
        search={{ name: 'search', placeholder: 'Search guests...' }}
        filters={filters}
        shown={shown.length}
        all={guests.length}
        nothing={{ title: messages.noGuests, ...nothing }}
        level={3}
      >
        <GuestTable
          guests={shown}
          sort={state.sort}
          onSort={(sort) => {
            change({ sort })
          }}
          selection={mayEdit ? selection : undefined}
          allowed={allowed}
        />
      </FilteredList>
      <GuestSelectionBar
        eventId={eventId}
        guests={selected}
        seating={seating}
        onRemove={() => {
          setRemoving(selected)
        }}
        onClear={clear}
      />
      {editing !== undefined && (
        <EditGuestDialog
          key={editing.id}
          eventId={eventId}
          guest={editing}
          onRemove={() => {
            setRemoving([editing])
            setEditing(undefined)
          }}
          onClose={() => {
            setEditing(undefined)
          }}
        />
      )}
      {coded !== undefined && (
        <qrCodeDialog.Part
          guest={coded}
          onClose={() => {
            setCoded(undefined)
          }}
        />
      )}
      {removing.length > 0 && (
        <RemoveGuestsDialog
          eventId={eventId}
          guests={removing}
          onClose={() => {
            setRemoving([])
          }}
        />
      )}
    </>
  )
}
