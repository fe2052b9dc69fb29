/* Chairs and seats in Properties. */
import { takesChairs } from '@/canvas/edits/kinds'
import type { Fields, SelectionSection } from '@/canvas/capability'
import { ChairSection } from '@/features/designer/chairs/ChairSection'
import { SeatSection } from '@/features/designer/chairs/SeatSection'
import { SeatsSection } from '@/features/designer/chairs/SeatsSection'

type Pick = SelectionSection['concerned']

const withChairs: Pick = (selected) =>
  selected.filter((element) => takesChairs(element) || element.seats.length > 0)

const seatsOf = (selected: Parameters<Pick>[0]): number =>
  selected.reduce((sum, { seats }) => sum + seats.length, 0)

export const chairFields = {
  selection: [
    {
      title: 'Seating',
      name: 'seats',
      concerned: (selected) => selected.filter(takesChairs),
      Part: SeatSection,
    },
    {
      title: 'Chairs and numbers',
      name: 'look-of-chairs',
      isClosedAtFirst: true,
      concerned: withChairs,
      Part: ChairSection,
    },
    {
      title: 'Seats',
      name: 'chairs',
      isClosedAtFirst: true,
      concerned: (selected) => (seatsOf(selected) > 0 ? withChairs(selected) : []),
      count: seatsOf,
      Part: SeatsSection,
    },
  ],
} satisfies Partial<Fields>
