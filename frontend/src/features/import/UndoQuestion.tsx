/* Asks before an import is taken back, and names the guests who were left out. */
import { useQueryClient } from '@tanstack/react-query'
import { serverMessage } from '@/api/errors'
import { useUndoImport } from '@/api/imports'
import type { PastImport } from '@/api/schema'
import { figuresText, importMessages } from '@/features/import/messages'
import { notifyUndone } from '@/features/import/undo'
import { NamesByReason } from '@/guests/NamesByReason'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { toast } from '@/ui/toast'

type Props = { eventId: string; past: PastImport; onClose: () => void }

export function UndoQuestion({ eventId, past, onClose }: Props) {
  const cache = useQueryClient()
  const { mutate, isPending, data: result } = useUndoImport(eventId)
  const undo = () => {
    mutate(past.id, {
      onSuccess: (done) => {
        // The dialog stays with the guests who were left out.
        if (done.skipped.length > 0) return
        onClose()
        notifyUndone(cache, eventId, { fileName: past.fileName, result: done })
      },
      onError: (error) => {
        toast.error(importMessages.undoFailed, serverMessage(error, 'Try again in a moment.'))
      },
    })
  }
  if (result !== undefined && result.skipped.length > 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={importMessages.undonePart(result).title}
        description={importMessages.leftBehind}
        readOnly
        footer={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <NamesByReason guests={result.skipped} />
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={importMessages.undoTitle(past.fileName)}
      confirmLabel="Undo import"
      pendingLabel="Undoing..."
      pending={isPending}
      onConfirm={undo}
    >
      <p>
        Guests it added are removed with their seats, and guests it updated get their previous
        values back. {figuresText(past)}.
      </p>
    </ConfirmDialog>
  )
}
