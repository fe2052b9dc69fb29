/* The column beside the plan: auto-assign, the open chair, the selected table, or the wishes of the event. */
import { useCallback } from 'react'

import { AutoAssignPanel } from '@/guests/assign/AutoAssignPanel'
import { useWishReader } from '@/guests/wishes/use-wish-reader'
import { useWishWorld } from '@/guests/wishes/use-wish-world'
import type { SeatProposal } from '@/plan/types'
import {
  useDesigner,
  usePlanState,
  useSeating,
  useSelection,
  useEditingSession,
  useView,
} from '@/canvas/context'
import { seatPlace } from '@/canvas/edits/seating-ports'
import { ChairDetails } from '@/features/seating/ChairDetails'
import { TableCard } from '@/features/seating/TableCard'
import { WishesPanel } from '@/features/seating/WishesPanel'
import { isAutoAssignOpen, setAutoAssign } from '@/canvas/store/surface'

export function SeatingAside() {
  const seat = useSelection((state) => state.seat)
  const only = useSelection(({ ids }) => (ids.length === 1 ? ids[0] : undefined))
  const table = usePlanState(({ elements }) => {
    const element = only === undefined ? undefined : elements.get(only)
    return element !== undefined && element.seats.length > 0 ? element : undefined
  })
  const isAssigning = useView(isAutoAssignOpen)
  const eventId = useEditingSession((state) => state.eventId)
  useWishReader(
    eventId,
    useWishWorld(
      eventId,
      useSeating((state) => state.guests),
    ),
  )
  return (
    <aside
      id="seating-aside"
      className="flex w-80 shrink-0 flex-col border-l border-border bg-surface max-lg:w-72"
    >
      {isAssigning ? (
        <AutoAssign />
      ) : seat !== undefined ? (
        <ChairDetails />
      ) : table !== undefined ? (
        <TableCard key={table.id} table={table} />
      ) : (
        <WishesPanel />
      )}
    </aside>
  )
}

function AutoAssign() {
  const designer = useDesigner()
  const guests = useSeating((state) => state.byId)
  const hasSeats = usePlanState(({ elements }) =>
    [...elements.values()].some(({ seats }) => seats.length > 0),
  )
  const world = useCallback(async () => {
    await designer.sync.flush()
    const { guests: all } = designer.seating.getState()
    const facts = { guests: all, ...designer.seatAdvisor.wishes.getState() }
    return { planJson: designer.plan.session().toJson(), facts }
  }, [designer])
  const placeOf = useCallback(
    (seatId: string) => seatPlace(designer.plan.state.getState().elements, seatId),
    [designer],
  )
  const preview = useCallback(
    (proposal: SeatProposal | undefined) => {
      designer.proposeSeats({ proposal, isShown: true })
    },
    [designer],
  )
  const close = (): void => {
    setAutoAssign(designer.view, false)
  }
  return (
    <AutoAssignPanel
      {...{ world, guests, placeOf, hasSeats }}
      onPreview={preview}
      onApply={async (proposal, known) => {
        await designer.seats.apply(proposal.seats, known)
        close()
      }}
      onClose={close}
    />
  )
}
