/* One table of the sample plan that can be chosen, with the initials of its guests when one looks closely. */
import { memo } from 'react'
import { DrawnObject } from '@/features/landing/live-plan/DrawnPlan'
import { guestsAt, takenText } from '@/features/landing/live-plan/seating'
import { initials } from '@/lib/initials'
import { cssColour } from '@/plan/colours'
import type { DrawnThing } from '@/plan/drawing'

const ringGap = 46

interface Props {
  readonly table: DrawnThing
  readonly taken: ReadonlySet<string>
  readonly isChosen: boolean
  readonly showInitials: boolean
  readonly onChoose: (id: string) => void
  readonly keep: (id: string, element: SVGGElement | null) => void
}

/** Draws the table as a radio button of its plan. */
export const TableMark = memo(function TableMark({
  table,
  taken,
  isChosen,
  showInitials,
  onChoose,
  keep,
}: Props) {
  const { id, x, y, width, height } = table
  return (
    <g
      ref={(element) => keep(id, element)}
      role="radio"
      aria-checked={isChosen}
      aria-label={`${table.label}, ${takenText(table)}`}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onChoose(id)}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return
        event.preventDefault()
        onChoose(id)
      }}
      className="group cursor-pointer outline-none"
    >
      <rect
        x={x - ringGap}
        y={y - ringGap}
        width={width + 2 * ringGap}
        height={height + 2 * ringGap}
        rx={table.kind === 'round' ? width / 2 + ringGap : 24}
        strokeWidth={isChosen ? 5 : 3}
        className={
          isChosen
            ? 'fill-accent-soft stroke-accent group-focus-visible:stroke-[9px]'
            : 'fill-transparent stroke-transparent group-hover:stroke-border-strong'
        }
      />
      <DrawnObject thing={table} taken={taken} />
      {showInitials && <Initials table={table} />}
    </g>
  )
})

function Initials({ table }: { readonly table: DrawnThing }) {
  const chairs = table.primitives.flatMap((primitive) =>
    primitive.shape === 'rect' && primitive.role === 'chair' ? [primitive] : [],
  )
  return guestsAt(table).map(({ seatId, name }) => {
    const chair = chairs.find(({ seat }) => seat === seatId)
    if (name === undefined || chair === undefined) return null
    return (
      <text
        key={seatId}
        x={chair.x + chair.width / 2}
        y={chair.y + chair.height / 2}
        fontSize={12}
        fontWeight={600}
        textAnchor="middle"
        dominantBaseline="central"
        fill={cssColour('chair-assigned-ink')}
        className="pointer-events-none"
      >
        {initials(name)}
      </text>
    )
  })
}
