/* Every text of the mailbox. */
import { capitalised } from '@/lib/capitalised'

export const messages = {
  title: 'Mailbox',
  text: {
    smtp: 'Every email sent for your organisation',
    files:
      'No mail server is configured, so nothing is sent. Every email is written to a file on the server and shown here.',
    open: 'No mail server is configured, so mail is written to files on the server. Mail from your organisation and about your account is shown here.',
  },
  emptyTitle: 'No mail yet',
  empty: 'Invitations, confirmations and reminders appear here when they are sent.',
  nothing: (query: string) => `No mail contains “${query}”`,
  loadFailed: 'The mailbox could not be loaded',
  notFound: {
    title: 'Mail not found',
    text: 'It may have been removed, or it belongs to another organisation.',
  },
  retried: { title: 'Mail queued again', text: 'It will be sent again right away.' },
  noBody:
    'This email contains a personal link, so only its recipient can read the text. Its headers are above.',
  personalLinks:
    'The links to the form, the ticket and the unsubscribe page only work in the email that the recipient got.',
  kinds: {
    'verify-email': 'Verification of an address',
    'reset-password': 'New password',
    'change-email': 'Change of address',
    'email-changing': 'Notice: address changes',
    'password-changed': 'Notice: password changed',
    'sign-in-linked': 'Notice: new way to sign in',
    'account-exists': 'Notice: account exists',
    invitation: 'Invitation',
    'invitation-taken': 'Notice: another address joined',
  },
} as const

/** What a kind of mail is called; an unknown kind keeps its own words. */
export function kindLabel(kind: string): string {
  const known = Object.entries(messages.kinds).find(([word]) => word === kind)?.[1]
  if (known !== undefined) return known
  return capitalised(kind)
}
