/* What was kept, the newest first: by whom, when and how much. */
import { Camera, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useDeleteSnapshot } from '@/api/snapshots'
import type { Snapshot } from '@/api/schema'
import { exactTime, relativeTime } from '@/lib/dates'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { IconButton } from '@/ui/IconButton'
import { useDesigner, useEditingSession } from '@/canvas/context'
import { count, messages } from '@/canvas/text/messages'

interface Props {
  readonly files: readonly Snapshot[]
  /** The one that is being fetched. */
  readonly loading: string | undefined
  readonly onLoad: (name: string) => void
}

export function SnapshotList({ files, loading, onLoad }: Props) {
  const [asked, setAsked] = useState<string>()
  if (files.length === 0) {
    return (
      <EmptyState
        icon={Camera}
        level={3}
        title="No snapshots yet"
        text="Save one before a big change, so that you can come back to it at any time."
      />
    )
  }
  return (
    <ul aria-label="Saved snapshots" className="mt-5 flex flex-col">
      {files.map((file) => (
        <li
          key={file.filename}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border py-3"
        >
          <div className="min-w-40 flex-1">
            <p className="font-medium break-words">{file.filename}</p>
            <p className="text-xs text-muted tabular-nums">
              <time dateTime={file.savedAt} title={exactTime(file.savedAt)}>
                {relativeTime(file.savedAt, new Date())}
              </time>{' '}
              by {file.author ?? 'a deleted account'} · {count(file.tables, 'table')},{' '}
              {count(file.seats, 'seat')}, {count(file.elements, 'object')}
            </p>
          </div>
          {asked === file.filename ? (
            <DeleteQuestion
              name={file.filename}
              onDone={() => {
                setAsked(undefined)
              }}
            />
          ) : (
            <span className="flex shrink-0 gap-1">
              <Button
                size="sm"
                aria-label={`Load ${file.filename}`}
                pending={loading === file.filename}
                pendingLabel="Loading"
                onClick={() => {
                  onLoad(file.filename)
                }}
              >
                Load
              </Button>
              <IconButton
                label={`Delete ${file.filename}`}
                size="icon-sm"
                onClick={() => {
                  setAsked(file.filename)
                }}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function DeleteQuestion({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const designer = useDesigner()
  const eventId = useEditingSession((editingSession) => editingSession.eventId)
  const { mutateAsync: remove, isPending } = useDeleteSnapshot(eventId)
  const onDelete = async (): Promise<void> => {
    try {
      await remove(name)
      designer.ports.success(messages.snapshotDeleted(name))
    } catch {
      designer.ports.failure(messages.snapshotNotDeleted)
    }
    onDone()
  }
  return (
    <span
      role="group"
      aria-label={`Delete ${name} for good?`}
      className="flex shrink-0 items-center gap-2"
    >
      <span className="text-sm">Delete for good?</span>
      <Button size="sm" onClick={onDone} ref={focused}>
        Keep
      </Button>
      <Button size="sm" variant="danger" pending={isPending} onClick={() => void onDelete()}>
        Delete
      </Button>
    </span>
  )
}

/** The question takes the place of the button that had the focus; the safe answer gets it. */
function focused(button: HTMLButtonElement | null): void {
  button?.focus()
}
