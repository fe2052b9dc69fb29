/* What is done with the list of guests from the planner: a guest more, the way to an import, the chart. */
import { useQueryClient } from '@tanstack/react-query'
import { useAddGuest } from '@/api/guests'
import type { ChangedGuest } from '@/api/schema'
import { useExportSeatingChart } from '@/api/seating'
import type { Designer } from '@/features/planner/designer/designer'
import type { DesignerDoors } from '@/features/planner/designer/doors'
import { sayFailed } from '@/features/planner/hooks/say-failed'
import { messages } from '@/features/planner/messages'
import type { GuestActions } from '@/features/planner/guest-actions'
import { fetchCode } from '@/lib/fetch-code'

export function usePlannerGuestActions(
  designer: Designer,
  eventId: string,
  openImport: () => void,
): GuestActions {
  const { doors, sync } = designer
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
        sayFailed(doors, messages.guestNotRemoved, error)
      },
    )
  }
  return {
    adding,
    exporting,
    addGuest: (name, email) =>
      tell(doors, addGuest(email === '' ? name : { ...name, email }), {
        done: (guest) => {
          const run = () => {
            undoAdding(guest)
          }
          const action = guest.batchId === undefined ? undefined : { label: 'Undo', run }
          doors.success({ ...messages.guestAdded, action })
        },
        failed: messages.guestNotAdded,
      }),
    openImport,
    exportChart() {
      const work = sync.flush().then(() => exportChart(eventId))
      void tell(doors, work, {
        done: () => doors.success(messages.exported),
        failed: messages.exportFailed,
      })
    },
  }
}

/** Waits for a request and says what came of it; true when it was done. */
async function tell<T>(
  doors: DesignerDoors,
  work: Promise<T>,
  said: {
    readonly done: (answer: T) => unknown
    readonly failed: { readonly title: string; readonly text: string }
  },
): Promise<boolean> {
  try {
    await said.done(await work)
    return true
  } catch (error) {
    sayFailed(doors, said.failed, error)
    return false
  }
}
