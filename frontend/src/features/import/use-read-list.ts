/* Reads a guest list for the first time: sends it for a preview, with its progress and a way to stop. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { serverMessage } from '@/api/errors'
import { keepPreview, previewImport, type ImportDraft, type ImportSource } from '@/api/imports'
import { rowsOverLimit } from '@/features/import/count-rows'
import { importMessages } from '@/features/import/messages'

let lastId = 0

/** Makes a list of a file or of pasted text. */
function sourceOf(content: File | string): ImportSource {
  lastId += 1
  return { id: lastId, name: typeof content === 'string' ? 'Pasted text' : content.name, content }
}

/** `onRead` gets a list that the server can read. */
export function useReadList(eventId: string, onRead: (draft: ImportDraft) => void) {
  const cache = useQueryClient()
  const [share, setShare] = useState(0)
  const request = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      request.current?.abort()
    },
    [],
  )
  const { mutate, reset, ...reading } = useMutation({
    mutationFn: async (draft: ImportDraft) => {
      const controller = new AbortController()
      request.current = controller
      setShare(0)
      const rows = await rowsOverLimit(draft.source.content)
      if (rows !== undefined) throw new TooManyRows(importMessages.tooManyRows(rows))
      const preview = await previewImport(eventId, draft, {
        onProgress: setShare,
        signal: controller.signal,
      })
      keepPreview(cache, eventId, draft, preview)
      return draft
    },
  })
  const stop = () => {
    reset()
    request.current?.abort()
  }
  const source = reading.variables?.source
  return {
    read: (content: File | string) => {
      stop()
      mutate({ source: sourceOf(content), plan: {} }, { onSuccess: onRead })
    },
    stop,
    /** The list that is being read, and how much of it has been sent, from 0 to 1. */
    current: reading.isPending && source !== undefined ? { source, share } : undefined,
    /** Why a list could not be read, with the list. */
    problem:
      reading.error === null || source === undefined
        ? undefined
        : { source, message: problemText(reading.error) },
  }
}

/** A list that is refused before it is sent. */
class TooManyRows extends Error {}

/** The server's sentence names the sheet, row or page. */
function problemText(error: Error): string {
  if (error instanceof TooManyRows) return error.message
  return `${serverMessage(error, error.message)} ${importMessages.nextStep}`
}
