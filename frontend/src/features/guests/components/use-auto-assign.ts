/* Auto-assign in guest management: runs it, and shows the guests it has left without a seat. */
import { useState } from 'react'
import { serverMessage, wasCancelled } from '@/api/errors'
import type { AutoAssignAnswer } from '@/api/schema'
import { useAutoAssign } from '@/api/seating'
import { messages } from '@/features/guests/messages'
import type { SeatNotice } from '@/guests/seating-room'
import type { SeatingCommands } from '@/guests/seating-service'
import { toastSuccess } from '@/guests/toast-room'
import { toast } from '@/ui/toast'

type Report = { unseated: AutoAssignAnswer['unseated']; notice: SeatNotice | undefined }

/** Returns the guests who are left without a seat, and what runs auto-assign. */
export function useAutoAssignWithReport(eventId: string, seating: SeatingCommands) {
  const { mutateAsync: autoAssign, isPending, run: job } = useAutoAssign(eventId)
  const [report, setReport] = useState<Report>()

  const run = async (moveSeated: boolean) => {
    try {
      const answer = await autoAssign(moveSeated ? { moveSeated } : undefined)
      const notice = await seating.applied(answer)
      if (answer.unseated.length > 0) setReport({ unseated: answer.unseated, notice })
    } catch (error) {
      if (wasCancelled(error)) return
      const { title, text } = messages.autoAssignFailed
      toast.error(title, serverMessage(error, text))
    }
  }
  const closeReport = () => {
    setReport(undefined)
    // The dialog covered the message with Undo in it.
    if (report?.notice?.action !== undefined) toastSuccess(report.notice)
  }
  return { run, isPending, job, unseated: report?.unseated ?? [], closeReport }
}
