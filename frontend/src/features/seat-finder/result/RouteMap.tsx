/* The real plan with the guest's table and seat, and the footprints that lead there. */
import { useMemo } from 'react'
import type { SeatRoute, ShownRoute } from '@/api/seat-routes'
import { footprintsOf, placeAt, type Footprint } from '@/features/seat-finder/result/footprints'
import type { ResultTexts } from '@/features/seat-finder/result/texts'
import { MapDrawing } from '@/plan/viewer/MapDrawing'
import { PlanViewport } from '@/plan/viewer/PlanViewport'

type Props = {
  answer: SeatRoute
  texts: ResultTexts
  label: string
  /** What the pin of the seat shows; empty for a guest with a table only. */
  seatLabel: string
  showsPath?: boolean
  /** Metres walked; undefined while nobody walks. */
  at?: number | undefined
  /** Leaves scrolling to the page around it. */
  inPage?: boolean
  /** Begins with the whole venue in view instead of the way. */
  showsAll?: boolean
  className: string
}

/** Metres around what is shown at first. */
const margin = 2.2

/** Renders the map. */
export function RouteMap(props: Props) {
  const { answer, texts, label, at, inPage = false, showsAll = false, className } = props
  const { svg, width, height } = answer.map
  const focus = useMemo(
    () => (at !== undefined || showsAll ? undefined : boxOf(answer)),
    [answer, at, showsAll],
  )
  return (
    <PlanViewport
      label={label}
      width={width}
      height={height}
      padding={12}
      focus={at === undefined ? focus : boxAround(answer.route, at)}
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
  const place = seat ?? table
  return (
    <g aria-hidden className="pointer-events-none">
      {showsPath && route != null && <Way route={route} at={at} pixel={pixel} texts={texts} />}
      <circle
        cx={table.x}
        cy={table.y}
        r={Math.max(0.9, 14 * pixel)}
        fill="none"
        stroke="var(--event-line)"
        strokeWidth={Math.max(0.12, 3 * pixel)}
      />
      {seatLabel !== '' && <Pin x={place.x} y={place.y} text={seatLabel} pixel={pixel} isFilled />}
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

type PinProps = { x: number; y: number; text: string; pixel: number; isFilled?: boolean }

function Pin({ x, y, text, pixel, isFilled = false }: PinProps) {
  const radius = 10 * pixel
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <circle
        r={isFilled ? radius * 1.15 : radius}
        fill={isFilled ? 'var(--event-fill)' : 'var(--surface)'}
        stroke={isFilled ? 'var(--surface)' : 'var(--event-line)'}
        strokeWidth={2 * pixel}
      />
      <text
        fontSize={(text.length > 2 ? 9 : 12) * pixel}
        fontWeight={700}
        textAnchor="middle"
        dy="0.35em"
        fill={isFilled ? 'var(--event-on-fill)' : 'var(--event-ink)'}
      >
        {text}
      </text>
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

/** The way with the table, or the table with what is around it. */
function boxOf({ route, table, seat }: SeatRoute) {
  const target = seat ?? table
  const points = [
    ...(route?.path ?? []),
    [target.x, target.y] as const,
    [table.x, table.y] as const,
  ]
  const around = route == null ? 5 : margin
  return boundsOf(points, around)
}

/** What a walker sees: some metres around. */
function boxAround(route: ShownRoute | null | undefined, at: number) {
  if (route == null) return undefined
  const { x, y } = placeAt(route.path, at)
  return { x: x - 6, y: y - 6, width: 12, height: 12 }
}

function boundsOf(points: readonly (readonly number[])[], around: number) {
  const xs = points.map(([x = 0]) => x)
  const ys = points.map(([, y = 0]) => y)
  const [left, top] = [Math.min(...xs) - around, Math.min(...ys) - around]
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + around - left,
    // The buttons of the zoom are over the lower edge.
    height: (Math.max(...ys) + around - top) * 1.15,
  }
}
