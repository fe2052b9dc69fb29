/* Signing in. Whoever came from a deep link goes there afterwards. */
import type { SubmitEvent } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useSignIn, useUser } from '@/api/auth'
import { AccountFrame } from '@/features/accounts/AccountFrame'
import { FormAlert } from '@/features/accounts/FormAlert'
import { messages } from '@/features/accounts/messages'
import { useForm, type FieldErrors } from '@/lib/form'
import { paths } from '@/lib/paths'
import { safeReturnPath } from '@/lib/return-path'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

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

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
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
      <form ref={form.formRef} noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
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
        <Field label="Password" required error={form.errors.password}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              value={form.values.password}
              onChange={(event) => {
                form.set('password', event.target.value)
              }}
            />
          )}
        </Field>
        <FormAlert message={signIn.error === null ? undefined : signIn.error.message} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={signIn.isPending}
          pendingLabel="Logging in…"
        >
          Log in
        </Button>
      </form>
    </AccountFrame>
  )
}
