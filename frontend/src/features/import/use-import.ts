/* The state of the import wizard: the list, the decisions about it, the preview and the import itself. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverMessage } from '@/api/errors'
import { useGuidedImport, useImportPreview, type ImportDraft } from '@/api/imports'
import type { ImportPlan, ImportPreview, ImportProblem, PastImport } from '@/api/schema'
import { importMessages } from '@/features/import/messages'
import { withCell, type Cell } from '@/features/import/plan'
import { isSame } from '@/features/import/problems'
import { notifyImported } from '@/features/import/undo'
import { useReadList } from '@/features/import/use-read-list'
import { useDebouncedValue } from '@/lib/debounced-value'
import { toast } from '@/ui/toast'

/** Milliseconds without a further decision before the preview is asked again. */
const REST = 300

export type ImportState = ReturnType<typeof useImport>

/** The state once a list has been read. */
export type ReadState = ImportState & { draft: ImportDraft; preview: ImportPreview }

type Callbacks = {
  /** A list has been read, and its columns can be shown. */
  onRead: () => void
  /** An import has ended well, possibly one of an earlier visit. */
  onFinished: () => void
}

export function useImport(eventId: string, { onRead, onFinished }: Callbacks) {
  const cache = useQueryClient()
  const [draft, setDraft] = useState<ImportDraft>()
  const [edited, setEdited] = useState<readonly ImportProblem[]>([])
  const [leavesTables, setLeavesTables] = useState(false)
  const [remember, setRemember] = useState(true)
  const [finished, setFinished] = useState<PastImport>()
  const reading = useReadList(eventId, (read) => {
    setDraft(read)
    setEdited([])
    setLeavesTables(false)
    onRead()
  })
  const rested = useDebouncedValue(draft, REST)
  const asked = rested?.source === draft?.source ? rested : draft
  const { preview, error, isFetching, refetch } = useImportPreview(eventId, asked)
  const job = useGuidedImport(eventId, (result) => {
    setFinished(result)
    onFinished()
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
    fixCell: (problem: ImportProblem, { column, value }: Cell, text: string) => {
      const { row } = problem
      setEdited((present) =>
        present.some((each) => isSame(each, problem)) ? present : [...present, problem],
      )
      change((plan) => withCell(plan, { row, column }, text === value ? undefined : text))
    },
    /** Whether guests of unknown tables are imported without a table, which then does not count as a problem. */
    leavesTables,
    setLeavesTables,
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
