/* Table and seat of a guest. Choosing a table clears the seat; taken seats cannot be chosen. */
import { useTables } from '@/api/seating'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'

type Props = {
  eventId: string
  guestId: string
  tableId: string
  seatId: string
  onTable: (id: string) => void
  onSeat: (id: string) => void
}

/** Renders both choices from the tables of the plan. */
export function SeatFields({ eventId, guestId, tableId, seatId, onTable, onSeat }: Props) {
  const tables = useTables(eventId)
  const table = tables.data?.find(({ id }) => id === tableId)
  return (
    <>
      <Field label="Table">
        {(control) => (
          <Select
            {...control}
            value={tableId}
            onChange={(event) => {
              onTable(event.target.value)
            }}
          >
            <option value="">No table</option>
            {tables.data?.map(({ id, name, capacity, seats }) => {
              const free = seats.filter((seat) => seat.guestId == null).length
              return (
                <option key={id} value={id}>
                  {`${name} (${String(free)} of ${String(capacity)} free)`}
                </option>
              )
            })}
          </Select>
        )}
      </Field>
      <Field label="Seat">
        {(control) => (
          <Select
            {...control}
            value={seatId}
            disabled={table === undefined}
            onChange={(event) => {
              onSeat(event.target.value)
            }}
          >
            <option value="">No seat</option>
            {table?.seats.map(({ id, label, guestId: holder }) => {
              const taken = holder != null && holder !== guestId
              return (
                <option key={id} value={id} disabled={taken}>
                  {taken ? `Seat ${label} (taken)` : `Seat ${label}`}
                </option>
              )
            })}
          </Select>
        )}
      </Field>
    </>
  )
}
