/* Table and seat of a guest. Choosing a table clears the seat; taken seats cannot be chosen. */
import { useWatch } from 'react-hook-form'
import { useTables } from '@/api/seating'
import type { GuestValues } from '@/features/guests/guest-form'
import { SelectField } from '@/ui/form/SelectField'
import type { Form } from '@/ui/form/use-form'

type Props = { form: Form<GuestValues>; eventId: string; guestId: string }

/** Renders both choices from the tables of the plan. */
export function SeatFields({ form, eventId, guestId }: Props) {
  const tables = useTables(eventId).data ?? []
  const tableId = useWatch({ control: form.control, name: 'tableId' })
  const table = tables.find(({ id }) => id === tableId)
  const tableOptions = tables.map(({ id, name, capacity, seats }) => {
    const free = seats.filter((seat) => seat.guestId == null).length
    return { value: id, label: `${name} (${String(free)} of ${String(capacity)} free)` }
  })
  const seatOptions = (table?.seats ?? []).map(({ id, label, guestId: holder }) => {
    const taken = holder != null && holder !== guestId
    return { value: id, label: taken ? `Seat ${label} (taken)` : `Seat ${label}`, disabled: taken }
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
