/* The guests beside the plan: how many are seated, who is waiting, and everything that seats them. */
import { Download, ListChecks, Sparkles, Upload, UserPlus, UsersRound } from 'lucide-react'
import { useId, useMemo, useState } from 'react'

import type { Guest } from '@/api/schema'
import { count } from '@/lib/words'
import { Button } from '@/ui/Button'
import { RowAction } from '@/ui/data-table/RowAction'
import { EmptyState } from '@/ui/EmptyState'
import { SearchField } from '@/ui/SearchField'
import { loadable } from '@/ui/loadable'
import { useDesigner, useSeating, useView } from '@/canvas/context'
import { openAutoAssign } from '@/features/seating/seating-actions'
import { useGuestActions } from '@/features/seating/guest-actions'
import { fullName } from '@/guests/names'
import { searchGuests } from '@/guests/search'
import { isNotComing, isSeated, seatCounts } from '@/guests/seating'
import { partyRows, plainRows, type GuestListRow } from '@/guests/guest-rows'
import { GuestRowList } from '@/guests/GuestRowList'
import { useDeclinedOpen } from '@/guests/use-declined-open'
import { AttendeeButton } from '@/features/seating/attendees/AttendeeButton'
import { PartyChoice } from '@/features/seating/PartyChoice'
import { isAddingGuest } from '@/features/seating/attendees/guest-draft'
import { putDown } from '@/canvas/store/hand'
import { isAssigningSeats, setAssigning } from '@/canvas/store/surface'

const { Part: AddGuestForm } = loadable(
  async () => (await import('@/features/seating/attendees/AddGuestForm')).AddGuestForm,
)

const { Part: GuestPartyDialog } = loadable(
  async () => (await import('@/guests/GuestPartyDialog')).GuestPartyDialog,
  { floating: true },
)

type Filter = 'all' | 'unseated' | 'seated'

const FILTERS: readonly { readonly id: Filter; readonly label: string }[] = [
  { id: 'all', label: 'Total' },
  { id: 'seated', label: 'Seated' },
  { id: 'unseated', label: 'Pending' },
]

interface Props {
  /** Opens the wishes on screens that do not show them otherwise. */
  readonly onWishes?: () => void
}

export function AttendeesPanel({ onWishes }: Props) {
  const guests = useSeating((state) => state.guests)
  const compact = useView((state) => state.compact)
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const found = useMemo(() => {
    const matching = searchGuests(guests, query)
    if (filter === 'all') return matching
    return matching.filter((guest) => isSeated(guest) === (filter === 'seated'))
  }, [guests, query, filter])
  const [inParty, setInParty] = useState<Guest>()
  const [isOpen, toggle] = useDeclinedOpen(query)
  // Only small screens lack the seat assignment, where parties are chosen by their headings.
  const isByParty = compact && !isReadOnly && query.trim() === ''
  const counts = useMemo(() => ({ all: guests.length, ...seatCounts(guests) }), [guests])
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="flex flex-col gap-3 border-b border-border p-3">
        <div role="group" aria-label="Show guests" className="grid grid-cols-3 gap-2">
          {FILTERS.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={filter === id}
              className="rounded-control border border-border px-2 py-1.5 text-left transition-colors duration-120 hover:bg-surface-2 aria-pressed:border-accent aria-pressed:bg-accent-soft"
              onClick={() => {
                setFilter(id)
              }}
            >
              <span className="block text-lg font-semibold tabular-nums">{count(counts[id])}</span>
              <span className="block text-xs text-muted">{label}</span>
            </button>
          ))}
        </div>
        {!isReadOnly && <AssignControls onWishes={onWishes} />}
        <SearchField
          label="Search guests"
          placeholder="Search guests..."
          value={query}
          onChange={setQuery}
        />
      </div>
      {found.length === 0 ? (
        <NoAttendees query={query.trim()} />
      ) : (
        <GuestRowList
          rows={isByParty ? rowsByParty(found, isOpen) : plainRows(found, isOpen)}
          onToggleDeclined={toggle}
          partyHeading={({ name }) => <PartyChoice name={name} sign="Seat all" />}
          className="max-h-[400px] min-h-24 short:min-h-44"
        >
          {(guest, isUnderParty) => (
            <div className="flex items-center">
              <AttendeeButton guest={guest} isUnderParty={isUnderParty} />
              <RowAction
                icon={UsersRound}
                label={`Party of ${fullName(guest)}`}
                row={guest}
                onAct={isReadOnly ? undefined : setInParty}
              />
            </div>
          )}
        </GuestRowList>
      )}
      {!compact && (isReadOnly ? <Chart /> : <Files />)}
      {inParty !== undefined && (
        <GuestPartyDialog
          guest={inParty}
          onClose={() => {
            setInParty(undefined)
          }}
        />
      )}
    </div>
  )
}

/** Guests by party, seated or not, then those who have declined. */
function rowsByParty(guests: readonly Guest[], isDeclinedOpen: boolean): GuestListRow[] {
  const declined = guests.filter(isNotComing)
  const coming = guests.filter((guest) => !isNotComing(guest))
  return [...partyRows(coming), ...plainRows(declined, isDeclinedOpen)]
}

function NoAttendees({ query }: { readonly query: string }) {
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const advice = isReadOnly
    ? 'The guests of this event appear here.'
    : 'Import a CSV list or add guests below.'
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        level={3}
        title="No guests found"
        text={query === '' ? advice : `No guest matches “${query}”.`}
      />
    </div>
  )
}

function AssignControls({ onWishes }: { readonly onWishes: Props['onWishes'] }) {
  const designer = useDesigner()
  const assigning = useView(isAssigningSeats)
  const compact = useView((state) => state.compact)
  const total = useSeating((state) => state.guests.length)
  return (
    <div className="flex gap-2">
      {!compact && (
        <Button
          size="sm"
          variant={assigning ? 'primary' : 'secondary'}
          aria-pressed={assigning}
          className="flex-1"
          onClick={() => {
            setAssigning(designer.view, !assigning)
            putDown(designer.view)
          }}
        >
          {assigning ? 'Exit Assign' : 'Assign Seats'}
        </Button>
      )}
      <Button
        size="sm"
        className="flex-1"
        disabled={total === 0}
        onClick={() => {
          openAutoAssign(designer)
        }}
      >
        <Sparkles aria-hidden />
        Auto-Assign
      </Button>
      {onWishes !== undefined && (
        <Button size="sm" className="flex-1" onClick={onWishes}>
          <ListChecks aria-hidden />
          Wishes
        </Button>
      )}
    </div>
  )
}

/** The remaining export for people who may only look. */
function Chart() {
  return (
    <div className="flex justify-end border-t border-border p-3">
      <ExportButton />
    </div>
  )
}

function ExportButton() {
  const { exportChart, exporting } = useGuestActions()
  const total = useSeating((state) => state.guests.length)
  return (
    <Button
      size="sm"
      variant="ghost"
      className="gap-1.5 px-1 text-xs"
      disabled={total === 0}
      pending={exporting}
      pendingLabel="Exporting..."
      onClick={exportChart}
    >
      <Download aria-hidden />
      Export
    </Button>
  )
}

function Files() {
  const { openImport } = useGuestActions()
  const designer = useDesigner()
  const [adding, setAdding] = useState(() => isAddingGuest(designer))
  const form = useId()
  return (
    <div className="flex flex-col gap-2 border-t border-border p-3">
      {adding && (
        <AddGuestForm
          id={form}
          onClose={() => {
            setAdding(false)
          }}
        />
      )}
      <div className="grid grid-cols-3 gap-1">
        <Button
          size="sm"
          variant="ghost"
          className="gap-1.5 px-1 text-xs"
          aria-expanded={adding}
          aria-controls={form}
          onClick={() => {
            setAdding(!adding)
          }}
        >
          <UserPlus aria-hidden />
          Add guest
        </Button>
        <Button size="sm" variant="ghost" className="gap-1.5 px-1 text-xs" onClick={openImport}>
          <Upload aria-hidden />
          Import CSV
        </Button>
        <ExportButton />
      </div>
    </div>
  )
}
