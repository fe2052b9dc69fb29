/*
 * Creating an account signs the user in and opens the dashboard or the page that was requested. With an invitation, the
 * user joins the inviting organisation instead of getting one of their own.
 */
import { Navigate, useSearchParams } from 'react-router-dom'
import { useSignUp, useUser } from '@/api/auth'
import { useInvitationView } from '@/api/organisation'
import type { InvitationView } from '@/api/schema'
import { useOffers, useSite } from '@/api/site'
import { AccountForm } from '@/features/accounts/AccountForm'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { ExpiredInvitation, InvitedBy } from '@/features/accounts/InvitationParts'
import { NewPersonFields, newPersonProblems, trimmed } from '@/features/accounts/NewPersonFields'
import { messages } from '@/features/accounts/messages'
import { safeReturnPath, signInPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { LoadingScreen } from '@/ui/LoadingScreen'

/** Renders the form, or redirects a user who is already signed in. */
export function SignUpPage() {
  useTitle('Create your account')
  const [params] = useSearchParams()
  const user = useUser()
  const token = params.get('invitation') ?? ''
  const invitation = useInvitationView(token)
  const { signUp } = useOffers()
  if (user.data != null) return <Navigate to={safeReturnPath(params.get('return'))} replace />
  if (signUp === 'closed' || (signUp === 'invited' && token === '')) {
    return (
      <AccountFrame
        title={messages.signUpClosed.title}
        text={messages.signUpClosed[signUp]}
        footer={<TextLink to={signInPath(safeReturnPath(params.get('return')))}>Log in</TextLink>}
      />
    )
  }
  if (token === '') return <SignUpForm />
  if (invitation.isPending) return <LoadingScreen />
  if (invitation.isError) return <ExpiredInvitation error={invitation.error} />
  return <SignUpForm token={token} invitation={invitation.data} />
}

function SignUpForm({ token, invitation }: { token?: string; invitation?: InvitationView }) {
  const [params] = useSearchParams()
  const returnPath = safeReturnPath(params.get('return'))
  const signUp = useSignUp()
  const form = useForm({
    initial: { name: '', email: invitation?.email ?? '', password: '' },
    check: newPersonProblems,
  })
  const submit = useSubmit(form, signUp, {
    input: (values) => ({
      ...trimmed(values),
      ...(token === undefined ? {} : { invitation: token }),
    }),
  })
  if (signUp.data !== undefined && 'checkEmail' in signUp.data) {
    return (
      <AccountFrame
        title={messages.checkEmail.title}
        text={messages.checkEmail.signUp(signUp.data.checkEmail)}
        footer={<TextLink to={signInPath(returnPath)}>Log in</TextLink>}
      />
    )
  }
  return (
    <AccountFrame
      title="Create your account"
      text={invitation === undefined ? <FreeTrial /> : <InvitedBy invitation={invitation} />}
      footer={
        <>
          Have an account?{' '}
          <TextLink
            to={signInPath(
              token === undefined
                ? returnPath
                : `/accept-invitation?token=${encodeURIComponent(token)}`,
            )}
          >
            Log in
          </TextLink>
        </>
      }
    >
      <AccountForm
        submit={submit}
        submitLabel={
          invitation === undefined ? 'Create account' : `Join ${invitation.organisationName}`
        }
        pendingLabel="Creating your account…"
      >
        <NewPersonFields form={form} />
      </AccountForm>
    </AccountFrame>
  )
}

/** What an account costs, and whose addresses may have one. */
function FreeTrial() {
  const domains = useSite().data?.allowedDomains ?? []
  return (
    <>
      Free for 14 days. No card needed.{' '}
      {domains.length > 0 && messages.signUpClosed.domains(domains)}
    </>
  )
}
