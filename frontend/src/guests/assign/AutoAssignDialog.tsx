/* Auto-assign on a screen without the plan beside it. */
import { useCallback, useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'

import { partiesOf } from '@/api/parties'
import { fetchPlan } from '@/api/plan'
import type { Guest } from '@/api/schema'
import { useTables } from '@/api/seating'
import { wishesOf } from '@/api/wishes'
import { AutoAssignPanel } from '@/guests/assign/AutoAssignPanel'
import type { SeatPlace } from '@/guests/pending-moves'
import type { SeatingCommands } from '@/guests/seating-service'
import { Dialog } from '@/ui/Dialog'

type Props = {
  eventId: string
  guests: readonly Guest[]
  seating: SeatingCommands
  /** Sends edits of the plan that the server does not know yet. */
  savePlan?: () => Promise<unknown>
  onClose: () => void
}

export function AutoAssignDialog({ eventId, guests, seating, savePlan, onClose }: Props) {
  const cache = useQueryClient()
  const { data: tables } = useTables(eventId)
  const byId = useMemo(() => new Map(guests.map((guest) => [guest.id, guest])), [guests])
  const places = useMemo(() => {
    const seats = (tables ?? []).flatMap(({ id, name, seats }) =>
      seats.map((seat): [string, SeatPlace] => [
        seat.id,
        { table: { id, name }, seatNumber: seat.number, seatLabel: seat.label },
      ]),
    )
    return new Map(seats)
  }, [tables])
  const placeOf = useCallback((seatId: string) => places.get(seatId), [places])
  const world = useCallback(async () => {
    await savePlan?.()
    const [{ plan }, wishes, parties] = await Promise.all([
      fetchPlan(eventId),
      cache.query(wishesOf(eventId)),
      cache.query(partiesOf(eventId)),
    ])
    const apart = parties.filter(({ seating: how }) => how === 'apart-allowed')
    const loose = new Set(apart.map(({ id }) => id))
    return { planJson: JSON.stringify(plan), facts: { guests, wishes, loose } }
  }, [cache, eventId, guests, savePlan])
  return (
    <Dialog open onOpenChange={onClose} title="Auto-assign" maxWidth={520} fills>
      <AutoAssignPanel
        isBare
        {...{ world, onClose }}
        guests={byId}
        placeOf={placeOf}
        hasSeats={tables === undefined || places.size > 0}
        onApply={async (proposal, known) => {
          await seating.apply(proposal.seats, known)
          onClose()
        }}
      />
    </Dialog>
  )
}
