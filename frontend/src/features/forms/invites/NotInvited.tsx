/* How many guests of the list have no invitation yet, with the way to the steps that send it. */
import { MailPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useEmailRecipients } from '@/api/emails'
import { inviteMessages as messages } from '@/features/forms/messages'
import { sendMailAddress } from '@/lib/send-mail'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'

/** Renders nothing while all guests with an address are invited. */
export function NotInvited({ eventId }: { eventId: string }) {
  const { data } = useEmailRecipients(eventId, { recipientType: 'not_invited' })
  const receiving = data?.receiving ?? 0
  if (receiving === 0) return null
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <MailPlus aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-48 font-medium">{messages.notInvited(receiving)}</p>
      <Link
        to={sendMailAddress(eventId, 'invitation', 'not_invited')}
        className={buttonStyles({ variant: 'primary' })}
      >
        {messages.inviteGuests}
      </Link>
    </Card>
  )
}
