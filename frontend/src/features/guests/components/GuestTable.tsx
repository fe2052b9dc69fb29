/* The guests as a table, or as cards on a phone. */
import { useMemo } from 'react'
import type { Guest } from '@/api/schema'
import { CopyCode } from '@/features/guests/components/CopyCode'
import { GuestActions, type GuestActionsAllowed } from '@/features/guests/components/GuestActions'
import { GuestStatusBadge } from '@/features/guests/components/GuestStatusBadge'
import { GuestName, GuestPlace } from '@/guests/GuestCells'
import { fullName } from '@/guests/names'
import { rsvpText } from '@/guests/rsvp'
import { formatSorting, parseSorting } from '@/lib/list-state'
import { actionsColumn, type Column, type Selection } from '@/ui/data-table/types'
import { DataTable } from '@/ui/DataTable'

/** Narrowest window, in rem, in which names have room beside the other columns. */
const tableFrom = 72

type Props = {
  guests: readonly Guest[]
  /** As in the address. */
  sort: string
  onSort: (sort: string) => void
  /** Absent for members who may only look. */
  selection: Selection | undefined
  allowed: GuestActionsAllowed
}

export function GuestTable({ guests, sort, onSort, selection, allowed }: Props) {
  const columns = useMemo(() => columnsOf(allowed), [allowed])
  return (
    <DataTable
      label="Guests"
      rows={guests}
      rowKey={keyOf}
      columns={columns}
      card={(guest) => <GuestCard guest={guest} allowed={allowed} />}
      tableFrom={tableFrom}
      sorting={parseSorting(sort)}
      onSort={(sorting) => {
        onSort(formatSorting(sorting))
      }}
      {...(selection === undefined ? {} : { selection })}
    />
  )
}

/** The key of a guest's row. */
export function keyOf({ id }: Guest): string {
  return id
}

function columnsOf(allowed: GuestActionsAllowed): readonly Column<Guest>[] {
  return [
    {
      key: 'name',
      label: 'Name',
      sortable: true,
      render: (guest) => (
        <>
          <GuestName guest={guest} className="font-medium" />
          <Contact guest={guest} none={allowed.edit === undefined ? '' : 'No contact details'} />
        </>
      ),
    },
    {
      key: 'party',
      label: 'Party',
      sortable: true,
      width: '9rem',
      render: ({ party }) => <bdi className="text-muted">{party?.name}</bdi>,
    },
    {
      key: 'rsvp',
      label: 'RSVP',
      sortable: true,
      width: '7.5rem',
      render: ({ rsvp }) => rsvpText(rsvp),
    },
    {
      key: 'seat',
      label: 'Seat',
      sortable: true,
      width: '12rem',
      render: (guest) => <GuestPlace guest={guest} />,
    },
    {
      key: 'status',
      label: 'Status',
      sortable: true,
      width: '7rem',
      render: ({ status }) => <GuestStatusBadge status={status} />,
    },
    {
      key: 'code',
      label: 'Code',
      width: '8.25rem',
      render: (guest) => <Code guest={guest} />,
    },
    actionsColumn(
      (guest) => <GuestActions guest={guest} allowed={allowed} />,
      allowed.checkIn === undefined ? '8.5rem' : '9.5rem',
    ),
  ]
}

function Contact({ guest, none }: { guest: Guest; none: string }) {
  const contact = [guest.email, guest.mobile].filter((part) => part !== '').join(' · ')
  return (
    <span className="block truncate text-xs text-muted">
      <bdi>{contact || none}</bdi>
    </span>
  )
}

function Rsvp({ guest }: { guest: Guest }) {
  return (
    <span className="block truncate text-xs text-muted">
      {`RSVP: ${rsvpText(guest.rsvp).toLowerCase()}`}
    </span>
  )
}

function Code({ guest }: { guest: Guest }) {
  if (guest.lookupCode === '') return null
  return <CopyCode code={guest.lookupCode} name={fullName(guest)} />
}

function GuestCard({ guest, allowed }: { guest: Guest; allowed: GuestActionsAllowed }) {
  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <GuestName guest={guest} className="font-medium" />
          <GuestPlace guest={guest} />
        </div>
        <GuestStatusBadge status={guest.status} />
      </div>
      <Rsvp guest={guest} />
      <div className="flex items-center justify-between gap-2">
        <Code guest={guest} />
        <GuestActions guest={guest} allowed={allowed} />
      </div>
    </div>
  )
}
