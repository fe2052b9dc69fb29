/* The viewer: the plan, the list of its tables or one of them beside it, and a search over both. */
import { QrCode } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useGuests } from '@/api/guests'
import { usePlan } from '@/api/plan'
import type { Event, Guest } from '@/api/schema'
import { useTables } from '@/api/seating'
import { TableList } from '@/features/plan-viewer/TableList'
import { TablePanel } from '@/features/plan-viewer/TablePanel'
import { findInPlan, viewedTables } from '@/features/plan-viewer/viewed-tables'
import { useViewerRoute } from '@/features/plan-viewer/use-viewer-route'
import { ViewerMap } from '@/features/plan-viewer/ViewerMap'
import { dateAndTime } from '@/lib/dates'
import { eventPath, ofEvent, paths } from '@/lib/paths'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingScreen } from '@/ui/LoadingScreen'
import { PageHeader } from '@/ui/PageHeader'
import { QueryView } from '@/ui/QueryView'
import { SearchField } from '@/ui/SearchField'

const noGuests: readonly Guest[] = []

/** Renders the viewer of an event. */
export function PlanViewer({ event }: { event: Event }) {
  const mayEdit = useMayEdit()
  const plan = usePlan(event.id)
  const tables = useTables(event.id)
  const guests = useGuests(event.id)
  const [selected, select] = useSelectedTable()
  const [query, setQuery] = useState('')
  const [isWayShown, showWay] = useState(false)
  const guestList = guests.data ?? noGuests
  const viewed = useMemo(() => viewedTables(tables.data ?? [], guestList), [tables.data, guestList])
  const assigned = useMemo(
    () =>
      new Set(
        (tables.data ?? []).flatMap(({ seats }) =>
          seats.filter(({ guestId }) => guestId != null).map(({ id }) => id),
        ),
      ),
    [tables.data],
  )
  const wanted = useDeferredValue(query)
  const found = useMemo(
    () => (wanted.trim() === '' ? undefined : findInPlan(viewed, guestList, wanted)),
    [viewed, guestList, wanted],
  )
  const table = viewed.find(({ id }) => id === selected)
  const way = useViewerRoute(event.id, isWayShown ? table?.id : undefined)
  const open = (tableId: string | undefined) => {
    select(tableId === selected ? undefined : tableId)
  }
  return (
    <>
      <PageHeader
        title={event.name}
        text={`Floor plan, ${[event.venue, dateAndTime(event)].filter(Boolean).join(', ')}`}
        actions={
          <>
            <Link to={`${eventPath(event.id)}?signs=1`} className={buttonStyles()}>
              <QrCode aria-hidden />
              Entrance signs
            </Link>
            {mayEdit && (
              <Link to={ofEvent(paths.floorPlanner, event.id)} className={buttonStyles()}>
                Edit Floor Plan
              </Link>
            )}
          </>
        }
      />
      <div className="mt-6 grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="h-[60dvh] min-h-80 overflow-hidden bg-plan-outside lg:h-[calc(100dvh-13rem)]">
          <QueryView
            query={plan}
            failed="The floor plan could not be loaded"
            skeleton={<LoadingScreen text="Loading floor plan" />}
          >
            {(data) => (
              <ViewerMap
                plan={data.plan}
                label={`Floor plan of ${event.name}`}
                assigned={assigned}
                seatCount={event.seatCount}
                tables={viewed}
                selected={table?.id}
                onSelect={open}
                way={way.shown}
              />
            )}
          </QueryView>
        </Card>
        <Card className="flex min-h-0 flex-col overflow-hidden lg:h-[calc(100dvh-13rem)]">
          <div className="border-b border-border p-3">
            <SearchField
              label="Search guests and tables"
              placeholder="Search guests or tables"
              value={query}
              onChange={(next) => {
                setQuery(next)
                if (next !== '') select(undefined)
              }}
            />
          </div>
          {table !== undefined ? (
            <TablePanel
              key={table.id}
              event={event}
              table={table}
              mayEdit={mayEdit}
              way={way}
              isWayShown={isWayShown}
              onShowWay={showWay}
              onClose={() => {
                select(undefined)
              }}
            />
          ) : (
            <QueryView
              query={tables}
              failed="The tables could not be loaded"
              empty={<NoTables eventId={event.id} mayEdit={mayEdit} />}
            >
              {() => <TableList tables={viewed} found={found} onSelect={open} />}
            </QueryView>
          )}
        </Card>
      </div>
    </>
  )
}

function NoTables({ eventId, mayEdit }: { eventId: string; mayEdit: boolean }) {
  return (
    <EmptyState
      title="No tables yet"
      text="Tables and their guests are listed here once the plan has some."
      action={
        mayEdit && (
          <Link
            to={ofEvent(paths.floorPlanner, eventId)}
            className={buttonStyles({ variant: 'primary' })}
          >
            Open the floor planner
          </Link>
        )
      }
    />
  )
}

/** The selected table is in the address, so that a link opens it. */
function useSelectedTable(): [string | undefined, (id: string | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const select = (id: string | undefined) => {
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        if (id === undefined) next.delete('table')
        else next.set('table', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [params.get('table') ?? undefined, select]
}
