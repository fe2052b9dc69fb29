/* One measured line over the plan, with its ticks and its length. */
import { LABEL_FONT_SIZE, LABEL_HEIGHT, labelWidth, lineShape } from '@/canvas/painting/line-shape'
import { useView } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import type { Ends } from '@/canvas/shapes/lines'
import { lengthBetween } from '@/canvas/shapes/straight'
import { formatLength } from '@/canvas/text/units'

/** Average width of a character of the label in screen pixels; an SVG cannot ask before it is drawn. */
const LETTER = 6.3

export function MeasuredLine({
  ends,
  chosen = false,
}: {
  readonly ends: Ends
  readonly chosen?: boolean
}) {
  const camera = useView((state) => state.camera)
  usePrefs((prefs) => prefs.units)
  const words = formatLength(lengthBetween(ends.from, ends.to))
  const { from, to, ticks, label } = lineShape(ends, camera, words.length * LETTER)
  const width = labelWidth(words.length * LETTER)
  const stroke = chosen ? 'stroke-accent' : 'stroke-guide'
  return (
    <g className={stroke} strokeWidth={chosen ? 2.5 : 1.5}>
      {[{ from, to }, ...ticks].map((part, index) => (
        <line key={index} x1={part.from.x} y1={part.from.y} x2={part.to.x} y2={part.to.y} />
      ))}
      {chosen &&
        [from, to].map((end, index) => (
          <circle
            key={index}
            cx={end.x}
            cy={end.y}
            r={4.5}
            className="fill-surface"
            strokeWidth={2}
          />
        ))}
      <rect
        x={label.x - width / 2}
        y={label.y - LABEL_HEIGHT / 2}
        width={width}
        height={LABEL_HEIGHT}
        rx={LABEL_HEIGHT / 2}
        className={chosen ? 'fill-accent' : 'fill-plan-floor'}
        strokeWidth={1}
      />
      <text
        x={label.x}
        y={label.y + 0.5}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={LABEL_FONT_SIZE}
        fontWeight={600}
        strokeWidth={0}
        className={chosen ? 'fill-on-accent' : 'fill-guide'}
      >
        {words}
      </text>
    </g>
  )
}
