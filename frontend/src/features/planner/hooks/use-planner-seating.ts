/* Guests of the event, kept in the designer for painting, and the requests that seat them. */
import { useEffect, useMemo } from 'react'

import { serverMessage } from '@/api/errors'
import { useAddGuest, useGuests, useImportGuests } from '@/api/guests'
import type { Guest, Place } from '@/api/schema'
import {
  seatHolder,
  useAssignSeat,
  useAutoAssign,
  useExportSeatingChart,
  useRestoreSeats,
  useSwapSeats,
  useUnassignSeat,
} from '@/api/seating'
import type { Designer } from '@/features/planner/designer/designer'
import { announce, messages } from '@/features/planner/messages'
import type { SeatActions } from '@/features/planner/seat-actions'
import {
  assignSeats,
  seatWords,
  swapSeats,
  undoing,
  unseatedCount,
  type SeatRequests,
} from '@/features/planner/hooks/seat-moves'
import { fullName, moved, seatingOf, type PlannerGuest } from '@/features/planner/seating'

/** Reads the guests; `designer.seating` follows the answer. */
export function useSeatingOfEvent(designer: Designer, eventId: string): void {
  const { data } = useGuests(eventId)
  const seating = useMemo(
    () => (data === undefined ? undefined : seatingOf(data.map(plannerGuest))),
    [data],
  )
  useEffect(() => {
    if (seating !== undefined) designer.seating.setState(seating, true)
  }, [designer, seating])
}

function plannerGuest(guest: Guest): PlannerGuest {
  return {
    id: guest.id,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    mobile: guest.mobile,
    company: guest.company,
    dietary: guest.dietary,
    party: guest.party?.name,
    seatId: guest.seat?.id,
  }
}

/** The screen that fills the window and the panel beside the plan say it in their own specified words. */
function words(designer: Designer) {
  return designer.view.getState().seating
    ? { done: messages.seatAssigned, failed: messages.assignmentFailed }
    : { done: messages.guestAssigned, failed: messages.guestNotAssigned }
}

/** Everything that can be done with guests, with its messages. */
export function usePlannerSeatActions(designer: Designer, eventId: string): SeatActions {
  const { mutateAsync: assignSeat } = useAssignSeat(eventId)
  const { mutateAsync: swap } = useSwapSeats(eventId)
  const { mutateAsync: restoreSeats } = useRestoreSeats(eventId)
  const { mutateAsync: unassignSeat } = useUnassignSeat(eventId)
  const { mutateAsync: addGuest, isPending: adding } = useAddGuest(eventId)
  const { mutateAsync: autoAssign, isPending: autoAssigning } = useAutoAssign(eventId)
  const { mutateAsync: importGuests, isPending: importing } = useImportGuests(eventId)
  const { mutateAsync: exportChart, isPending: exporting } = useExportSeatingChart()
  const { success, failure } = designer.doors
  const requests: SeatRequests = { assign: assignSeat, swap, restore: restoreSeats }
  /** Says that a guest has another seat now, with the way back to where they were. */
  const tell = (
    said: { readonly title: string; readonly text: string },
    before: Place,
    seatId: string | undefined,
  ): void => {
    const done = { before: [before], moves: [{ guestId: before.guestId, seatId }] }
    success({ ...said, action: undoing(designer, requests, done, said.title) })
  }

  const occupied = (guestId: string, seatId: string): void => {
    const known = designer.seating.getState().bySeat.has(seatId)
    const run = (): void => void swapSeats(designer, requests, guestId, seatId)
    const swapping = known ? { action: { label: 'Swap', run } } : {}
    failure({ ...messages.seatOccupied, ...swapping })
  }

  return {
    adding,
    autoAssigning,
    importing,
    exporting,
    async assign(guestId, seatId) {
      const before = designer.seating.getState()
      const guest = before.byId.get(guestId)
      const taken = before.bySeat.get(seatId)
      if (taken !== undefined && taken.id !== guestId) {
        occupied(guestId, seatId)
        return false
      }
      if (guest === undefined || taken !== undefined) return false
      const said = words(designer)
      // Shown at once; the server's answer replaces it either way.
      designer.seating.setState(moved(before, [{ guestId, seatId }]), true)
      designer.view.setState({ guest: undefined })
      try {
        await designer.sync.flush()
        const { before: was } = await assignSeat({ guestId, seatId })
        tell(said.done, was, seatId)
        designer.announcer.say(
          announce.seated(fullName(guest), seatWords(designer, seatId), unseatedCount(designer)),
        )
        return true
      } catch (error) {
        const holder = seatHolder(error)
        const taken = holder === undefined ? [] : [{ guestId: holder, seatId }]
        designer.seating.setState(moved(before, taken), true)
        if (holder !== undefined) occupied(guestId, seatId)
        else failure({ title: said.failed.title, text: serverMessage(error, said.failed.text) })
        return false
      }
    },
    assignAll: (moves) => assignSeats(designer, requests, moves),
    swap: (guestId, seatId) => swapSeats(designer, requests, guestId, seatId),
    async restore(seats) {
      // The undo that brought the chairs back is queued right after it was made.
      await Promise.resolve()
      await designer.sync.flush()
      const results = await Promise.allSettled(seats.map((seat) => assignSeat(seat)))
      if (results.some((result) => result.status === 'rejected')) failure(messages.notRestored)
    },
    async unassign(guest) {
      const before = designer.seating.getState()
      designer.seating.setState(moved(before, [{ guestId: guest.id, seatId: undefined }]), true)
      try {
        const { before: was } = await unassignSeat(guest.id)
        tell(messages.seatUnassigned, was, undefined)
        const place = guest.seatId === undefined ? 'the seat' : seatWords(designer, guest.seatId)
        designer.announcer.say(announce.unseated(fullName(guest), place))
        return true
      } catch (error) {
        designer.seating.setState(before, true)
        const { title, text } = messages.assignmentFailed
        failure({ title, text: serverMessage(error, text) })
        return false
      }
    },
    async addGuest(name, email) {
      try {
        await addGuest(email === '' ? name : { ...name, email })
        success(messages.guestAdded)
        return true
      } catch (error) {
        const { title, text } = messages.guestNotAdded
        failure({ title, text: serverMessage(error, text) })
        return false
      }
    },
    autoAssign() {
      const work = designer.sync.flush().then(() => autoAssign())
      work.then(
        ({ assignedCount, unseated }) => {
          const said = messages.autoAssigned(assignedCount, unseated.length)
          if (assignedCount === 0 && unseated.length > 0) failure(said)
          else success(said)
        },
        (error: unknown) => {
          const { title, text } = messages.autoAssignFailed
          failure({ title, text: serverMessage(error, text) })
        },
      )
    },
    importFile(file) {
      importGuests(file).then(
        ({ importedCount }) => {
          success(messages.imported(importedCount))
        },
        (error: unknown) => {
          const { title, text } = messages.importFailed
          failure({ title, text: serverMessage(error, text) })
        },
      )
    },
    exportChart() {
      const work = designer.sync.flush().then(() => exportChart(eventId))
      work.then(
        () => {
          success(messages.exported)
        },
        (error: unknown) => {
          const { title, text } = messages.exportFailed
          failure({ title, text: serverMessage(error, text) })
        },
      )
    },
  }
}
