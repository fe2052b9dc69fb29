/* Creating an account; it signs in at once and opens the dashboard (or the page that was asked for). */
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useSignUp, useUser } from '@/api/auth'
import { ApiError } from '@/api/errors'
import { AccountFrame } from '@/features/accounts/AccountFrame'
import { AccountField, AccountForm } from '@/features/accounts/AccountForm'
import { messages, passwordMinimum } from '@/features/accounts/messages'
import { looksLikeEmail, useForm, type FieldErrors } from '@/lib/form'
import { safeReturnPath, signInPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'

type Values = { name: string; email: string; password: string }

function check({ name, email, password }: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  if (name.trim() === '') errors.name = messages.nameRequired
  if (email.trim() === '') errors.email = messages.emailRequired
  else if (!looksLikeEmail(email)) errors.email = messages.emailInvalid
  if (password === '') errors.password = messages.passwordRequired
  else if ([...password].length < passwordMinimum) errors.password = messages.passwordTooShort
  return errors
}

/** Returns the field a refusal speaks of, when it is one of this form. */
function refusedField(error: unknown): keyof Values | undefined {
  if (!(error instanceof ApiError)) return undefined
  switch (error.field) {
    case 'name':
    case 'email':
    case 'password':
      return error.field
    default:
      return undefined
  }
}

/** Renders the form; a signed-in visitor goes on at once. */
export function SignUpPage() {
  useTitle('Create your account')
  const [params] = useSearchParams()
  const returnPath = safeReturnPath(params.get('return'))
  const user = useUser()
  const signUp = useSignUp()
  const form = useForm<Values>({ name: '', email: '', password: '' })
  if (user.data != null) return <Navigate to={returnPath} replace />

  const submit = () => {
    if (!form.accept(check(form.values))) return
    const { name, email, password } = form.values
    signUp.mutate(
      { name: name.trim(), email: email.trim(), password },
      {
        onError: (error) => {
          const field = refusedField(error)
          if (field !== undefined) form.accept({ [field]: error.message })
        },
      },
    )
  }
  const wholeForm =
    signUp.error !== null && refusedField(signUp.error) === undefined
      ? signUp.error.message
      : undefined
  return (
    <AccountFrame
      title="Create your account"
      text="Free for 14 days. No card needed."
      footer={
        <>
          Have an account?{' '}
          <Link
            to={signInPath(returnPath)}
            className="font-medium text-accent underline underline-offset-4"
          >
            Log in
          </Link>
        </>
      }
    >
      <AccountForm
        formRef={form.formRef}
        onSubmit={submit}
        failure={wholeForm}
        submitLabel="Create account"
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
          autoComplete="new-password"
          hint={`At least ${String(passwordMinimum)} characters. A few words in a row are easy to remember.`}
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
