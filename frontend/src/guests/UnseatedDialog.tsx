/* After auto-assign: who is left over, and why. */
import type { AutoAssignAnswer } from '@/api/schema'
import { NamesByReason } from '@/guests/NamesByReason'
import { counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

type Props = { unseated: AutoAssignAnswer['unseated']; onClose: () => void }

/** Renders the guests by reason; open while the list holds a guest. */
export function UnseatedDialog({ unseated, onClose }: Props) {
  return (
    <Dialog
      open={unseated.length > 0}
      onOpenChange={onClose}
      title={`${counted(unseated.length, 'guest')} still without a seat`}
      description="Add chairs on the floor plan or change these guests, then run it again."
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <NamesByReason guests={unseated} />
    </Dialog>
  )
}
