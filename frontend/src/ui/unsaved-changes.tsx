/* The question before changes are lost: when a dialog closes, and when the page or the tab is left. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { holdUnsavedInput } from '@/lib/unsaved-work'
import { ConfirmDialog } from '@/ui/ConfirmDialog'

type Leaving = { leave: () => void; stay: () => void }

type UnsavedChanges = {
  /** Calls `leave` at once when nothing has changed, and otherwise after the question. */
  askBefore: (leave: () => void) => void
  /** Says that the changes are saved, for code that leaves the page before the next render. */
  markSaved: () => void
  /** The question while it is asked; render it anywhere. */
  question: ReactNode
}

/** Guards something that can be changed, such as the answers of a wizard, while `changed` is true. */
export function useUnsavedChanges(changed: boolean): UnsavedChanges {
  const { setChanged, ...unsaved } = useLeaveQuestion()
  useEffect(() => {
    setChanged(changed)
  }, [changed, setChanged])
  return unsaved
}

type WatchedForm = {
  subscribe: (options: {
    formState: { isDirty: true }
    callback: (state: { isDirty?: boolean }) => void
  }) => () => void
}

/** Guards a form while its values differ from those it opened with or sent last. */
export function useUnsavedForm({ subscribe }: WatchedForm): UnsavedChanges {
  const { setChanged, ...unsaved } = useLeaveQuestion()
  useEffect(
    // Told at once rather than with the next render: what follows a successful submit may leave the page.
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty = false }) => {
          setChanged(isDirty)
        },
      }),
    [subscribe, setChanged],
  )
  return unsaved
}

/** Guards a form on a page; a form in a `FormDialog` is guarded by the dialog. */
export function UnsavedForm({ form }: { form: WatchedForm }) {
  return useUnsavedForm(form).question
}

function useLeaveQuestion() {
  const [leaving, setLeaving] = useState<Leaving>()
  const release = useRef<() => void>(undefined)
  const setChanged = useCallback((changed: boolean) => {
    if (changed === (release.current !== undefined)) return
    release.current?.()
    release.current = changed
      ? holdUnsavedInput({
          ask: (leave, stay) => {
            setLeaving({ leave, stay })
          },
        })
      : undefined
  }, [])
  useEffect(
    () => () => {
      setChanged(false)
    },
    [setChanged],
  )
  const askBefore = (leave: () => void) => {
    if (release.current === undefined) leave()
    else setLeaving({ leave, stay: () => undefined })
  }
  const question = leaving !== undefined && (
    <ConfirmDialog
      open
      onOpenChange={() => {
        setLeaving(undefined)
        leaving.stay()
      }}
      title="Discard your changes?"
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      onConfirm={() => {
        setChanged(false)
        // The question closes first, so that the dialog under it gives the focus back last.
        flushSync(() => {
          setLeaving(undefined)
        })
        leaving.leave()
      }}
    >
      What you entered has not been saved.
    </ConfirmDialog>
  )
  const markSaved = () => {
    setChanged(false)
  }
  return { setChanged, askBefore, markSaved, question }
}
