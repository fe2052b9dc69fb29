/* The state of the import wizard: the list, the decisions about it, the preview and the import itself. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverMessage } from '@/api/errors'
import { useGuidedImport, useImportPreview, type ImportDraft } from '@/api/imports'
import type { ImportPlan, ImportPreview, ImportProblem, PastImport } from '@/api/schema'
import { importMessages } from '@/features/guests/import/messages'
import { withCell } from '@/features/guests/import/plan'
import { notifyImported } from '@/features/guests/import/undo'
import { useReadList } from '@/features/guests/import/use-read-list'
import { useDebouncedValue } from '@/lib/debounced-value'
import { toast } from '@/ui/toast'

/** Milliseconds without a further decision before the preview is asked again. */
const REST = 300

export type ImportState = ReturnType<typeof useImport>

/** The state once a list has been read. */
export type ReadState = ImportState & { draft: ImportDraft; preview: ImportPreview }

/** `onRead` is called when a list has been read and its columns can be shown. */
export function useImport(eventId: string, onRead: () => void) {
  const cache = useQueryClient()
  const [draft, setDraft] = useState<ImportDraft>()
  const [edited, setEdited] = useState<readonly ImportProblem[]>([])
  const [remember, setRemember] = useState(true)
  const [finished, setFinished] = useState<PastImport>()
  const reading = useReadList(eventId, (read) => {
    setDraft(read)
    setEdited([])
    onRead()
  })
  const rested = useDebouncedValue(draft, REST)
  const asked = rested?.source === draft?.source ? rested : draft
  const { preview, error, isFetching, refetch } = useImportPreview(eventId, asked)
  const job = useGuidedImport(eventId, (result) => {
    setFinished(result)
    notifyImported(cache, eventId, result)
  })
  const change = (next: (plan: ImportPlan) => ImportPlan) => {
    setDraft((present) => present && { ...present, plan: next(present.plan) })
  }
  return {
    reading,
    draft,
    preview,
    /** Why the latest decisions have no preview. */
    error,
    retry: () => void refetch(),
    /** The preview does not show the latest decisions yet. */
    isOutdated: draft !== asked || isFetching,
    change,
    /** Problems whose cell was changed, as they were before. */
    edited,
    fixCell: (problem: ImportProblem, column: number, text: string) => {
      const { row, value } = problem
      setEdited((present) => (present.includes(problem) ? present : [...present, problem]))
      change((plan) => withCell(plan, { row, column }, text === value ? undefined : text))
    },
    remember,
    setRemember,
    isRunning: job.isPending,
    run: job.run,
    start: () => {
      if (draft === undefined) return
      const plan = { ...draft.plan, remember }
      job.mutate(
        { ...draft, plan },
        {
          onSuccess: () => undefined,
          onError: (failure) => {
            const { title, text } = importMessages.failed
            toast.error(title, serverMessage(failure, text))
          },
        },
      )
    },
    finished,
    startOver: () => {
      setDraft(undefined)
      setEdited([])
      setFinished(undefined)
    },
  }
}
