/* Guest management with the email manager in it: two features that meet here. */
import { createElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GuestManagementPage } from '@/features/guests/GuestManagementPage'
import { useEver } from '@/lib/use-ever'
import { loadable } from '@/ui/loadable'
import { Skeletons } from '@/ui/Skeleton'

const emailManager = loadable(
  async () => (await import('@/features/emails/EmailManager')).EmailManager,
  { pending: createElement(Skeletons, { rows: 6 }) },
)

const emailDrafts = loadable(
  async () => (await import('@/features/emails/templates/DraftGuard')).DraftGuard,
)

/** Renders the screen. */
export function GuestManagementScreen() {
  const [params] = useSearchParams()
  const opened = useEver(params.get('tab') === 'email-campaigns')
  return (
    <>
      <GuestManagementPage renderEmails={(event) => <emailManager.Part event={event} />} />
      {opened && <emailDrafts.Part />}
    </>
  )
}
