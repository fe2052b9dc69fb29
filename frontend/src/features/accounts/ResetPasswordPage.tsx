/* Choosing a new password with the link that came by mail. */
import { Link, useSearchParams } from 'react-router-dom'
import { useResetPassword } from '@/api/accounts'
import { ApiError, formFailure, refusedField } from '@/api/errors'
import { AccountForm, NewPasswordField } from '@/features/accounts/AccountForm'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { newPasswordProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { useForm } from '@/lib/form'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'

const fields = ['password'] as const

/** Renders the form, the end of it, or what to do about a dead link. */
export function ResetPasswordPage() {
  useTitle('Choose a new password')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const reset = useResetPassword()
  const form = useForm({ password: '' })
  const expired = reset.error instanceof ApiError && reset.error.code === 'link_expired'
  if (token === '' || expired) return <Expired />
  if (reset.isSuccess) return <Done />
  const submit = () => {
    const { password } = form.values
    if (!form.accept({ password: newPasswordProblem(password) })) return
    reset.mutate(
      { token, password },
      {
        onError: (error) => {
          form.accept(refusedField(error, fields) ?? {})
        },
      },
    )
  }
  return (
    <AccountFrame
      title="Choose a new password"
      text="You will be signed out everywhere else."
      footer={<TextLink to={paths.signIn}>Back to log in</TextLink>}
    >
      <AccountForm
        formRef={form.formRef}
        onSubmit={submit}
        failure={formFailure(reset.error, fields)}
        submitLabel="Change password"
        pending={reset.isPending}
        pendingLabel="Changing…"
      >
        <NewPasswordField label="New password" {...form.field('password')} />
      </AccountForm>
    </AccountFrame>
  )
}

function Done() {
  return (
    <AccountFrame title={messages.reset.doneTitle} text={messages.reset.doneText}>
      <Link
        to={paths.signIn}
        className={buttonStyles({ variant: 'primary', size: 'lg', className: 'mt-6 w-full' })}
      >
        Log in
      </Link>
    </AccountFrame>
  )
}

function Expired() {
  return (
    <AccountFrame
      title={messages.linkExpiredTitle}
      text={messages.linkExpired}
      footer={<TextLink to={paths.signIn}>Back to log in</TextLink>}
    >
      <Link
        to={paths.forgotPassword}
        className={buttonStyles({ variant: 'primary', size: 'lg', className: 'mt-6 w-full' })}
      >
        Ask for a new link
      </Link>
    </AccountFrame>
  )
}
