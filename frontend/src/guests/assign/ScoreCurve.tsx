/* How many wishes were kept as the search went on. */
import type { CurvePoint } from '@/guests/assign/use-seat-search'

const WIDTH = 280
const HEIGHT = 64

type Props = {
  curve: readonly CurvePoint[]
  /** Milliseconds from left to right. */
  time: number
  /** Percent at the end; the latest of the curve while it runs. */
  kept?: number
}

export function ScoreCurve({ curve, time, kept: atEnd }: Props) {
  const last = curve.at(-1) ?? (atEnd === undefined ? undefined : { at: 0, kept: atEnd })
  if (last === undefined) return null
  const isRunning = atEnd === undefined
  const low = Math.max(0, Math.min(...curve.map(({ kept }) => kept)) - 5)
  const x = (at: number): number => Math.min(1, at / time) * WIDTH
  const y = (kept: number): number =>
    HEIGHT - ((kept - low) / Math.max(1, 100 - low)) * (HEIGHT - 4) - 2
  const end = isRunning ? x(last.at) : WIDTH
  const points = [...(curve.length === 0 ? [last] : curve)]
  if (atEnd !== undefined) points.push({ at: time, kept: atEnd })
  const steps = points.map(({ at, kept }, index) =>
    index === 0 ? `M0,${String(y(kept))}` : `H${String(x(at))}V${String(y(kept))}`,
  )
  return (
    <figure className="flex items-end gap-3">
      <p className="shrink-0">
        <span className="block text-2xl font-semibold tabular-nums">{atEnd ?? last.kept} %</span>
        <span className="block text-xs text-muted">of the wishes kept</span>
      </p>
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        className="h-16 min-w-0 flex-1"
        aria-hidden
      >
        <path
          d={`${steps.join('')}H${String(end)}`}
          className="fill-none stroke-accent"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </figure>
  )
}
