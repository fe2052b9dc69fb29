/* Choosing who sits on a chair: type to search, arrows to choose, Enter to seat. Unseated guests come first. */
import { useEffect, useMemo, useRef, useState } from 'react'

import { GuestRow } from '@/guests/GuestRow'
import { countNoun } from '@/lib/words'
import { ComboboxPanel } from '@/ui/combobox/ComboboxPanel'
import { seatWords } from '@/canvas/text/describe'
import { useDesigner, usePlanState, useSeating, useView } from '@/canvas/context'
import { tableOfSeat } from '@/canvas/seats/seating'
import { useLockedTables } from '@/features/seating/use-seat-advisor'
import type { Guest } from '@/api/schema'
import { fullName } from '@/guests/names'
import { searchGuests } from '@/guests/search'
import { isNotComing, isSeated } from '@/guests/seating'
import type { OpenSeat } from '@/canvas/viewport/overlay/use-open-seat'
import { isPickingGuest } from '@/canvas/store/layer'

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
  const locked = useLockedTables()
  const guests = useMemo(
    () =>
      everyone.filter(
        (guest) => !isNotComing(guest) && !locked.has(tableOfSeat(guest.seat?.id ?? '')),
      ),
    [everyone, locked],
  )
  const elements = usePlanState((state) => state.elements)
  const picking = useView(isPickingGuest)
  const { seats } = useDesigner()
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const found = useMemo(
    () =>
      unseatedFirst(searchGuests(guests, query).filter(({ id }) => id !== swapFor)).slice(0, SHOWN),
    [guests, query, swapFor],
  )

  useEffect(() => {
    if (picking || swapFor !== undefined) input.current?.focus()
  }, [picking, swapFor])

  const choose = (guest: Guest): void => {
    const change = swapFor === undefined ? 'assign' : 'swap'
    void seats[change](guest.id, open.seat.id).then((done) => {
      if (done) onDone()
    })
  }
  const items = found.map((guest) => ({
    id: guest.id,
    label: fullName(guest),
    content: (
      <GuestRow
        guest={guest}
        place={guest.seat == null ? undefined : seatWords(elements, guest.seat.id)}
      />
    ),
    onChoose: () => {
      choose(guest)
    },
  }))
  const none = guests.length === 0 ? 'No guests found' : noneFound(everyone, query)
  return (
    <ComboboxPanel
      className="p-2"
      inset
      inputRef={input}
      label={swapFor === undefined ? 'Find a guest for this chair' : 'Swap with'}
      placeholder={swapFor === undefined ? 'Seat a guest here…' : 'Swap with…'}
      query={query}
      onQuery={setQuery}
      groups={[{ items }]}
      status={query.trim() === '' ? '' : countNoun(found.length, 'guest')}
      empty={<p className="px-2 py-4 text-center text-sm text-muted">{none}</p>}
      onEscape={onCancel}
    />
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
