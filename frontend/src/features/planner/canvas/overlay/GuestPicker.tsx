/* Choosing who sits on a chair: type to search, arrows to choose, Enter to seat. Unseated guests come first. */
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { GuestRow } from '@/guests/GuestRow'
import { Input } from '@/ui/Input'
import { seatWords } from '@/features/planner/describe'
import { useDesigner, usePlanState, useSeating, useView } from '@/features/planner/designer/context'
import type { Guest } from '@/api/schema'
import { fullName } from '@/guests/names'
import { searchGuests } from '@/guests/search'
import { isNotComing, isSeated } from '@/guests/seating'
import type { OpenSeat } from '@/features/planner/canvas/overlay/use-open-seat'

const SHOWN = 50

interface Props {
  readonly open: OpenSeat
  /** The guest who sits there and changes places with the one who is chosen. */
  readonly swapFor?: string | undefined
  readonly onDone: () => void
  readonly onCancel: () => void
}

export function GuestPicker({ open, swapFor, onDone, onCancel }: Props) {
  const everyone = useSeating((state) => state.guests)
  const guests = useMemo(() => everyone.filter((guest) => !isNotComing(guest)), [everyone])
  const elements = usePlanState((state) => state.elements)
  const picking = useView((state) => state.picking)
  const { seats } = useDesigner()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const options = useRef<HTMLUListElement>(null)
  const found = useMemo(
    () =>
      unseatedFirst(searchGuests(guests, query).filter(({ id }) => id !== swapFor)).slice(0, SHOWN),
    [guests, query, swapFor],
  )
  const current = found[Math.min(at, found.length - 1)]

  useEffect(() => {
    if (picking || swapFor !== undefined) input.current?.focus()
  }, [picking, swapFor])

  const choose = (guest: Guest): void => {
    const change = swapFor === undefined ? 'assign' : 'swap'
    void seats[change](guest.id, open.seat.id).then((done) => {
      if (done) onDone()
    })
  }
  useEffect(() => {
    options.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  const onKeyDown = (event: KeyboardEvent): void => {
    // While characters are composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Enter' && current !== undefined) choose(current)
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="p-2">
      <Input
        ref={input}
        role="combobox"
        aria-label={swapFor === undefined ? 'Find a guest for this chair' : 'Swap with'}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={current === undefined ? undefined : `${list}-${current.id}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={swapFor === undefined ? 'Seat a guest here…' : 'Swap with…'}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 ? (
        <p className="px-2 py-4 text-center text-sm text-muted">
          {guests.length === 0 ? 'No guests found' : noneFound(everyone, query)}
        </p>
      ) : (
        <ul
          ref={options}
          id={list}
          role="listbox"
          aria-label="Guests"
          className="mt-1 max-h-56 overflow-y-auto"
        >
          {found.map((guest) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the search has the focus and the keys
            <li
              key={guest.id}
              id={`${list}-${guest.id}`}
              role="option"
              aria-selected={guest === current}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 text-sm aria-selected:bg-accent-soft"
              // The search keeps the focus.
              onMouseDown={(event) => {
                event.preventDefault()
              }}
              onClick={() => {
                choose(guest)
              }}
            >
              <GuestRow
                guest={guest}
                place={guest.seat == null ? undefined : seatWords(elements, guest.seat.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A guest who has declined is known, but cannot be seated. */
function noneFound(guests: readonly Guest[], query: string): string {
  const [declined, ...others] = searchGuests(guests.filter(isNotComing), query)
  return declined !== undefined && others.length === 0
    ? `${fullName(declined)} is not coming.`
    : `No guest matches “${query.trim()}”.`
}

function unseatedFirst(guests: readonly Guest[]): Guest[] {
  return [...guests.filter((guest) => !isSeated(guest)), ...guests.filter(isSeated)]
}
