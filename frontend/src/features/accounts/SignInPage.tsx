/* Signing in. Afterwards the user returns to the page that was requested. */
import { Navigate, useSearchParams } from 'react-router-dom'
import { useSignIn, useUser } from '@/api/auth'
import { ApiError } from '@/api/errors'
import { useOffers, useSite } from '@/api/site'
import { AccountField, AccountForm } from '@/features/accounts/AccountForm'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { messages } from '@/features/accounts/messages'
import { paths } from '@/lib/paths'
import { safeReturnPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormAlert } from '@/ui/FormAlert'

type Values = { email: string; password: string }

function check(values: Values): FieldErrors<Values> {
  return {
    email: values.email.trim() === '' ? messages.emailRequired : undefined,
    password: values.password === '' ? messages.passwordRequired : undefined,
  }
}

/** Renders the form, or redirects a user who is already signed in. */
export function SignInPage() {
  useTitle('Log in')
  const [params] = useSearchParams()
  const returnPath = safeReturnPath(params.get('return'))
  const asked = params.has('return') ? `?return=${encodeURIComponent(returnPath)}` : ''
  const user = useUser()
  const signIn = useSignIn()
  const site = useSite()
  const { signUp } = useOffers()
  const form = useForm<Values>({ initial: { email: '', password: '' }, check })
  const submit = useSubmit(form, signIn, {
    input: ({ email, password }) => ({ email: email.trim(), password }),
  })
  const wrong = signIn.error instanceof ApiError && signIn.error.code === 'bad_credentials'
  if (user.data != null) return <Navigate to={returnPath} replace />

  return (
    <AccountFrame
      title="Log in"
      text="Welcome back."
      footer={
        signUp === 'open' ? (
          <>
            New here? <TextLink to={`${paths.signUp}${asked}`}>Create an account</TextLink>
          </>
        ) : (
          messages.signUpClosed.hint[signUp]
        )
      }
    >
      <CompanyLogin problem={params.get('problem')} asked={asked} />
      <AccountForm submit={submit} submitLabel="Log in" pendingLabel="Logging in…">
        <AccountField
          form={form}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          first
        />
        <AccountField
          form={form}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
        />
      </AccountForm>
      {wrong && site.data?.mail === 'smtp' && (
        <p className="mt-4 text-sm text-muted">{messages.unverified}</p>
      )}
      <p className="mt-4 text-center">
        <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
      </p>
    </AccountFrame>
  )
}

/** The sign-in button of the configured identity provider, with the error it returned. */
function CompanyLogin({ problem, asked }: { problem: string | null; asked: string }) {
  const site = useSite()
  const name = site.data?.oidcName ?? 'The other sign-in page'
  return (
    <>
      {problem !== null && (
        <div className="mt-6">
          <FormAlert message={problemText(problem, name)} />
        </div>
      )}
      {site.data?.signIn === 'oidc' && (
        <>
          <a
            href={`${paths.login}${asked}`}
            className={buttonStyles({ size: 'lg', className: 'mt-6 w-full' })}
          >
            Continue with {name}
          </a>
          <p className="mt-6 -mb-2 flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            or with your password
          </p>
        </>
      )}
    </>
  )
}

function problemText(problem: string, name: string): string {
  const known = Object.entries(messages.problems).find(([code]) => code === problem)
  return (known?.[1] ?? messages.problems.oidc_failed)(name)
}
