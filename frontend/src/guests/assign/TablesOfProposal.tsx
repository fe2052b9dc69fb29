/* The seats of a proposal by table: whose seat is new, how many wishes each table keeps, and why a guest sits there. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'

import { verdictsOf, type ProposedGuest, type ProposedTable } from '@/guests/assign/proposed-tables'
import { fullName } from '@/guests/names'
import { useRovingRows } from '@/guests/use-roving-rows'
import { VerdictList } from '@/guests/wishes/VerdictList'
import type { SeatProposal } from '@/plan/types'
import { cn } from '@/ui/class-names'

type Row =
  | { kind: 'table'; key: string; table: ProposedTable }
  | { kind: 'guest'; key: string; row: ProposedGuest }

type Props = {
  proposal: SeatProposal
  tables: readonly ProposedTable[]
  placeText: (seatId: string) => string
  /** Points at the seat of a guest who is chosen. */
  onChoose?: (seatId: string) => void
  className?: string
}

export function TablesOfProposal({ proposal, tables, placeText, onChoose, className }: Props) {
  const [chosen, setChosen] = useState<string>()
  const rows = useMemo(() => rowsOf(tables), [tables])
  const box = useRef<HTMLDivElement>(null)
  const list = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 38,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  })
  const roving = useRovingRows(list)
  return (
    <div ref={box} className={cn('min-h-0 overflow-y-auto', className)}>
      <ul
        className="relative"
        style={{ height: list.getTotalSize() }}
        aria-label="Proposed seats"
        {...roving}
      >
        {list.getVirtualItems().map((item) => {
          const row = rows[item.index]
          return row === undefined ? null : (
            <li
              key={row.key}
              ref={list.measureElement}
              data-index={item.index}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              className="absolute inset-x-0"
              style={{ transform: `translateY(${String(item.start)}px)` }}
            >
              {row.kind === 'table' ? (
                <TableRow table={row.table} />
              ) : (
                <GuestRow
                  {...{ placeText, proposal }}
                  row={row.row}
                  isOpen={chosen === row.key}
                  onToggle={() => {
                    setChosen(chosen === row.key ? undefined : row.key)
                    onChoose?.(row.row.seatId)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function rowsOf(tables: readonly ProposedTable[]): readonly Row[] {
  return tables.flatMap((table): Row[] => [
    { kind: 'table', key: table.id, table },
    ...table.guests
      .filter(({ isChanged }) => isChanged)
      .map((row): Row => ({ kind: 'guest', key: row.guest.id, row })),
  ])
}

/** Under the name a bar of the guests: all wishes kept, some, none. */
function TableRow({ table: { name, share, guests } }: { table: ProposedTable }) {
  const count = (kind: ProposedGuest['satisfaction']): number =>
    guests.filter(({ satisfaction }) => satisfaction === kind).length
  const added = guests.filter(({ isChanged }) => isChanged).length
  return (
    <div className="border-t border-border px-3 pt-2.5 pb-1.5">
      <p className="flex items-baseline gap-2 text-sm">
        <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
        {added > 0 && (
          <span className="text-xs font-semibold text-accent tabular-nums">
            +{added}
            <span className="sr-only"> new</span>
          </span>
        )}
        {share !== undefined && (
          <span className="text-xs text-muted tabular-nums">
            {share} %<span className="sr-only"> of its guests have all their wishes</span>
          </span>
        )}
      </p>
      {share !== undefined && (
        <div aria-hidden className="mt-1 flex h-1 overflow-hidden rounded-full bg-surface-2">
          <span className="bg-success" style={{ flexGrow: count('kept') }} />
          <span className="bg-warning" style={{ flexGrow: count('partly') }} />
          <span className="bg-danger" style={{ flexGrow: count('broken') }} />
        </div>
      )}
    </div>
  )
}

type GuestRowProps = {
  row: ProposedGuest
  proposal: SeatProposal
  placeText: (seatId: string) => string
  isOpen: boolean
  onToggle: () => void
}

function GuestRow(props: GuestRowProps) {
  const { row, proposal, placeText, isOpen, onToggle } = props
  return (
    <div className={cn(isOpen && 'bg-surface-2')}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-9 w-full items-center gap-2 px-3 py-1 text-left text-sm hover:bg-surface-2 focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
      >
        <span className="min-w-0 flex-1">
          <bdi className="break-words">{fullName(row.guest)}</bdi>
          {row.from !== undefined && (
            <span className="block text-xs text-muted">was {placeText(row.from)}</span>
          )}
        </span>
        <span className="shrink-0 text-xs text-muted">Seat {row.seatLabel}</span>
        {row.broken.map((number) => (
          <BrokenNumber key={number} number={number} />
        ))}
      </button>
      {isOpen && (
        <div className="px-3 pt-1 pb-3">
          <Why verdicts={verdictsOf(proposal, row.guest.id)} />
        </div>
      )}
    </div>
  )
}

function Why({ verdicts }: { verdicts: ReturnType<typeof verdictsOf> }) {
  if (verdicts.length > 0) return <VerdictList verdicts={verdicts} />
  return <p className="text-sm text-muted">This guest has no wishes and no party.</p>
}

/** The number of a broken wish, the same in the list of them, beside guests, and on the plan. */
export function BrokenNumber({ number }: { number: number }) {
  return (
    <span className="grid size-5 shrink-0 place-items-center rounded-full bg-danger text-xs font-semibold text-on-danger tabular-nums">
      <span className="sr-only">Broken wish </span>
      {number}
    </span>
  )
}
