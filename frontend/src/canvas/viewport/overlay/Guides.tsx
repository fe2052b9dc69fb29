/* Snap guides: at most two lines that show what the moved object is in line with, and the gaps that have become equal. */
import type { Guide } from '@/plan/types'
import { useView } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { toScreen, type Camera } from '@/plan/camera/camera'
import { formatLength } from '@/canvas/text/units'

const MOST_LINES = 2
/** Two on each axis: the new gap and the one that it is equal to. */
const MOST_GAPS = 4
/** Screen pixels of the strokes at the ends of a gap. */
const END = 4

export function Guides({ guides }: { readonly guides: readonly Guide[] }) {
  const camera = useView((state) => state.camera)
  const wanted = usePrefs((prefs) => prefs.guides)
  usePrefs((prefs) => prefs.units)
  if (!wanted) return null
  const lines = guides.filter((guide) => guide.kind !== 'gap').slice(0, MOST_LINES)
  const gaps = guides.filter((guide) => guide.kind === 'gap').slice(0, MOST_GAPS)
  return (
    <g className="stroke-guide" strokeWidth={1}>
      {lines.map((guide) => (
        <path key={keyOf(guide)} d={lineOf(guide, camera)} />
      ))}
      {gaps.map((guide) => (
        <Gap key={keyOf(guide)} guide={guide} camera={camera} />
      ))}
    </g>
  )
}

function Gap({ guide, camera }: { readonly guide: Guide; readonly camera: Camera }) {
  const { gap, at } = guide
  return (
    <>
      <path d={lineOf(guide, camera) + ends(guide, camera)} />
      {gap !== undefined && at !== undefined && (
        <Length text={formatLength(gap)} at={toScreen(camera, at)} />
      )}
    </>
  )
}

/** Screen pixels per letter and the height of the sign. */
const LETTER = 6.6
const HEIGHT = 16

function Length({
  text,
  at,
}: {
  readonly text: string
  readonly at: { readonly x: number; readonly y: number }
}) {
  const width = text.length * LETTER + 10
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`} stroke="none">
      <rect
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={HEIGHT / 2}
        className="fill-guide"
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-bg text-xs font-medium tabular-nums"
      >
        {text}
      </text>
    </g>
  )
}

function keyOf({ axis, position, from, kind }: Guide): string {
  return `${kind} ${axis} ${String(position)} ${String(from)}`
}

/** An `x` guide is upright, a `y` guide lies; one along a wall that runs askew leans. */
function lineOf({ axis, position, from, to, lean = 0 }: Guide, camera: Camera): string {
  const across = position + lean
  const start = axis === 'x' ? { x: position, y: from } : { x: from, y: position }
  const end = axis === 'x' ? { x: across, y: to } : { x: to, y: across }
  return `M${point(camera, start)}L${point(camera, end)}`
}

function ends({ axis, position, from, to }: Guide, camera: Camera): string {
  return [from, to]
    .map((value) => {
      const at = axis === 'x' ? { x: position, y: value } : { x: value, y: position }
      const screen = toScreen(camera, at)
      return axis === 'x'
        ? `M${(screen.x - END).toFixed(1)} ${screen.y.toFixed(1)}h${String(2 * END)}`
        : `M${screen.x.toFixed(1)} ${(screen.y - END).toFixed(1)}v${String(2 * END)}`
    })
    .join('')
}

function point(camera: Camera, at: { readonly x: number; readonly y: number }): string {
  const { x, y } = toScreen(camera, at)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
