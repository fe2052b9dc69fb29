/* What the pages of an invitation share: who invites to what, and a link that no longer works. */
import { isUnreachable, toApiError } from '@/api/errors'
import type { InvitationView } from '@/api/schema'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { messages } from '@/features/accounts/messages'
import { paths } from '@/lib/paths'
import { roleLabel, roleText } from '@/lib/roles'

/** Renders who invites, to which organisation, and what the role may do. */
export function InvitedBy({ invitation }: { invitation: InvitationView }) {
  return (
    <>
      {invitation.invitedBy} invites you to{' '}
      <strong className="font-semibold text-text">{invitation.organisationName}</strong> as{' '}
      {roleLabel(invitation.role).toLowerCase()}.
      <span className="mt-2 block text-sm">
        {roleLabel(invitation.role)}: {roleText(invitation.role)}
      </span>
    </>
  )
}

/** Renders the page for an invitation that cannot be opened. */
export function ExpiredInvitation({ error }: { error: unknown }) {
  if (error != null && isUnreachable(error)) {
    return <AccountFrame title="The server is not responding" text={toApiError(error).message} />
  }
  return (
    <AccountFrame
      title={messages.linkExpiredTitle}
      text={`${messages.linkExpired} ${messages.invitation.expired}`}
      footer={<TextLink to={paths.root}>Go to the start page</TextLink>}
    />
  )
}
