/* Mails one guest the confirmation with the lookup code. */
import { Mail } from 'lucide-react'
import type { Guest } from '@/api/schema'
import { confirmationMessages } from '@/features/guest-list/confirmation/messages'
import { useSendConfirmation } from '@/features/guest-list/confirmation/use-send-confirmation'
import { fullName } from '@/guests/names'
import { Button } from '@/ui/Button'
import { Tooltip } from '@/ui/Tooltip'

type Props = { guest: Pick<Guest, 'id' | 'email' | 'firstName' | 'lastName'> }

/** Renders the button; mount it only for members who may edit. */
export function SendConfirmationButton({ guest }: Props) {
  const { run, isPending } = useSendConfirmation(guest.id)
  const { action, noEmail } = confirmationMessages
  return (
    <Tooltip inactive={guest.email.trim() === '' ? noEmail : undefined} side="top">
      <Button
        aria-label={`${action} to ${fullName(guest)}`}
        pending={isPending}
        pendingLabel="Sending..."
        onClick={run}
      >
        <Mail aria-hidden />
        {action}
      </Button>
    </Tooltip>
  )
}
