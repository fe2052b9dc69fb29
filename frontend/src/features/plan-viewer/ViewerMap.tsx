/* The drawing of the viewer, with the selected table marked and a legend. */
import { memo, useMemo } from 'react'
import type { ViewedTable } from '@/features/plan-viewer/viewed-tables'
import { countNoun } from '@/lib/words'
import { usePicture, type Picture } from '@/plan/picture'
import { PlanPicture } from '@/plan/PlanPicture'
import type { ElementView, Point } from '@/plan/types'
import { PlanViewport } from '@/plan/viewer/PlanViewport'

/** Corners of a way in plan units. */
export type RoutePoints = readonly Point[]

type Props = {
  plan: unknown
  label: string
  assigned: ReadonlySet<string>
  seatCount: number
  tables: readonly ViewedTable[]
  selected: string | undefined
  onSelect: (tableId: string) => void
  way: RoutePoints | undefined
}

/** Plan units around a selected table. */
const surroundings = 160

/** Renders the drawing; the list of tables beside it does the same by keyboard. */
export function ViewerMap(props: Props) {
  const { plan, label, assigned, seatCount, tables, selected, onSelect, way } = props
  const picture = usePicture(plan)
  const { bounds, elements } = picture
  const table = elements.find(({ id }) => id === selected)
  const focus = useMemo(
    () => (table === undefined ? undefined : around(table, way, bounds)),
    [table, way, bounds],
  )
  return (
    <div className="flex h-full flex-col">
      <PlanViewport
        label={label}
        width={bounds.width}
        height={bounds.height}
        focus={focus}
        className="min-h-0 w-full flex-1"
      >
        {(scale) => (
          <g transform={`translate(${String(-bounds.x)} ${String(-bounds.y)})`}>
            <PlanPicture picture={picture} assignedSeats={assigned} />
            <Targets picture={picture} tables={tables} onSelect={onSelect} />
            {table !== undefined && <Selection table={table} scale={scale} />}
            {way !== undefined && <WayLine way={way} scale={scale} />}
          </g>
        )}
      </PlanViewport>
      <Legend free={Math.max(0, seatCount - assigned.size)} taken={assigned.size} />
    </div>
  )
}

type TargetsProps = Pick<Props, 'tables' | 'onSelect'> & { picture: Picture }

/** What a click on a table meets: its place with the chairs around it. The list beside the plan has buttons for the same. */
const Targets = memo(function Targets({ picture, tables, onSelect }: TargetsProps) {
  const known = new Map(tables.map((table) => [table.id, table]))
  return (
    <>
      {picture.elements.map((element) => {
        const table = known.get(element.id)
        if (table === undefined) return null
        const { id, x, y, width, height, rotation } = element
        return (
          <rect
            key={id}
            x={x - reach}
            y={y - reach}
            width={width + 2 * reach}
            height={height + 2 * reach}
            transform={`rotate(${String(rotation)} ${String(x + width / 2)} ${String(y + height / 2)})`}
            fill="transparent"
            className="cursor-pointer"
            onClick={() => {
              onSelect(id)
            }}
          >
            <title>{`${table.name}: ${String(table.assigned)} of ${countNoun(table.capacity, 'seat')} taken`}</title>
          </rect>
        )
      })}
    </>
  )
})

/** Plan units from the edge of a table to the backs of its chairs. */
const reach = 40

function Selection({ table, scale }: { table: ElementView; scale: number }) {
  const { x, y, width, height, rotation } = table
  const isRound = Math.abs(width - height) < 1
  return (
    <rect
      x={x - reach}
      y={y - reach}
      width={width + 2 * reach}
      height={height + 2 * reach}
      rx={isRound ? (width + 2 * reach) / 2 : reach / 2}
      transform={`rotate(${String(rotation)} ${String(x + width / 2)} ${String(y + height / 2)})`}
      fill="none"
      stroke="var(--accent)"
      strokeWidth={2.5 / scale}
      strokeDasharray={`${String(7 / scale)} ${String(5 / scale)}`}
      className="pointer-events-none"
    />
  )
}

function WayLine({ way, scale }: { way: RoutePoints; scale: number }) {
  const [start] = way
  const points = way.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')
  const line = { points, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <g aria-hidden className="pointer-events-none">
      <polyline {...line} stroke="var(--surface)" strokeWidth={7 / scale} />
      <polyline
        {...line}
        stroke="var(--event-line)"
        strokeWidth={4 / scale}
        strokeDasharray={`0 ${String(9 / scale)}`}
      />
      {start !== undefined && (
        <circle
          cx={start.x}
          cy={start.y}
          r={7 / scale}
          fill="var(--info)"
          stroke="var(--surface)"
          strokeWidth={2.5 / scale}
        />
      )}
    </g>
  )
}

function Legend({ free, taken }: { free: number; taken: number }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 border-t border-border bg-surface px-4 py-2 text-sm">
      <li className="flex items-center gap-2">
        <span
          aria-hidden
          className="size-3.5 rounded-sm border border-chair-free-stroke bg-chair-free"
        />
        Available seats <b className="tabular-nums">{free}</b>
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-3.5 rounded-sm bg-chair-assigned" />
        Assigned seats <b className="tabular-nums">{taken}</b>
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-3.5 rounded-full border-2 border-dashed border-accent" />
        Selected table
      </li>
    </ul>
  )
}

/** The table, with the way to it while that is shown. */
function around(table: ElementView, way: RoutePoints | undefined, bounds: Point) {
  const xs = [table.x, table.x + table.width, ...(way ?? []).map(({ x }) => x)]
  const ys = [table.y, table.y + table.height, ...(way ?? []).map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    x: left - bounds.x - surroundings,
    y: top - bounds.y - surroundings,
    width: Math.max(...xs) - left + 2 * surroundings,
    height: Math.max(...ys) - top + 2 * surroundings,
  }
}
