/* Creating an account; it signs in at once and opens the dashboard (or the page that was asked for). */
import type { SubmitEvent } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useSignUp, useUser } from '@/api/auth'
import { ApiError } from '@/api/errors'
import { AccountFrame } from '@/features/accounts/AccountFrame'
import { FormAlert } from '@/features/accounts/FormAlert'
import { messages, passwordMinimum } from '@/features/accounts/messages'
import { looksLikeEmail, useForm, type FieldErrors } from '@/lib/form'
import { safeReturnPath, signInPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

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

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
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
      <form ref={form.formRef} noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
        <Field label="Your name" required error={form.errors.name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              value={form.values.name}
              onChange={(event) => {
                form.set('name', event.target.value)
              }}
            />
          )}
        </Field>
        <Field label="E-mail" required error={form.errors.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              value={form.values.email}
              onChange={(event) => {
                form.set('email', event.target.value)
              }}
            />
          )}
        </Field>
        <Field
          label="Password"
          required
          hint={`At least ${String(passwordMinimum)} characters. A few words in a row are easy to remember.`}
          error={form.errors.password}
        >
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              value={form.values.password}
              onChange={(event) => {
                form.set('password', event.target.value)
              }}
            />
          )}
        </Field>
        <FormAlert message={wholeForm} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={signUp.isPending}
          pendingLabel="Creating your account…"
        >
          Create account
        </Button>
      </form>
    </AccountFrame>
  )
}
