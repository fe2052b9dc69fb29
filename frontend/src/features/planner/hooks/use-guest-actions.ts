/* What is done with the list of guests from the planner: a guest more, a file of them, seats for all, the chart. */
import { useAddGuest, useImportGuests } from '@/api/guests'
import type { ImportAnswer } from '@/api/schema'
import { useAutoAssign, useExportSeatingChart } from '@/api/seating'
import { hasReport } from '@/guests/import-report'
import type { Designer } from '@/features/planner/designer/designer'
import type { DesignerDoors } from '@/features/planner/designer/doors'
import { sayFailed } from '@/features/planner/hooks/say-failed'
import { messages } from '@/features/planner/messages'
import type { GuestActions } from '@/features/planner/guest-actions'

export function usePlannerGuestActions(designer: Designer, eventId: string): GuestActions {
  const { doors, editing, seats, sync, view } = designer
  const { mutateAsync: addGuest, isPending: adding } = useAddGuest(eventId)
  const {
    mutateAsync: autoAssign,
    isPending: autoAssigning,
    run: assigning,
  } = useAutoAssign(eventId)
  const { mutateAsync: importGuests, isPending: importing, run: reading } = useImportGuests(eventId)
  const { mutateAsync: exportChart, isPending: exporting } = useExportSeatingChart()
  return {
    adding,
    job: assigning ?? reading,
    autoAssigning,
    importing,
    exporting,
    addGuest: (name, email) =>
      tell(doors, addGuest(email === '' ? name : { ...name, email }), {
        done: () => doors.success(messages.guestAdded),
        failed: messages.guestNotAdded,
      }),
    autoAssign() {
      const work = sync.flush().then(() => autoAssign(undefined))
      const applied = tell(doors, work, {
        done: async (answer) => {
          await seats.applied(answer)
          const { unseated } = answer
          if (unseated.length > 0) view.setState({ guestReport: { kind: 'unseated', unseated } })
        },
        failed: messages.autoAssignFailed,
      })
      void editing.changingSeats(applied)
    },
    importFile(file) {
      void tell(doors, importGuests(file), {
        done: (result) => {
          sayImported(doors, result)
          if (hasReport(result)) view.setState({ guestReport: { kind: 'import', result } })
        },
        failed: messages.importFailed,
      })
    },
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

/** The toast names the first skipped row, and the report lists all of them. */
function sayImported({ success, failure }: DesignerDoors, answer: ImportAnswer): void {
  const { importedCount, duplicates, skipped } = answer
  const [first] = skipped
  if (first === undefined) success(messages.imported(importedCount, duplicates))
  else failure(messages.importedPartly(importedCount, skipped.length, first))
}
