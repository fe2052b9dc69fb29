/* After auto-assign: who is left over, and why. */
import type { AutoAssignAnswer } from '@/api/schema'
import { byReason } from '@/guests/unseated'
import { count, counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/** Names written under one reason; the rest is counted. */
const NAMES_SHOWN = 100

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
      <div className="flex flex-col gap-4 text-sm">
        {byReason(unseated).map(({ reason, names }) => (
          <section key={reason}>
            <h3 className="font-semibold">{reason}</h3>
            <ul className="mt-1 divide-y divide-border">
              {names.slice(0, NAMES_SHOWN).map(({ guestId, name }) => (
                <li key={guestId} className="py-1.5 break-words">
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
            {names.length > NAMES_SHOWN && (
              <p className="mt-1 text-muted">and {count(names.length - NAMES_SHOWN)} more</p>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
