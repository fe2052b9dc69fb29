/*
 * Creating an account; it signs in at once and opens the dashboard (or the page that was asked for). Whoever comes
 * with an invitation joins the organisation that invited instead of getting one of their own.
 */
import { Navigate, useSearchParams } from 'react-router-dom'
import { useSignUp, useUser } from '@/api/auth'
import { formFailure, refusedField } from '@/api/errors'
import { useInvitationView } from '@/api/organisation'
import type { InvitationView } from '@/api/schema'
import { AccountField, AccountForm, NewPasswordField } from '@/features/accounts/AccountForm'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { emailProblem, nameProblem, newPasswordProblem } from '@/features/accounts/checks'
import { ExpiredInvitation, InvitedBy } from '@/features/accounts/InvitationParts'
import { messages } from '@/features/accounts/messages'
import { useForm } from '@/lib/form'
import { safeReturnPath, signInPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'
import { LoadingScreen } from '@/ui/LoadingScreen'

const fields = ['name', 'email', 'password'] as const

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
    const found = {
      name: nameProblem(name),
      email: emailProblem(email),
      password: newPasswordProblem(password, messages.passwordRequired),
    }
    if (!form.accept(found)) return
    signUp.mutate(
      {
        name: name.trim(),
        email: email.trim(),
        password,
        ...(token === undefined ? {} : { invitation: token }),
      },
      {
        onError: (error) => {
          form.accept(refusedField(error, fields) ?? {})
        },
      },
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
        failure={formFailure(signUp.error, fields)}
        submitLabel={
          invitation === undefined ? 'Create account' : `Join ${invitation.organisationName}`
        }
        pending={signUp.isPending}
        pendingLabel="Creating your account…"
      >
        <AccountField
          label="Your name"
          autoComplete="name"
          value={form.values.name}
          error={form.errors.name}
          onChange={(value) => {
            form.set('name', value)
          }}
        />
        <AccountField
          label="E-mail"
          type="email"
          autoComplete="username"
          value={form.values.email}
          error={form.errors.email}
          onChange={(value) => {
            form.set('email', value)
          }}
        />
        <NewPasswordField
          label="Password"
          value={form.values.password}
          error={form.errors.password}
          onChange={(value) => {
            form.set('password', value)
          }}
        />
      </AccountForm>
    </AccountFrame>
  )
}
