/* Auto-assign in guest management: runs it, says what it did, and takes all of it back on Undo. */
import { useState } from 'react'
import { serverMessage } from '@/api/errors'
import type { AutoAssignAnswer, SeatChange, SkippedGuest } from '@/api/schema'
import { useAutoAssign, useTakeBackSeats } from '@/api/seating'
import { messages } from '@/features/guests/messages'
import { guestMessages } from '@/guests/messages'
import { toast } from '@/ui/toast'

/** Milliseconds for which Undo is offered. */
const undoDuration = 15_000

/** Guests who could not be moved back and are named in the message; the others are counted. */
const NAMED = 3

/** Returns the answer that left guests without a seat, and what runs auto-assign. */
export function useAutoAssignWithUndo(eventId: string) {
  const autoAssign = useAutoAssign(eventId)
  const { mutateAsync: takeBack } = useTakeBackSeats(eventId)
  const [incomplete, setIncomplete] = useState<AutoAssignAnswer>()

  const undo = (changes: readonly SeatChange[]) => {
    takeBack(changes).then(({ skipped }) => {
      sayTakenBack(skipped)
    }, sayNotTakenBack)
  }
  const sayAssigned = ({ assignedCount, movedCount, changes }: AutoAssignAnswer) => {
    const action = {
      label: 'Undo',
      run: () => {
        undo(changes)
      },
    }
    toast.success(
      guestMessages.autoAssigned(assignedCount),
      movedCount === 0 ? undefined : guestMessages.autoMoved(movedCount),
      changes.length === 0 ? {} : { action, duration: undoDuration },
    )
  }
  const run = (moveSeated: boolean) => {
    autoAssign.mutate(moveSeated ? { moveSeated } : undefined, {
      onSuccess: (answer) => {
        // Seating zero guests is not announced as a success; the dialog gives the reasons.
        if (answer.changes.length > 0 || answer.unseated.length === 0) sayAssigned(answer)
        if (answer.unseated.length > 0) setIncomplete(answer)
      },
      onError: (error) => {
        const { title, text } = messages.autoAssignFailed
        toast.error(title, serverMessage(error, text))
      },
    })
  }
  const closeReport = () => {
    setIncomplete(undefined)
    // The dialog covered the message with Undo in it.
    if (incomplete !== undefined && incomplete.changes.length > 0) sayAssigned(incomplete)
  }
  return { run, isPending: autoAssign.isPending, unseated: incomplete?.unseated ?? [], closeReport }
}

function sayTakenBack(skipped: readonly SkippedGuest[]): void {
  if (skipped.length === 0) {
    toast.success(guestMessages.takenBack.title, guestMessages.takenBack.text)
    return
  }
  const named = skipped.slice(0, NAMED).map(({ name, reason }) => `${name}: ${reason}`)
  const { title, text } = guestMessages.takenBackPartly(skipped.length)
  toast.error(title, text, { detail: named.join(' ') })
}

function sayNotTakenBack(error: unknown): void {
  const { title, text } = guestMessages.takeBackFailed
  toast.error(title, serverMessage(error, text))
}
