/* After auto-assign: who is left over, and why. */
import type { AutoAssignAnswer } from '@/api/schema'
import { counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

type Props = { unseated: AutoAssignAnswer['unseated']; onClose: () => void }

/** Renders the list; open while there is somebody on it. */
export function UnseatedDialog({ unseated, onClose }: Props) {
  return (
    <Dialog
      open={unseated.length > 0}
      onOpenChange={onClose}
      title={`${counted(unseated.length, 'guest')} still without a seat`}
      description="Everybody else has a seat. Add chairs on the floor plan or change these guests, then run it again."
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="divide-y divide-border text-sm">
        {unseated.map(({ guestId, name, reason }) => (
          <li key={guestId} className="py-2">
            <p className="font-medium break-words">{name}</p>
            <p className="text-muted">{reason}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
