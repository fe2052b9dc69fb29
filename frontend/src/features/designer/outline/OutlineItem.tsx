/* One object of the outline, with its chairs below when it is open. Renders again only when it changes. */
import { ChevronDown, ChevronRight, Lock } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'

import type { ElementView } from '@/plan/types'
import { cn } from '@/ui/class-names'
import { detailText, outlineText, seatText } from '@/canvas/text/describe'
import { useDesigner } from '@/canvas/context'
import type { Seating } from '@/guests/seating'
import { focusElement } from '@/canvas/actions/walk'
import { focusSeat, select } from '@/canvas/store/selection'
import { outlineItemId, seatsId } from '@/canvas/focus/outline-ids'

interface Props {
  readonly element: ElementView
  readonly seating: Seating
  readonly position: number
  readonly count: number
  readonly selected: boolean
  readonly current: boolean
  readonly seat: string | undefined
  readonly expanded: boolean
  /** What is wrong with it, in words. */
  readonly problems: string
  readonly onToggle: (id: string, open: boolean) => void
  /** CSS pixels from the top in a list that holds only some items; undefined in the normal flow. */
  readonly start?: number
  readonly measure?: (item: HTMLLIElement | null) => void
}

export const OutlineItem = memo(
  Item,
  (a, b) =>
    a.element === b.element &&
    a.position === b.position &&
    a.count === b.count &&
    a.selected === b.selected &&
    a.current === b.current &&
    a.seat === b.seat &&
    a.expanded === b.expanded &&
    a.problems === b.problems &&
    a.start === b.start &&
    a.seating === b.seating,
)

function Item(props: Props) {
  const { element, seating, selected, current, expanded, onToggle, start, measure } = props
  const designer = useDesigner()
  const row = useRef<HTMLLIElement>(null)
  const hasSeats = element.seats.length > 0
  const Arrow = expanded ? ChevronDown : ChevronRight

  useEffect(() => {
    if (start !== undefined) measure?.(row.current)
  }, [start, expanded, measure])
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' })
  }, [current])

  return (
    <li
      ref={row}
      role="none"
      data-index={props.position - 1}
      className={start === undefined ? undefined : 'absolute inset-x-2'}
      style={start === undefined ? undefined : { transform: `translateY(${String(start)}px)` }}
    >
      {/* Keys belong to the tree, which points at the current item. The chairs are beside the item, so that its name is
          all the text in it. */}
      {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- aria-description is global in ARIA 1.3 */}
      <div
        id={outlineItemId(element.id)}
        role="treeitem"
        tabIndex={-1}
        aria-level={1}
        aria-posinset={props.position}
        aria-setsize={props.count}
        aria-selected={selected}
        aria-expanded={hasSeats ? expanded : undefined}
        aria-owns={expanded && hasSeats ? seatsId(element.id) : undefined}
        aria-label={outlineText(element, seating)}
        aria-description={detailText(element, props.problems)}
        className={cn(
          'flex min-h-8 items-center gap-1 rounded-control pr-2 text-sm pointer-coarse:min-h-11',
          selected ? 'bg-accent-soft' : 'hover:bg-surface-2',
          current && 'outline-2 -outline-offset-2 outline-accent',
        )}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={cn(
            'grid size-6 shrink-0 place-items-center text-muted',
            !hasSeats && 'invisible',
          )}
          onClick={() => {
            onToggle(element.id, !expanded)
          }}
        >
          <Arrow className="size-4" strokeWidth={1.75} />
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className="min-w-0 flex-1 truncate py-1 text-left"
          onClick={(event) => {
            if (event.shiftKey || event.ctrlKey || event.metaKey) {
              const { ids } = designer.selection.getState()
              const rest = ids.filter((id) => id !== element.id)
              select(designer.selection, selected ? rest : [...ids, element.id])
            } else {
              focusElement(designer, element.id)
            }
          }}
        >
          {outlineText(element, seating)}
        </button>
        {element.locked && <Lock aria-hidden className="size-3.5 text-muted" strokeWidth={1.75} />}
      </div>
      {expanded && hasSeats && <Seats {...props} />}
    </li>
  )
}

function Seats({ element, seating, seat: open }: Props) {
  const designer = useDesigner()
  return (
    <ul id={seatsId(element.id)} role="group" className="ml-7 border-l border-border pl-2">
      {element.seats.map((seat, index) => (
        // eslint-disable-next-line jsx-a11y/role-supports-aria-props -- aria-description is global in ARIA 1.3
        <li
          key={seat.id}
          id={outlineItemId(seat.id)}
          role="treeitem"
          aria-level={2}
          aria-posinset={index + 1}
          aria-setsize={element.seats.length}
          aria-selected={seat.id === open}
          aria-label={seatText(seat, seating)}
          aria-description={needsOf(seat.id, seating)}
        >
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className={cn(
              'min-h-7 w-full truncate rounded-control px-2 text-left text-sm pointer-coarse:min-h-11',
              seat.id === open ? 'bg-accent-soft' : 'hover:bg-surface-2',
              !seating.bySeat.has(seat.id) && 'text-muted',
            )}
            onClick={() => {
              focusSeat(designer.selection, element.id, seat.id)
            }}
          >
            {seatText(seat, seating)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function needsOf(seatId: string, seating: Seating): string | undefined {
  const guest = seating.bySeat.get(seatId)
  const needs = [guest?.meal ?? '', guest?.dietary ?? ''].filter((text) => text !== '')
  return needs.length === 0 ? undefined : needs.join(', ')
}
