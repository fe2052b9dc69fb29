/* Changes a party from the headings of the list. */
import type { PartyEntry } from '@/api/schema'
import { PartyForm } from '@/features/guest-list/panel/PartyForm'
import { Dialog } from '@/ui/Dialog'

type Props = { eventId: string; party: PartyEntry; onClose: () => void }

export function PartyDialog(props: Props) {
  return (
    <Dialog open onOpenChange={props.onClose} title="Edit party" maxWidth={440}>
      <PartyForm {...props} />
    </Dialog>
  )
}
