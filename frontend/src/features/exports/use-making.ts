/* Makes files as jobs, several at once, and saves each when it is ready, also after the screen was left. */
import { useRef } from 'react'
import { serverMessage, wasCancelled } from '@/api/errors'
import { exportAddress, useExportEnded, useStartExport } from '@/api/export-jobs'
import type { FileRequest } from '@/api/exports'
import { useJobResult } from '@/api/jobs'
import { titleOf } from '@/features/exports/kinds'
import { messages } from '@/features/exports/messages'
import { saveFrom } from '@/lib/files'
import { toast } from '@/ui/toast'

/** Starts files; a second press on the same button makes no second file. */
export function useMaking(eventId: string) {
  const start = useStartExport(eventId)
  const resultOf = useJobResult('export')
  const ended = useExportEnded(eventId)
  const making = useRef(new Set<string>())
  const run = async (request: FileRequest, title: string) => {
    const { id } = await start.mutateAsync(request)
    toast.success(messages.started, title)
    try {
      const { file } = await resultOf(id)
      saveFrom(exportAddress(eventId, file.id))
      toast.success(messages.complete, title)
    } finally {
      await ended()
    }
  }
  const make = (request: FileRequest) => {
    const key = JSON.stringify(request)
    if (making.current.has(key)) return
    making.current.add(key)
    const title = titleOf(request.kind)
    run(request, title)
      .catch((error: unknown) => {
        if (wasCancelled(error)) toast.success(messages.cancelled, title)
        else toast.error(messages.exportFailed, serverMessage(error, messages.fileFailed))
      })
      .finally(() => {
        making.current.delete(key)
      })
  }
  return { make, isStarting: start.isPending }
}
