/* Choosing a new password with the link that came by mail. */
import { Link, useSearchParams } from 'react-router-dom'
import { useResetPassword } from '@/api/accounts'
import { ApiError } from '@/api/errors'
import { AccountForm, NewPasswordField } from '@/features/accounts/AccountForm'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { newPasswordProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'

/** Renders the form, the end of it, or what to do about a dead link. */
export function ResetPasswordPage() {
  useTitle('Choose a new password')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const reset = useResetPassword()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: newPasswordProblem(password) }),
  })
  const submit = useSubmit(form, reset, { input: ({ password }) => ({ token, password }) })
  const expired = reset.error instanceof ApiError && reset.error.code === 'link_expired'
  if (token === '' || expired) return <Expired />
  if (reset.isSuccess) return <Done />
  return (
    <AccountFrame
      title="Choose a new password"
      text="You will be signed out everywhere else."
      footer={<TextLink to={paths.signIn}>Back to log in</TextLink>}
    >
      <AccountForm submit={submit} submitLabel="Change password" pendingLabel="Changing…">
        <NewPasswordField form={form} name="password" label="New password" />
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
