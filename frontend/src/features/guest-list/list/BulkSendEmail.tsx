/* Leads from the selected guests to the steps that send them an email. */
import { Send } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Guest } from '@/api/schema'
import { sendMailAddress, type ChosenGuests } from '@/lib/send-mail'
import { SelectionAction } from '@/ui/SelectionBar'

type Props = { eventId: string; guests: readonly Pick<Guest, 'id'>[] }

/** Renders one action for a `SelectionBar`; mount it only for members who may edit. */
export function BulkSendEmail({ eventId, guests }: Props) {
  const navigate = useNavigate()
  return (
    <SelectionAction
      onClick={() => {
        const state: ChosenGuests = { guestIds: guests.map(({ id }) => id) }
        void navigate(sendMailAddress(eventId, 'invitation', 'guests'), { state })
      }}
    >
      <Send aria-hidden />
      Send email…
    </SelectionAction>
  )
}
