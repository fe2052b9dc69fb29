/* Sets the answer of the selected guests. */
import { useBulkChange, type BulkDialogProps } from '@/features/guest-list/bulk'
import { rsvpText } from '@/guests/rsvp'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

const answers = ['attending', 'maybe', 'declined', 'no-answer'] as const

export function BulkRsvpDialog({ eventId, guests, onClose }: BulkDialogProps) {
  const { run, isPending } = useBulkChange(eventId, guests, onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Set RSVP of ${countNoun(guests.length, 'guest')}`}
      description="Declined guests lose their seats."
      maxWidth={400}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <div className="flex flex-col gap-2">
        {answers.map((rsvp) => (
          <Button
            key={rsvp}
            pending={isPending}
            onClick={() => {
              run({ verb: 'rsvp', rsvp })
            }}
          >
            {rsvpText(rsvp)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
