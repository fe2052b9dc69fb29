/* The guest list with its tools, its dialogs and what can be done with selected guests. */
import { Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useMayEdit, useMayMarkArrivals } from '@/api/auth'
import type { Guest, PartyEntry } from '@/api/schema'
import { GroupToggle } from '@/features/guest-list/list/GroupToggle'
import type { GuestActionsAllowed } from '@/features/guest-list/list/GuestActions'
import { GuestListActions } from '@/features/guest-list/list/GuestListActions'
import type { GuestOpening } from '@/features/guest-list/list/GuestNameButton'
import { GuestSelectionBar } from '@/features/guest-list/list/GuestSelectionBar'
import { GuestTable, keyOf } from '@/features/guest-list/list/GuestTable'
import { useCheckIn } from '@/features/guest-list/edit/use-check-in'
import { useInlineChange } from '@/features/guest-list/list/use-inline-change'
import type { OpenGuest } from '@/features/guest-list/list/use-open-guest'
import type { ShownGuests } from '@/features/guest-list/list/use-shown-guests'
import { guestFilters, nothingShown } from '@/features/guest-list/guest-list'
import { messages } from '@/features/guest-list/messages'
import {
  editGuestDialog,
  partyDialog,
  personalLink,
  removeGuestsDialog,
} from '@/features/guest-list/panel/lazy'
import { ManageTagsButton } from '@/features/guest-list/tags/ManageTagsButton'
import { fullName } from '@/guests/names'
import type { SeatingCommands } from '@/guests/seating-service'
import { Card, CardHeader } from '@/ui/Card'
import { useSelection } from '@/ui/data-table/use-selection'
import { EmptyState } from '@/ui/EmptyState'
import { FailureNotice } from '@/ui/FailureNotice'
import { FilteredList } from '@/ui/FilteredList'
import { QueryView, type QueryLike } from '@/ui/QueryView'
import { Skeletons } from '@/ui/Skeleton'

type Shared = {
  eventId: string
  seating: SeatingCommands
  shown: ShownGuests
  opened: OpenGuest
}

type Props = Shared & { guests: QueryLike<readonly Guest[]> }

/** Renders the card; while the guests load, or cannot be loaded, it says so. */
export function GuestListCard({ guests, ...shared }: Props) {
  const mayEdit = useMayEdit()
  return (
    <Card>
      <CardHeader
        compact
        title="Guest List"
        actions={<GuestListActions eventId={shared.eventId} guests={guests.data} />}
      />
      <QueryView
        query={guests}
        failed={messages.loadFailed}
        skeleton={6}
        level={3}
        empty={<NoGuests guests={guests} mayEdit={mayEdit} />}
      >
        {(all) => (
          <>
            <Outdated guests={guests} />
            <GuestList guests={all} {...shared} />
          </>
        )}
      </QueryView>
    </Card>
  )
}

type ListQuery = { guests: QueryLike<readonly Guest[]> }

/** Says that the list shown is an older one, as the latest could not be loaded. */
function Outdated({ guests: { error, isFetching, refetch } }: ListQuery) {
  if (error === null) return null
  return (
    <FailureNotice
      className="border-t border-border"
      title={messages.refreshFailed}
      text={error.message}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

/** An empty list may be about to fill again, as after Undo. */
function NoGuests({ guests, mayEdit }: ListQuery & { mayEdit: boolean }) {
  if (guests.error !== null) return <Outdated guests={guests} />
  if (guests.isFetching) return <Skeletons rows={6} />
  return (
    <EmptyState
      level={3}
      icon={Users}
      title={messages.noGuests}
      text={
        mayEdit
          ? 'Import a list, or add guests one by one. Every guest gets a lookup code at once.'
          : 'The guests of this event appear here.'
      }
    />
  )
}

type ListProps = Shared & { guests: readonly Guest[] }

function GuestList({ eventId, guests, seating, shown, opened }: ListProps) {
  const mayEdit = useMayEdit()
  const { list, groups } = shown
  const filters = useMemo(() => guestFilters(guests), [guests])
  const nothing = shown.guests.length === 0 ? nothingShown(guests, shown.wanted) : {}
  const { selected, selection, clear } = useSelection(shown.guests, keyOf, fullName)
  const [asked, setAsked] = useState<Asked>()
  const allowed = useAllowed(eventId, setAsked)
  const change = useInlineChange(eventId)
  const partyActions = useMemo(() => {
    const ask = (what: 'party' | 'link') => (party: PartyEntry) => {
      setAsked({ what, party })
    }
    return mayEdit ? { edit: ask('party'), link: ask('link') } : undefined
  }, [mayEdit])
  const { open } = opened
  const openId = opened.guest?.id
  const opening = useMemo((): GuestOpening => ({ openId, open }), [openId, open])
  return (
    <>
      <FilteredList
        list={list}
        stays
        noun="guest"
        search={{ name: 'search', placeholder: 'Search guests...' }}
        tools={<GroupToggle isGrouped={groups !== undefined} onChange={shown.setGrouped} />}
        filters={filters}
        moreFilters={<ManageTagsButton />}
        shown={shown.guests.length}
        all={guests.length}
        nothing={{ title: messages.noGuests, ...nothing }}
        level={3}
      >
        <GuestTable
          eventId={eventId}
          guests={shown.guests}
          all={guests}
          groups={groups}
          sort={list.state.sort}
          onSort={(sort) => {
            list.change({ sort })
          }}
          selection={mayEdit ? selection : undefined}
          allowed={allowed}
          change={mayEdit ? change : undefined}
          partyActions={partyActions}
          opening={opening}
        />
      </FilteredList>
      <GuestSelectionBar
        eventId={eventId}
        guests={selected}
        seating={seating}
        onRemove={() => {
          setAsked({ what: 'remove', guests: selected })
        }}
        onClear={clear}
      />
      {asked !== undefined && <GuestListDialog eventId={eventId} asked={asked} onAsk={setAsked} />}
    </>
  )
}

/** What was asked for in the list; one dialog at a time. */
type Asked =
  | { what: 'edit'; guest: Guest }
  | { what: 'remove'; guests: readonly Guest[] }
  | { what: 'party' | 'link'; party: PartyEntry }

/** What the member's role allows to do with a guest. */
function useAllowed(eventId: string, ask: (asked: Asked) => void): GuestActionsAllowed {
  const mayEdit = useMayEdit()
  const mayMarkArrivals = useMayMarkArrivals()
  const checkIn = useCheckIn(eventId)
  return useMemo((): GuestActionsAllowed => {
    if (!mayEdit) return mayMarkArrivals ? { checkIn } : {}
    return {
      edit: (guest) => {
        ask({ what: 'edit', guest })
      },
      remove: (guest) => {
        ask({ what: 'remove', guests: [guest] })
      },
    }
  }, [mayEdit, mayMarkArrivals, checkIn, ask])
}

type DialogProps = {
  eventId: string
  asked: Asked
  onAsk: (asked: Asked | undefined) => void
}

function GuestListDialog({ eventId, asked, onAsk }: DialogProps) {
  const close = () => {
    onAsk(undefined)
  }
  switch (asked.what) {
    case 'edit':
      return (
        <editGuestDialog.Part
          key={asked.guest.id}
          eventId={eventId}
          guest={asked.guest}
          onRemove={() => {
            onAsk({ what: 'remove', guests: [asked.guest] })
          }}
          onClose={close}
        />
      )
    case 'remove':
      return asked.guests.length === 0 ? null : (
        <removeGuestsDialog.Part eventId={eventId} guests={asked.guests} onClose={close} />
      )
    case 'party':
      return <partyDialog.Part eventId={eventId} party={asked.party} onClose={close} />
    case 'link':
      return <personalLink.Part party={asked.party} onClose={close} />
  }
}
