/* The real plan with the guest's table and seat, and the footprints that lead there. */
import { useMemo } from 'react'
import type { SeatRoute, ShownRoute } from '@/api/seat-route-types'
import { footprintsOf, placeAt, type Footprint } from '@/features/seat-finder/result/footprints'
import type { ResultTexts } from '@/features/seat-finder/result/texts'
import {
  awayFrom,
  boxOfTable,
  boxOfWalker,
  boxOfRoute,
} from '@/features/seat-finder/result/map-places'
import { maxZoom } from '@/plan/viewer/camera'
import { MapDrawing } from '@/plan/viewer/MapDrawing'
import { PlanViewport } from '@/plan/viewer/PlanViewport'

type Props = {
  answer: SeatRoute
  texts: ResultTexts
  label: string
  /** What the pin of the seat shows; empty for a guest with a table only. */
  seatLabel: string
  showsPath?: boolean
  /** Metres walked; undefined without a walk. */
  at?: number | undefined
  /** Leaves scrolling to the page around it. */
  inPage?: boolean
  /** Begins at the table instead of the way. */
  beginsAtTable?: boolean
  className: string
}

/** Metres that the closest zoom shows: a table with its chairs. */
const closestMetres = 6

/** Metres per pixel above which the pin alone does not lead the eye to the table. */
const smallPixel = 0.06

/** Renders the map. */
export function RouteMap(props: Props) {
  const { answer, texts, label, at, inPage = false, beginsAtTable = false, className } = props
  const { svg, width, height } = answer.map
  const start = beginsAtTable ? boxOfTable(answer) : boxOfRoute(answer)
  return (
    <PlanViewport
      label={label}
      width={width}
      height={height}
      padding={12}
      focus={at === undefined ? start : boxOfWalker(answer.route, at)}
      closest={Math.max(maxZoom, Math.max(width, height) / closestMetres)}
      inPage={inPage}
      // A walk has a Reset of its own.
      showsZoom={at === undefined}
      texts={texts.zoom}
      className={className}
    >
      {(scale) => (
        <>
          <MapDrawing svg={svg} />
          <Overlay {...props} pixel={1 / scale} />
        </>
      )}
    </PlanViewport>
  )
}

type OverlayProps = Props & {
  /** The size of a CSS pixel in metres. */
  pixel: number
}

function Overlay({ answer, texts, seatLabel, showsPath = true, at, pixel }: OverlayProps) {
  const { route, table, seat } = answer
  return (
    <g aria-hidden className="pointer-events-none">
      {showsPath && route != null && <Way route={route} at={at} pixel={pixel} texts={texts} />}
      {(pixel > smallPixel || seat == null) && (
        <circle
          cx={table.x}
          cy={table.y}
          r={Math.max(0.9, 14 * pixel)}
          fill="none"
          stroke="var(--event-line)"
          strokeWidth={Math.max(0.06, 3 * pixel)}
        />
      )}
      {seat != null && seatLabel !== '' && (
        <SeatPin seat={seat} table={table} text={seatLabel} pixel={pixel} />
      )}
      {route != null && at !== undefined && <Walker {...placeAt(route.path, at)} pixel={pixel} />}
    </g>
  )
}

type WayProps = { route: ShownRoute; at: number | undefined; pixel: number; texts: ResultTexts }

function Way({ route, at, pixel, texts }: WayProps) {
  const { path, waypoints } = route
  const prints = useMemo(() => footprintsOf(path), [path])
  const [startX, startY] = path[0] ?? []
  return (
    <>
      <polyline
        points={path.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="var(--event-line)"
        strokeOpacity={0.22}
        strokeWidth={Math.max(0.8, 12 * pixel)}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {prints.map((print) => (
        <Print
          key={print.at}
          print={print}
          isDone={at === undefined || print.at <= at}
          pixel={pixel}
        />
      ))}
      {at === undefined &&
        waypoints.map(({ kind, x, y }, index) =>
          kind === 'enter' || kind === 'arrive' ? null : (
            <Pin key={index} x={x} y={y} text={String(index + 1)} pixel={pixel} />
          ),
        )}
      {startX !== undefined && startY !== undefined && at === undefined && (
        <Start x={startX} y={startY} pixel={pixel} text={texts.start} />
      )}
    </>
  )
}

function Print({ print, isDone, pixel }: { print: Footprint; isDone: boolean; pixel: number }) {
  const length = Math.max(0.14, 2.6 * pixel)
  return (
    <ellipse
      rx={length}
      ry={length * 0.42}
      transform={`translate(${String(print.x)} ${String(print.y)}) rotate(${String(print.angle)})`}
      fill={isDone ? 'var(--event-line)' : 'var(--surface)'}
      stroke="var(--event-line)"
      strokeWidth={length * 0.18}
    />
  )
}

type PinProps = { x: number; y: number; text: string; pixel: number }

function Pin({ x, y, text, pixel }: PinProps) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <circle
        r={10 * pixel}
        fill="var(--surface)"
        stroke="var(--event-line)"
        strokeWidth={2 * pixel}
      />
      <PinText text={text} pixel={pixel} fill="var(--event-ink)" />
    </g>
  )
}

function PinText({ text, pixel, fill }: { text: string; pixel: number; fill: string }) {
  return (
    <text
      fontSize={(text.length > 2 ? 9 : 12) * pixel}
      fontWeight={700}
      textAnchor="middle"
      dy="0.35em"
      fill={fill}
    >
      {text}
    </text>
  )
}

type SeatPinProps = {
  seat: NonNullable<SeatRoute['seat']>
  table: SeatRoute['table']
  text: string
  pixel: number
}

/** A pin whose point is on the seat and whose head is beyond it, so that the table stays in view. */
function SeatPin({ seat, table, text, pixel }: SeatPinProps) {
  const { x, y } = awayFrom(table, seat)
  const [headX, headY] = [26 * pixel * x, 26 * pixel * y]
  const [across, down] = [7 * pixel * y, 7 * pixel * x]
  const radius = 11.5 * pixel
  const point = `M0 0L${headX - across} ${headY + down}L${headX + across} ${headY - down}Z`
  const half = `a${radius} ${radius} 0 1 0`
  const circle = `M${headX - radius} ${headY}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`
  return (
    <g transform={`translate(${seat.x} ${seat.y})`}>
      <path
        d={point + circle}
        fill="var(--event-fill)"
        stroke="var(--surface)"
        strokeWidth={4 * pixel}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <g transform={`translate(${headX} ${headY})`}>
        <PinText text={text} pixel={pixel} fill="var(--event-on-fill)" />
      </g>
    </g>
  )
}

function Start({ x, y, text, pixel }: PinProps) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <circle r={13 * pixel} fill="var(--info)" fillOpacity={0.2} />
      <circle r={7 * pixel} fill="var(--info)" stroke="var(--surface)" strokeWidth={2.5 * pixel} />
      <text
        y={-18 * pixel}
        fontSize={13 * pixel}
        fontWeight={600}
        textAnchor="middle"
        fill="var(--info)"
        stroke="var(--surface)"
        strokeWidth={3.5 * pixel}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {text}
      </text>
    </g>
  )
}

function Walker({ x, y, angle, pixel }: { x: number; y: number; angle: number; pixel: number }) {
  const arrow = `M${String(6 * pixel)} 0L${String(-4 * pixel)} ${String(4.5 * pixel)}L${String(-2 * pixel)} 0L${String(-4 * pixel)} ${String(-4.5 * pixel)}Z`
  return (
    <g transform={`translate(${String(x)} ${String(y)}) rotate(${String(angle)})`}>
      <circle r={17 * pixel} fill="var(--info)" fillOpacity={0.2} />
      <circle r={11 * pixel} fill="var(--info)" stroke="var(--surface)" strokeWidth={2.5 * pixel} />
      <path d={arrow} fill="var(--surface)" />
    </g>
  )
}
