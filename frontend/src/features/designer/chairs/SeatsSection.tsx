/* The seats of the selection: one status for all, and each of them when one object is selected. */
import type { ElementView } from '@/plan/types'
import { useDesigner } from '@/canvas/context'
import { ChoiceField } from '@/canvas/fields/ChoiceField'
import { shared } from '@/canvas/fields/shared'
import { ChairList } from '@/features/designer/chairs/ChairList'
import { STATUSES } from '@/features/designer/chairs/seat-status'
import { setSeats } from '@/features/designer/chairs/set-seat'

export function SeatsSection({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  const seats = selected.flatMap((element) => element.seats)
  const [only, ...others] = selected
  return (
    <>
      {seats.length > 1 && (
        <ChoiceField
          label="Status of all seats"
          value={shared(seats, (seat) => seat.seatStatus ?? 'available')}
          options={STATUSES}
          onCommit={(seatStatus) => {
            setSeats(
              designer,
              seats.map((seat) => seat.id),
              { seatStatus },
            )
          }}
        />
      )}
      {only !== undefined && others.length === 0 && <ChairList element={only} />}
    </>
  )
}
