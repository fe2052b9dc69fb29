/* Seats the selected guests side by side at one table. */
import { useState } from 'react'
import { useTables } from '@/api/seating'
import type { Guest } from '@/api/schema'
import { bestTable, movesTo } from '@/features/guest-list/seat-together'
import { freeText } from '@/guests/open-seats'
import { hasDeclined } from '@/guests/rsvp'
import type { SeatingCommands } from '@/guests/seating-service'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Field } from '@/ui/Field'
import { QueryView } from '@/ui/QueryView'
import { Select } from '@/ui/Select'

type Props = {
  eventId: string
  /** The selected guests. */
  guests: readonly Guest[]
  seating: SeatingCommands
  onClose: () => void
}

export function SeatTogetherDialog({ eventId, guests, seating, onClose }: Props) {
  const query = useTables(eventId)
  const [chosen, setChosen] = useState<string>()
  const coming = guests.filter((guest) => !hasDeclined(guest))
  const declined = guests.length - coming.length
  const fitting = (query.data ?? []).filter((table) => movesTo(table, coming) !== undefined)
  const table = fitting.find(({ id }) => id === chosen) ?? bestTable(fitting, coming) ?? fitting[0]
  const moves = table === undefined ? [] : (movesTo(table, coming) ?? [])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Seat ${countNoun(coming.length, 'guest')} together`}
      description={
        declined === 0
          ? undefined
          : `${countNoun(declined, 'guest has', 'guests have')} declined and get no seat.`
      }
      maxWidth={440}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={moves.length === 0}
            onClick={() => {
              onClose()
              // Its result has a toast of its own.
              void seating.seatTogether(moves)
            }}
          >
            Seat together
          </Button>
        </>
      }
    >
      <QueryView
        query={query}
        failed="The tables could not be loaded"
        level={3}
        empty={<EmptyState level={3} title="The floor plan has no tables yet" />}
      >
        {() =>
          table === undefined ? (
            <p className="text-sm">
              No table has {countNoun(coming.length, 'free seat')}. Free seats at a table, or select
              fewer guests.
            </p>
          ) : (
            <Field
              label="Table"
              hint={moves.length === 0 ? 'They are already seated here.' : undefined}
            >
              {(control) => (
                <Select
                  {...control}
                  value={table.id}
                  onChange={(event) => {
                    setChosen(event.target.value)
                  }}
                >
                  {fitting.map((option) => (
                    <option key={option.id} value={option.id}>
                      {`${option.name} (${freeText(option)})`}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )
        }
      </QueryView>
    </Dialog>
  )
}
