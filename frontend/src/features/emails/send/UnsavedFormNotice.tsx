/* The notice beside an invitation that its link leads to a closed page, because the form was never saved. */
import { DoorClosed } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useInvitationForm } from '@/api/invitation-form'
import { unsavedFormMessages as messages } from '@/features/emails/send/messages'
import { ofEvent, paths } from '@/lib/paths'
import { buttonStyles } from '@/ui/button-styles'

/** Renders nothing once the form was saved. */
export function UnsavedFormNotice({ eventId }: { eventId: string }) {
  const { data: form } = useInvitationForm(eventId)
  return (
    <div role="status" className="empty:hidden">
      {form?.version === 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warning/40 bg-warning-soft px-4 py-3">
          <DoorClosed aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-warning" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">{messages.title}</p>
            <p className="text-sm">{messages.text}</p>
          </div>
          <Link
            to={`${ofEvent(paths.guestManagement, eventId)}&tab=invitations`}
            className={buttonStyles({ variant: 'primary' })}
          >
            {messages.action}
          </Link>
        </div>
      )}
    </div>
  )
}
