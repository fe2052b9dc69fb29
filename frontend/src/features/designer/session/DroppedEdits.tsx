/* The edits that no longer applied because of what others changed: by name, to be made again or discarded. */
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useDesigner, usePlanState, useSync } from '@/canvas/context'
import { restoreCommand, whyDropped } from '@/features/designer/session/apply-again'
import type { DroppedEdit } from '@/plan/sync'

type Props = { readonly onClose: () => void }

export function DroppedEdits({ onClose }: Props) {
  const designer = useDesigner()
  const dropped = useSync((state) => state.dropped)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Edits that no longer apply"
      description="Applying an edit again brings back the objects that it changes, as you last had them."
      footer={
        <Button
          onClick={() => {
            designer.sync.discard(dropped)
            onClose()
          }}
        >
          Discard all
        </Button>
      }
    >
      <ul aria-label="Edits" className="space-y-3 text-sm">
        {dropped.map((edit, index) => (
          <DroppedEditRow key={index} edit={edit} />
        ))}
      </ul>
    </Dialog>
  )
}

function DroppedEditRow({ edit }: { readonly edit: DroppedEdit }) {
  const designer = useDesigner()
  const elements = usePlanState((state) => state.elements)
  const command = restoreCommand(edit, elements)
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0 flex-1 break-words">
        <bdi className="font-medium">{edit.label}</bdi>: {whyDropped(edit)}
      </span>
      {command !== undefined && (
        <Button
          size="sm"
          onClick={() => {
            if (designer.editing.run(command)) designer.sync.discard([edit])
          }}
        >
          Apply again
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          designer.sync.discard([edit])
        }}
      >
        Discard
      </Button>
    </li>
  )
}
