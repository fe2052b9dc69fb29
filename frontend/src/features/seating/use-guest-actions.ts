/* What is done with the list of guests from the planner: a guest more, the way to an import, the chart. */
import { useQueryClient } from '@tanstack/react-query'
import { useAddGuest } from '@/api/guests'
import { serverMessage, wasCancelled } from '@/api/errors'
import type { ChangedGuest } from '@/api/schema'
import { useExportSeatingChart } from '@/api/seating'
import type { Env } from '@/canvas/env'
import type { DesignerPorts } from '@/canvas/ports'
import { messages } from '@/canvas/text/messages'
import type { GuestActions } from '@/features/seating/guest-actions'
import { fetchCode } from '@/lib/fetch-code'

export function usePlannerGuestActions(
  designer: Env,
  eventId: string,
  openImport: () => void,
): GuestActions {
  const { ports, sync } = designer
  const cache = useQueryClient()
  const { mutateAsync: addGuest, isPending: adding } = useAddGuest(eventId)
  const { mutateAsync: exportChart, isPending: exporting } = useExportSeatingChart()
  const undoAdding = (guest: ChangedGuest) => {
    const title = messages.guestAdded.title
    fetchCode(async () => (await import('@/guests/batch-toast')).undoChange).then(
      (undoChange) => {
        undoChange(cache, guest, title)
      },
      (error: unknown) => {
        notifyFailure(ports, messages.guestNotRemoved, error)
      },
    )
  }
  return {
    adding,
    exporting,
    addGuest: (name, email) =>
      notifyOutcome(ports, addGuest(email === '' ? name : { ...name, email }), {
        done: (guest) => {
          const run = () => {
            undoAdding(guest)
          }
          const action = guest.batchId === undefined ? undefined : { label: 'Undo', run }
          ports.success({ ...messages.guestAdded, action })
        },
        failed: messages.guestNotAdded,
      }),
    openImport,
    exportChart() {
      const work = sync.flush().then(() => exportChart(eventId))
      void notifyOutcome(ports, work, {
        done: () => ports.success(messages.exported),
        failed: messages.exportFailed,
      })
    },
  }
}

/** Waits for a request and says what came of it; true when it was done. */
async function notifyOutcome<T>(
  ports: DesignerPorts,
  work: Promise<T>,
  outcome: {
    readonly done: (answer: T) => unknown
    readonly failed: { readonly title: string; readonly text: string }
  },
): Promise<boolean> {
  try {
    await outcome.done(await work)
    return true
  } catch (error) {
    notifyFailure(ports, outcome.failed, error)
    return false
  }
}

/** The notice of a request that failed: in the server's words, or in the planner's own when it gave none. */
function notifyFailure(
  { failure }: DesignerPorts,
  failed: { readonly title: string; readonly text: string },
  error: unknown,
): void {
  if (wasCancelled(error)) return
  failure({ title: failed.title, text: serverMessage(error, failed.text) })
}
