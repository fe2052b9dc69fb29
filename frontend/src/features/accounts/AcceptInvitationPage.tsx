/* The page behind an invitation link: who invites, and a button to accept. Opening it changes nothing. */
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { useAcceptInvitation, useInvitationView } from '@/api/organisation'
import type { InvitationView, User } from '@/api/schema'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { ExpiredInvitation, InvitedBy } from '@/features/accounts/InvitationParts'
import { messages } from '@/features/accounts/messages'
import { rememberEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { signInPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { FormAlert } from '@/ui/FormAlert'
import { LoadingScreen } from '@/ui/LoadingScreen'

/** Renders the invitation for a visitor or for the signed-in user. */
export function AcceptInvitationPage() {
  useTitle('Invitation')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const user = useUser()
  const invitation = useInvitationView(token)
  if (token === '' || invitation.isError) return <ExpiredInvitation error={invitation.error} />
  if (user.isPending || invitation.isPending) return <LoadingScreen />
  return user.data == null ? (
    <ForVisitor token={token} invitation={invitation.data} />
  ) : (
    <ForUser token={token} invitation={invitation.data} user={user.data} />
  )
}

function ForVisitor({ token, invitation }: { token: string; invitation: InvitationView }) {
  const secret = encodeURIComponent(token)
  const logIn = signInPath(`${paths.acceptInvitation}?token=${secret}`)
  const signUp = `${paths.signUp}?invitation=${secret}`
  const big = { size: 'lg', className: 'mt-6 w-full' } as const
  return (
    <AccountFrame
      title={`Join ${invitation.organisationName}`}
      text={<InvitedBy invitation={invitation} />}
      footer={
        invitation.hasAccount ? (
          <>
            No account yet? <TextLink to={signUp}>Create one</TextLink>
          </>
        ) : (
          <>
            Have an account? <TextLink to={logIn}>Log in</TextLink>
          </>
        )
      }
    >
      <Link
        to={invitation.hasAccount ? logIn : signUp}
        className={buttonStyles({ variant: 'primary', ...big })}
      >
        {invitation.hasAccount ? 'Log in to accept' : 'Create an account to accept'}
      </Link>
    </AccountFrame>
  )
}

type ForUserProps = { token: string; invitation: InvitationView; user: User }

function ForUser({ token, invitation, user }: ForUserProps) {
  const navigate = useNavigate()
  const accept = useAcceptInvitation()
  return (
    <AccountFrame
      title={`Join ${invitation.organisationName}`}
      text={<InvitedBy invitation={invitation} />}
      footer={<TextLink to={paths.dashboard}>Not now</TextLink>}
    >
      <div className="mt-6 flex flex-col gap-4">
        {user.email.toLowerCase() !== invitation.email.toLowerCase() && (
          <p className="rounded-control bg-info-soft px-3 py-2 text-info">
            {messages.invitation.other(user.email, invitation.email)}
          </p>
        )}
        <FormAlert message={accept.error?.message} />
        <Button
          variant="primary"
          size="lg"
          pending={accept.isPending}
          pendingLabel="Joining…"
          onClick={() => {
            accept.mutate(token, {
              onSuccess: () => {
                rememberEvent(null)
                void navigate(paths.dashboard)
              },
            })
          }}
        >
          Accept invitation
        </Button>
      </div>
    </AccountFrame>
  )
}
