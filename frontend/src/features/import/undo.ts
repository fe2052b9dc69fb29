/* Takes a whole import back, and says how that ended. */
import type { QueryClient } from '@tanstack/react-query'
import { serverMessage } from '@/api/errors'
import type { BatchResult } from '@/api/guest-batches'
import { undoImport } from '@/api/imports'
import type { PastImport } from '@/api/schema'
import { notifyBatch } from '@/guests/batch-toast'
import { importMessages } from '@/features/import/messages'
import { forgetStep, recordStep } from '@/guests/earlier-steps'
import { isRefusal } from '@/guests/seat-undo'
import type { SeatsStep } from '@/guests/seating-ports'
import { toast } from '@/ui/toast'

/** Shows that an import was undone, and the guests that could not be taken back. */
export function notifyUndone(
  cache: QueryClient,
  eventId: string,
  { fileName, result }: { fileName: string; result: BatchResult },
): void {
  notifyBatch({
    cache,
    eventId,
    result,
    done:
      result.skipped.length > 0
        ? importMessages.undonePart(result)
        : importMessages.undone(fileName),
    failedTitle: importMessages.undoFailed,
  })
}

/** Shows how many guests were imported, with Undo. The designer can undo it too. */
export function notifyImported(cache: QueryClient, eventId: string, done: PastImport): void {
  const undo = () => undoImport(cache, eventId, done.id)
  const step = importStep(done.fileName, undo)
  recordStep(cache, eventId, step)
  const run = async (): Promise<void> => {
    try {
      const result = await undo()
      forgetStep(cache, eventId, step)
      notifyUndone(cache, eventId, { fileName: done.fileName, result })
    } catch (error) {
      notifyNotUndone(error)
    }
  }
  toast.success(importMessages.imported(done.added + done.updated), undefined, {
    action: { label: 'Undo', run: () => void run() },
  })
}

/** An import in the history of the designer. It is not made again: the file may have gone. */
function importStep(fileName: string, undo: () => Promise<BatchResult>): SeatsStep {
  return {
    kind: 'seats',
    title: importMessages.importOf(fileName),
    undo: async () => {
      try {
        const result = await undo()
        const { title } = importMessages.undonePart(result)
        return result.skipped.length === 0 ? { kind: 'done' } : { kind: 'done', detail: title }
      } catch (error) {
        notifyNotUndone(error)
        return { kind: isRefusal(error) ? 'refused' : 'failed' }
      }
    },
  }
}

function notifyNotUndone(error: unknown): void {
  toast.error(importMessages.undoFailed, serverMessage(error, 'Try again in a moment.'))
}
