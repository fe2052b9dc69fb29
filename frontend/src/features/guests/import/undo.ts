/* Takes a whole import back, and says how that ended. */
import type { QueryClient } from '@tanstack/react-query'
import { serverMessage } from '@/api/errors'
import type { BatchResult } from '@/api/guest-batches'
import { undoImport } from '@/api/imports'
import type { PastImport } from '@/api/schema'
import { notifyBatch } from '@/features/guests/batch-toast'
import { importMessages } from '@/features/guests/import/messages'
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
    done: importMessages.undone(fileName),
    failedTitle: importMessages.undoFailed,
  })
}

/** Shows how many guests were imported, with Undo. */
export function notifyImported(cache: QueryClient, eventId: string, done: PastImport): void {
  const undo = async (): Promise<void> => {
    try {
      const result = await undoImport(cache, eventId, done.id)
      notifyUndone(cache, eventId, { fileName: done.fileName, result })
    } catch (error) {
      toast.error(importMessages.undoFailed, serverMessage(error, 'Try again in a moment.'))
    }
  }
  toast.success(importMessages.imported(done.added + done.updated), undefined, {
    action: { label: 'Undo', run: () => void undo() },
  })
}
