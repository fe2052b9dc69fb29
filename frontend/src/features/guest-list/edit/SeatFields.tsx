/* Table and seat of a guest. Choosing a table clears the seat; taken seats and those of locked tables cannot be chosen. */
import { useWatch } from 'react-hook-form'
import { useTables } from '@/api/seating'
import type { GuestValues } from '@/features/guest-list/guest-form'
import { canBeGiven, freeText, type TableSeat } from '@/guests/open-seats'
import { SelectField } from '@/ui/form/SelectField'
import type { Form } from '@/ui/form/use-form'

type Props = { form: Form<GuestValues>; eventId: string; guestId: string }

function noteOf({ guestId, closed }: TableSeat): string | undefined {
  if (guestId != null) return 'taken'
  return closed === 'head-table' ? undefined : closed
}

/** Renders both choices from the tables of the plan. */
export function SeatFields({ form, eventId, guestId }: Props) {
  const tables = useTables(eventId).data ?? []
  const tableId = useWatch({ control: form.control, name: 'tableId' })
  const table = tables.find(({ id }) => id === tableId)
  const tableOptions = tables.map((option) => ({
    value: option.id,
    label: `${option.name} (${freeText(option)})`,
  }))
  const seatOptions = (table?.seats ?? []).map((seat) => {
    const isOwn = seat.guestId === guestId
    const note = isOwn ? undefined : noteOf(seat)
    return {
      value: seat.id,
      label: note === undefined ? `Seat ${seat.label}` : `Seat ${seat.label} (${note})`,
      disabled: !isOwn && !canBeGiven(seat),
    }
  })
  return (
    <>
      <SelectField
        form={form}
        name="tableId"
        label="Table"
        options={[{ value: '', label: 'No table' }, ...tableOptions]}
        onChanged={() => {
          form.setValue('seatId', '')
        }}
      />
      <SelectField
        form={form}
        name="seatId"
        label="Seat"
        disabled={table === undefined}
        options={[{ value: '', label: 'No seat' }, ...seatOptions]}
      />
    </>
  )
}
