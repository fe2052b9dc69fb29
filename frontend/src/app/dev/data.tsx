/* Lists and queries: every answer a query can give, and a table of 1,000 rows with a bar for the selected ones. */
import { useMemo, useState } from 'react'
import { Section, State } from '@/app/dev/parts'
import { useListState } from '@/lib/list-state'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CountBars } from '@/ui/CountBars'
import type { Column, Sorting } from '@/ui/data-table/types'
import { DataTable } from '@/ui/DataTable'
import { EmptyState } from '@/ui/EmptyState'
import { FilteredList, type ListFilter } from '@/ui/FilteredList'
import { JobProgress } from '@/ui/JobProgress'
import { Progress } from '@/ui/Progress'
import { QueryView } from '@/ui/QueryView'
import { SelectionAction, SelectionBar } from '@/ui/SelectionBar'
import { StatTile } from '@/ui/StatTile'

type GuestRow = { id: string; name: string; table: number }

const guests: GuestRow[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `g-${index}`,
  name: `Guest ${index + 1}`,
  table: Math.floor(index / 8) + 1,
}))

const columns: Column<GuestRow>[] = [
  { key: 'name', label: 'Name', sortable: true, render: ({ name }) => name },
  { key: 'table', label: 'Table', sortable: true, alignEnd: true, render: ({ table }) => table },
]

const answered = { error: null, isFetching: false, refetch: () => undefined }
const queries = [
  ['Loading', { ...answered, data: undefined, isFetching: true }],
  ['Failed', { ...answered, data: undefined, error: new Error('The server did not answer.') }],
  ['Empty', { ...answered, data: [] }],
  ['Data', { ...answered, data: guests.slice(0, 3) }],
] as const

export function QuerySection() {
  return (
    <Section title="QueryView">
      <div className="grid gap-6 md:grid-cols-2">
        {queries.map(([title, query]) => (
          <State key={title} title={title}>
            <Card>
              <QueryView<readonly GuestRow[]>
                query={query}
                failed="The guests could not be loaded."
                level={3}
                empty={<EmptyState level={3} title="No guests yet" text="Add the first one." />}
              >
                {(rows) => <GuestTable rows={rows} />}
              </QueryView>
            </Card>
          </State>
        ))}
      </div>
    </Section>
  )
}

function GuestTable({ rows }: { rows: readonly GuestRow[] }) {
  return <DataTable label="Guests" rows={rows} rowKey={({ id }) => id} columns={columns} />
}

const listDefaults = { q: '', table: '' }

const tableFilter: ListFilter<'table'> = {
  name: 'table',
  label: 'Table',
  any: 'Any table',
  options: ['1', '2', '3'].map((value) => ({ value, label: value })),
}

export function TableSection() {
  const list = useListState(listDefaults)
  const { q, table } = list.state
  const [sorting, setSorting] = useState<Sorting>({ column: 'table', descending: false })
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['g-1']))
  const rows = useMemo(() => {
    const found = guests.filter(
      (guest) =>
        guest.name.toLowerCase().includes(q.toLowerCase()) &&
        (table === '' || String(guest.table) === table),
    )
    return sorting.descending ? found.toReversed() : found
  }, [q, table, sorting])
  const setAll = (some: readonly string[], selected: boolean) => {
    const next = new Set(keys)
    for (const key of some) {
      if (selected) next.add(key)
      else next.delete(key)
    }
    setKeys(next)
  }
  return (
    <Section title="FilteredList and DataTable">
      <Card>
        <FilteredList
          list={list}
          noun="guest"
          search={{ name: 'q', placeholder: 'Search guests' }}
          filters={[tableFilter]}
          shown={rows.length}
          all={guests.length}
          level={3}
        >
          <DataTable
            label="1,000 guests"
            rows={rows}
            rowKey={({ id }) => id}
            columns={columns}
            sorting={sorting}
            onSort={setSorting}
            selection={{
              keys,
              setAll,
              toggle: (key) => {
                setAll([key], !keys.has(key))
              },
              nameOf: (key) => guests.find(({ id }) => id === key)?.name ?? key,
            }}
          />
        </FilteredList>
      </Card>
      <SelectionBar
        count={keys.size}
        onClear={() => {
          setKeys(new Set())
        }}
      >
        <SelectionAction danger onClick={() => undefined}>
          Remove
        </SelectionAction>
      </SelectionBar>
    </Section>
  )
}

const progress = { done: 120, total: 300, phase: 'Reading rows' }
const works = [
  ['Queued', { state: 'queued', progress: { done: 0, phase: '' } }],
  ['Running', { state: 'running', progress }],
  ['Succeeded', { state: 'succeeded', progress }],
  ['Failed', { state: 'failed', progress, error: { message: 'The file is damaged.' } }],
  ['Cancelled', { state: 'cancelled', progress }],
] as const

export function JobSection() {
  return (
    <Section title="JobProgress">
      {works.map(([title, work]) => (
        <State key={title} title={title}>
          <JobProgress
            work={{ ...work, cancelRequested: false }}
            label={`Import, ${title}`}
            onCancel={() => undefined}
            result={<p>300 guests were imported.</p>}
            next={
              <Button size="sm" className="self-start">
                Try again
              </Button>
            }
          />
        </State>
      ))}
    </Section>
  )
}

export function SmallSection() {
  return (
    <Section title="Small parts">
      <State title="Badge">
        <div className="flex flex-wrap gap-2">
          {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </State>
      <State title="CountBars">
        <CountBars
          label="Answers"
          bars={[12, 3].map((count) => ({ name: `${count} guests`, count }))}
        />
      </State>
      <State title="Progress">
        <Progress value={40} max={100} label="Import" />
      </State>
      <State title="StatTile">
        <StatTile label="Guests" value="1,204" />
      </State>
    </Section>
  )
}
