/* Guest management with the e-mail manager in it: two features that meet here. */
import { createElement } from 'react'
import { GuestManagementPage } from '@/features/guests/GuestManagementPage'
import { loadable } from '@/ui/loadable'
import { Skeletons } from '@/ui/Skeleton'

const emailManager = loadable(
  async () => (await import('@/features/emails/EmailManager')).EmailManager,
  { pending: createElement(Skeletons, { rows: 6 }) },
)

/** Renders the screen. */
export function GuestManagementScreen() {
  return <GuestManagementPage renderEmails={(event) => <emailManager.Part event={event} />} />
}
