/* What is special about one chair: whether it can be given away, its look, and whether it is for a wheelchair. */
import type { ElementSeat } from '@/plan/types'
import { Checkbox } from '@/ui/Checkbox'
import { useDesigner } from '@/canvas/context'
import { ChoiceField } from '@/canvas/fields/ChoiceField'
import { chairTypes, USUAL } from '@/features/designer/chairs/chair-types'
import { STATUSES } from '@/features/designer/chairs/seat-status'
import { setSeats } from '@/features/designer/chairs/set-seat'

export function ChairFields({ seat }: { readonly seat: ElementSeat }) {
  const designer = useDesigner()
  return (
    <div
      role="group"
      aria-label={`Seat ${seat.label}`}
      className="mb-2 flex flex-col gap-2 rounded-control bg-surface-2 p-3"
    >
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label="Status"
          value={{ kind: 'same', value: seat.seatStatus ?? 'available' }}
          options={STATUSES}
          onCommit={(seatStatus) => {
            setSeats(designer, [seat.id], { seatStatus })
          }}
        />
        <ChoiceField
          label="Chair style"
          value={{ kind: 'same', value: seat.chairStyle ?? USUAL.value }}
          options={chairTypes(designer.module)}
          onCommit={(style) => {
            setSeats(designer, [seat.id], { chairStyle: style === USUAL.value ? null : style })
          }}
        />
      </div>
      <Checkbox
        label="Wheelchair accessible"
        checked={seat.isHandicapAccessible === true}
        onChange={(isHandicapAccessible) => {
          setSeats(designer, [seat.id], { isHandicapAccessible })
        }}
      />
    </div>
  )
}
