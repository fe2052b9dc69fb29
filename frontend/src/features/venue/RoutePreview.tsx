/* The map of the venue with the way that a guest of a table would take. */
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Event } from '@/api/schema'
import type { PlanRoute } from '@/api/seat-route-types'
import { usePlanMap, usePlanRoute } from '@/api/seat-routes'
import { useTables } from '@/api/seating'
import { foundTableText } from '@/guests/places'
import { ofEvent, paths } from '@/lib/paths'
import { MapDrawing } from '@/plan/viewer/MapDrawing'
import { PlanViewport } from '@/plan/viewer/PlanViewport'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'

const blockedWords = {
  no_entrance: 'No active entrance is open to guests.',
  step: 'There is no step-free route to this table.',
  too_narrow: 'Every route to this table is too narrow.',
}

/** Renders the preview with the choice of the table. */
export function RoutePreview({ event }: { event: Event }) {
  const switchId = useId()
  const tables = useTables(event.id)
  const [chosen, setChosen] = useState('')
  const [stepFree, setStepFree] = useState(false)
  const table = chosen === '' ? tables.data?.[0]?.id : chosen
  const route = usePlanRoute(event.id, table === undefined ? undefined : { table }, {
    from: '',
    stepFree,
  })
  if (tables.data?.length === 0) return <NoTables eventId={event.id} />
  return (
    <Card className="flex min-h-0 flex-col overflow-hidden lg:sticky lg:top-20 lg:h-[calc(100dvh-13rem)] lg:self-start">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-border p-3">
        <label className="flex min-w-0 items-center gap-3 text-sm">
          <span className="shrink-0 font-medium">Way to</span>
          <Select
            value={table ?? ''}
            className="w-48 max-w-full"
            onChange={({ target }) => {
              setChosen(target.value)
            }}
          >
            {(tables.data ?? []).map(({ id, name, number }) => (
              <option key={id} value={id}>
                {foundTableText({ label: name, number: number ?? null })}
              </option>
            ))}
          </Select>
        </label>
        <span className="flex items-center gap-2 text-sm">
          <Switch id={switchId} checked={stepFree} onChange={setStepFree} />
          <label htmlFor={switchId}>Step-free</label>
        </span>
        <p role="status" className="text-sm text-muted">
          {route.data !== undefined && summaryOf(route.data)}
        </p>
      </div>
      <div className="h-[55dvh] min-h-72 bg-plan-outside lg:h-auto lg:flex-1">
        <QueryView
          query={route}
          failed="The map could not be loaded"
          skeleton={<Skeleton className="h-full" />}
        >
          {(data) => <RouteMap eventId={event.id} data={data} />}
        </QueryView>
      </div>
    </Card>
  )
}

function summaryOf({ route, blocked }: PlanRoute): string {
  if (route == null) return blockedWords[blocked ?? 'too_narrow']
  const { distance, minutes, steps, entranceName } = route
  return `From ${entranceName}: ${distance.toFixed(0)} m, ${minutes.toFixed(1)} min, ${String(steps)} steps`
}

type RouteMapProps = { eventId: string; data: PlanRoute }

function RouteMap({ eventId, data }: RouteMapProps) {
  const map = usePlanMap(eventId, data.map.version)
  return (
    <QueryView
      query={map}
      failed="The map could not be loaded"
      skeleton={<Skeleton className="h-full" />}
    >
      {(svg) => <RouteDrawing svg={svg} data={data} />}
    </QueryView>
  )
}

function RouteDrawing({ svg, data }: { svg: string; data: PlanRoute }) {
  const { map, entrances, route, table, seat } = data
  return (
    <PlanViewport
      label="Map of the venue"
      width={map.width}
      height={map.height}
      padding={48}
      inPage
    >
      {(scale) => (
        <>
          <MapDrawing svg={svg} />
          {route != null && (
            <polyline
              points={route.path.map((point) => point.join(',')).join(' ')}
              fill="none"
              stroke="var(--event-line)"
              strokeWidth={4 / scale}
              strokeDasharray={`0 ${String(9 / scale)}`}
              strokeLinecap="round"
            />
          )}
          <circle
            cx={(seat ?? table).x}
            cy={(seat ?? table).y}
            r={6 / scale}
            fill="var(--event-line)"
            stroke="var(--surface)"
            strokeWidth={2 / scale}
          />
          {entrances.map(({ id, name, x, y, usable }) => (
            <g key={id} transform={`translate(${String(x)} ${String(y)})`}>
              <circle
                r={7 / scale}
                fill={usable ? 'var(--info)' : 'var(--surface)'}
                stroke={usable ? 'var(--surface)' : 'var(--border-strong)'}
                strokeWidth={2.5 / scale}
              />
              <text
                y={-13 / scale}
                fontSize={12 / scale}
                fontWeight={600}
                textAnchor="middle"
                fill="var(--text)"
                stroke="var(--surface)"
                strokeWidth={3 / scale}
                strokeLinejoin="round"
                paintOrder="stroke"
              >
                {name}
              </text>
            </g>
          ))}
        </>
      )}
    </PlanViewport>
  )
}

function NoTables({ eventId }: { eventId: string }) {
  return (
    <Card>
      <EmptyState
        title="No tables yet"
        text="Draw the room with its tables to see the route from each entrance."
        action={
          <Link
            to={ofEvent(paths.floorPlanner, eventId)}
            className={buttonStyles({ variant: 'primary' })}
          >
            Open the floor planner
          </Link>
        }
      />
    </Card>
  )
}
