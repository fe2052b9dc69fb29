/* The snapshots of the event: keep the plan as it is under a name, look at an earlier one, go back to it. */
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'

import { useLoadSnapshot, useSnapshots } from '@/api/snapshots'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Skeleton } from '@/ui/Skeleton'
import { useDesigner, useEditingSession } from '@/canvas/context'
import { messages } from '@/canvas/text/messages'
import { ReplacementPreview, replaceLabel } from '@/features/designer/files/ReplacementPreview'
import {
  readReplacement,
  replacePlan,
  type Replacement,
} from '@/features/designer/files/replacement'
import { SaveSnapshot } from '@/features/designer/files/SaveSnapshot'
import { SnapshotList } from '@/features/designer/files/SnapshotList'
import { closeLayer } from '@/canvas/store/layer'

export function SnapshotsDialog() {
  const designer = useDesigner()
  const eventId = useEditingSession((editingSession) => editingSession.eventId)
  const { data: files } = useSnapshots(eventId)
  const { mutateAsync: load, variables, isPending } = useLoadSnapshot(eventId)
  const [found, setFound] = useState<Replacement>()
  const close = (): void => {
    closeLayer(designer.view, 'dialog')
  }
  const open = async (name: string): Promise<void> => {
    try {
      const answer = readReplacement(designer, name, await load(name))
      if ('problem' in answer) {
        const { title, text } = messages.snapshotNotLoaded
        designer.ports.failure({ title, text: `${text}. ${answer.problem}` })
      } else {
        setFound(answer)
      }
    } catch {
      designer.ports.failure(messages.snapshotNotLoaded)
    }
  }
  if (found !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={close}
        title={`Go back to ${found.name}?`}
        maxWidth={560}
        footer={
          <>
            <Button
              className="mr-auto"
              onClick={() => {
                setFound(undefined)
              }}
            >
              <ArrowLeft aria-hidden />
              All snapshots
            </Button>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant={found.guests.length > 0 ? 'danger' : 'primary'}
              onClick={() => {
                if (!replacePlan(designer, found)) return
                designer.ports.success(messages.snapshotLoaded(found.name))
                close()
              }}
            >
              {replaceLabel(found)}
            </Button>
          </>
        }
      >
        <ReplacementPreview replacement={found} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Snapshots"
      description="Saved copies of the whole plan, shared with everyone who works on this event."
      maxWidth={560}
    >
      <SaveSnapshot />
      {files === undefined ? (
        <div role="status" aria-label="Loading snapshots" className="mt-5 flex flex-col gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : (
        <SnapshotList
          files={files}
          loading={isPending ? variables : undefined}
          onLoad={(name) => void open(name)}
        />
      )}
    </Dialog>
  )
}
