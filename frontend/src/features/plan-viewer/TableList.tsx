/* The tables of the plan as a list, or what a search found. */
import type { Guest } from '@/api/schema'
import type { Found, ViewedTable } from '@/features/plan-viewer/viewed-tables'
import { GuestName, GuestPlace } from '@/guests/GuestCells'
import { countNoun } from '@/lib/words'

type Props = {
  tables: readonly ViewedTable[]
  /** Undefined without a search. */
  found: Found | undefined
  onSelect: (tableId: string) => void
}

/** Renders the list; pressing an entry selects its table on the plan. */
export function TableList({ tables, found, onSelect }: Props) {
  const shown = found?.tables ?? tables
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-2">
      {found !== undefined && <FoundGuests found={found} onSelect={onSelect} />}
      {shown.length > 0 && (
        <>
          <h2 className="px-4 pt-4 pb-2 text-sm font-semibold">Tables</h2>
          <ul>
            {shown.map((table) => (
              <li key={table.id}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left hover:bg-surface-2"
                  onClick={() => {
                    onSelect(table.id)
                  }}
                >
                  <bdi className="min-w-0 grow truncate font-medium">{table.name}</bdi>
                  <span className="shrink-0 text-sm text-muted tabular-nums">
                    {table.assigned} of {table.capacity}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className="px-4 py-3 text-sm text-muted">
        {found !== undefined &&
          (found.guests.length + found.tables.length === 0
            ? 'No guest or table has this name.'
            : `${countNoun(found.guests.length + found.more, 'guest')}, ${countNoun(found.tables.length, 'table')}`)}
      </p>
    </div>
  )
}

function FoundGuests({ found, onSelect }: { found: Found; onSelect: Props['onSelect'] }) {
  if (found.guests.length === 0) return null
  return (
    <>
      <h2 className="px-4 pt-4 pb-2 text-sm font-semibold">Guests</h2>
      <ul>
        {found.guests.map((guest) => (
          <li key={guest.id}>
            <FoundGuest guest={guest} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {found.more > 0 && (
        <p className="px-4 py-2 text-sm text-muted">
          {countNoun(found.more, 'more guest')}. Type more of the name.
        </p>
      )}
    </>
  )
}

function FoundGuest({ guest, onSelect }: { guest: Guest; onSelect: Props['onSelect'] }) {
  const tableId = guest.table?.id
  return (
    <button
      type="button"
      disabled={tableId === undefined}
      className="flex min-h-11 w-full flex-col px-4 py-2 text-left not-disabled:hover:bg-surface-2"
      onClick={() => {
        if (tableId !== undefined) onSelect(tableId)
      }}
    >
      <GuestName guest={guest} className="max-w-full font-medium" />
      <span className="max-w-full text-sm">
        <GuestPlace guest={guest} />
      </span>
    </button>
  )
}
