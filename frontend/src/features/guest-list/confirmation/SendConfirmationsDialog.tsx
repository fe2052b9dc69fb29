/* Asks before confirmations are sent to several guests, and reports who got none. */
import { useSendConfirmations } from '@/api/confirmations'
import type { Guest } from '@/api/schema'
import type { ConfirmationsSent } from '@/api/schema'
import { confirmationMessages as messages } from '@/features/guest-list/confirmation/messages'
import { NamesByReason } from '@/guests/NamesByReason'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { toast } from '@/ui/toast'
import { Tooltip } from '@/ui/Tooltip'

export type MailedGuest = Pick<Guest, 'id' | 'email'>

type Props = { eventId: string; guests: readonly MailedGuest[]; onClose: () => void }

export function SendConfirmationsDialog({ eventId, guests, onClose }: Props) {
  const { mutate, isPending, data: report } = useSendConfirmations(eventId)
  const reachable = guests.filter(({ email }) => email.trim() !== '').length
  if (report !== undefined) return <Report report={report} onClose={onClose} />
  const send = () => {
    mutate(
      guests.map(({ id }) => id),
      {
        onSuccess: ({ sentCount, skipped }) => {
          if (skipped.length > 0) return
          toast.success(messages.allSent(sentCount))
          onClose()
        },
        onError: (error) => {
          toast.error(messages.failed.title, messages.failed.text, { detail: error.message })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Send ${countNoun(reachable, 'confirmation')}?`}
      description="Each guest gets an email with the event, their seat and their lookup code."
      maxWidth={440}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Tooltip inactive={reachable === 0 ? messages.noneHasEmail : undefined} side="top">
            <Button variant="primary" pending={isPending} pendingLabel="Sending..." onClick={send}>
              Send
            </Button>
          </Tooltip>
        </>
      }
    >
      {reachable < guests.length && (
        <p className="text-sm">
          {countNoun(guests.length - reachable, 'guest has', 'guests have')} no email address and{' '}
          {guests.length - reachable === 1 ? 'is' : 'are'} left out.
        </p>
      )}
    </Dialog>
  )
}

function Report({ report, onClose }: { report: ConfirmationsSent; onClose: () => void }) {
  const { sentCount, skipped } = report
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.allSent(sentCount)}
      description={skipped.length === 0 ? undefined : messages.leftOut(skipped.length)}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <NamesByReason guests={skipped} />
    </Dialog>
  )
}
