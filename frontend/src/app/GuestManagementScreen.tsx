/* Guest management with the form builder and the email manager in it: three features that meet here. */
import { createElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GuestManagementPage } from '@/features/guest-list/GuestManagementPage'
import { useOnceTrue } from '@/lib/use-once-true'
import { loadable } from '@/ui/loadable'
import { Skeletons } from '@/ui/Skeleton'

const pending = createElement(Skeletons, { rows: 6 })

const guestForms = loadable(async () => (await import('@/features/forms/GuestForms')).GuestForms, {
  pending,
})

/** Asks before the page with unsaved forms is left. */
const formDrafts = loadable(async () => (await import('@/features/forms/draft-store')).DraftGuard)

const emailManager = loadable(
  async () => (await import('@/features/emails/EmailManager')).EmailManager,
  { pending },
)

const emailDrafts = loadable(
  async () => (await import('@/features/emails/templates/DraftGuard')).DraftGuard,
)

const translations = loadable(
  async () => (await import('@/features/translations/TranslationsPage')).TranslationsPage,
  { pending },
)

/** Renders the screen. */
export function GuestManagementScreen() {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  const formsOpened = useOnceTrue(tab === 'invitations')
  const emailsOpened = useOnceTrue(tab === 'email-campaigns')
  if (tab === 'translations') return <translations.Part />
  return (
    <>
      <GuestManagementPage
        renderForms={(event) => <guestForms.Part event={event} />}
        renderEmails={(event) => <emailManager.Part event={event} />}
      />
      {formsOpened && <formDrafts.Part />}
      {emailsOpened && <emailDrafts.Part />}
    </>
  )
}
