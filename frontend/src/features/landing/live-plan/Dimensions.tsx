/* The dimension lines of a drawing: how long the two walls are, as a draughtsman writes it. */

const unitsPerFoot = 24
const away = 40
const tick = 9

/** Draws one line above the room and one on its left. */
export function Dimensions({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <g aria-hidden className="fill-muted stroke-border-strong" fontSize="20" strokeWidth="1.5">
      <path
        fill="none"
        d={`M0 ${-away}H${width}M0 ${-away - tick}v${2 * tick}M${width} ${-away - tick}v${2 * tick}M${-away} 0V${height}M${-away - tick} 0h${2 * tick}M${-away - tick} ${height}h${2 * tick}`}
      />
      <g stroke="none" textAnchor="middle" dominantBaseline="central" className="tabular-nums">
        <Length text={`${width / unitsPerFoot} ft`} at={`translate(${width / 2} ${-away})`} />
        <Length
          text={`${height / unitsPerFoot} ft`}
          at={`translate(${-away} ${height / 2}) rotate(-90)`}
        />
      </g>
    </g>
  )
}

function Length({ text, at }: { readonly text: string; readonly at: string }) {
  return (
    <g transform={at}>
      <rect x="-40" y="-14" width="80" height="28" className="fill-plan-outside" />
      <text>{text}</text>
    </g>
  )
}
