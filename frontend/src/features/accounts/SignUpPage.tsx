/*
 * Creating an account; it signs in at once and opens the dashboard (or the page that was asked for). Whoever comes
 * with an invitation joins the organisation that invited instead of getting one of their own.
 */
import { Navigate, useSearchParams } from 'react-router-dom'
import { useSignUp, useUser } from '@/api/auth'
import { formFailure, refusedField } from '@/api/errors'
import { useInvitationView } from '@/api/organisation'
import type { InvitationView } from '@/api/schema'
import { AccountForm } from '@/features/accounts/AccountForm'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { ExpiredInvitation, InvitedBy } from '@/features/accounts/InvitationParts'
import {
  NewPersonFields,
  newPersonFields,
  newPersonProblems,
} from '@/features/accounts/NewPersonFields'
import { messages } from '@/features/accounts/messages'
import { useForm } from '@/lib/form'
import { safeReturnPath, signInPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'
import { LoadingScreen } from '@/ui/LoadingScreen'

/** Renders the form; a signed-in visitor goes on at once. */
export function SignUpPage() {
  useTitle('Create your account')
  const [params] = useSearchParams()
  const user = useUser()
  const token = params.get('invitation') ?? ''
  const invitation = useInvitationView(token)
  if (user.data != null) return <Navigate to={safeReturnPath(params.get('return'))} replace />
  if (token === '') return <SignUpForm />
  if (invitation.isPending) return <LoadingScreen />
  if (invitation.isError) return <ExpiredInvitation error={invitation.error} />
  return <SignUpForm token={token} invitation={invitation.data} />
}

function SignUpForm({ token, invitation }: { token?: string; invitation?: InvitationView }) {
  const [params] = useSearchParams()
  const returnPath = safeReturnPath(params.get('return'))
  const signUp = useSignUp()
  const form = useForm({ name: '', email: invitation?.email ?? '', password: '' })

  const submit = () => {
    const { name, email, password } = form.values
    if (!form.accept(newPersonProblems(form.values))) return
    signUp.mutate(
      {
        name: name.trim(),
        email: email.trim(),
        password,
        ...(token === undefined ? {} : { invitation: token }),
      },
      {
        onError: (error) => {
          form.accept(refusedField(error, newPersonFields) ?? {})
        },
      },
    )
  }
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
      text={
        invitation === undefined ? (
          'Free for 14 days. No card needed.'
        ) : (
          <InvitedBy invitation={invitation} />
        )
      }
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
        formRef={form.formRef}
        onSubmit={submit}
        failure={formFailure(signUp.error, newPersonFields)}
        submitLabel={
          invitation === undefined ? 'Create account' : `Join ${invitation.organisationName}`
        }
        pending={signUp.isPending}
        pendingLabel="Creating your account…"
      >
        <NewPersonFields form={form} />
      </AccountForm>
    </AccountFrame>
  )
}
