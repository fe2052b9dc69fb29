/* Signing in. Whoever came from a deep link goes there afterwards. */
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useSignIn, useUser } from '@/api/auth'
import { AccountFrame } from '@/features/accounts/AccountFrame'
import { AccountField, AccountForm } from '@/features/accounts/AccountForm'
import { messages } from '@/features/accounts/messages'
import { useForm, type FieldErrors } from '@/lib/form'
import { paths } from '@/lib/paths'
import { safeReturnPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'

type Values = { email: string; password: string }

function check(values: Values): FieldErrors<Values> {
  return {
    ...(values.email.trim() === '' ? { email: messages.emailRequired } : {}),
    ...(values.password === '' ? { password: messages.passwordRequired } : {}),
  }
}

/** Renders the form; a signed-in visitor goes on at once. */
export function SignInPage() {
  useTitle('Log in')
  const [params] = useSearchParams()
  const returnPath = safeReturnPath(params.get('return'))
  const user = useUser()
  const signIn = useSignIn()
  const form = useForm<Values>({ email: '', password: '' })
  if (user.data != null) return <Navigate to={returnPath} replace />

  const submit = () => {
    if (!form.accept(check(form.values))) return
    signIn.mutate({ email: form.values.email.trim(), password: form.values.password })
  }
  return (
    <AccountFrame
      title="Log in"
      text="Welcome back."
      footer={
        <>
          New here?{' '}
          <Link
            to={`${paths.signUp}${params.size > 0 ? `?return=${encodeURIComponent(returnPath)}` : ''}`}
            className="font-medium text-accent underline underline-offset-4"
          >
            Create an account
          </Link>
        </>
      }
    >
      <AccountForm
        formRef={form.formRef}
        onSubmit={submit}
        failure={signIn.error?.message}
        submitLabel="Log in"
        pending={signIn.isPending}
        pendingLabel="Logging in…"
      >
        <AccountField
          label="E-mail"
          type="email"
          autoComplete="email"
          value={form.values.email}
          error={form.errors.email}
          onChange={(value) => {
            form.set('email', value)
          }}
        />
        <AccountField
          label="Password"
          type="password"
          autoComplete="current-password"
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
