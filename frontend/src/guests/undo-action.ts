/* The Undo of a message, which says how undoing ended. */
import { serverMessage } from '@/api/errors'
import { seatMessages } from '@/guests/seat-messages'
import { toast, type ToastAction } from '@/ui/toast'

/** How undoing ended. */
export type Undone = {
  /** Whom it could not be undone for, and why. */
  detail?: string
  /** Nothing was undone. */
  isRefused?: boolean
}

/** Returns the Undo of the message with this title. A second press does nothing while the first one runs. */
export function undoAction(title: string, undo: () => Promise<Undone>): ToastAction {
  let isRunning = false
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      report(title, await undo())
    } catch (error) {
      const reason = serverMessage(error, 'Try again in a moment.')
      toast.error(seatMessages.notTravelled('undo', title).title, reason)
    } finally {
      isRunning = false
    }
  }
  return { label: 'Undo', run: () => void run() }
}

function report(title: string, { detail, isRefused = false }: Undone): void {
  if (isRefused) {
    const reason = detail === undefined ? '' : `${detail} `
    toast.error(seatMessages.notTravelled('undo', title).title, `${reason}Nothing was undone.`)
    return
  }
  const undone = seatMessages.undone(title)
  toast.success(undone.title, undone.text, detail === undefined ? {} : { detail })
}
