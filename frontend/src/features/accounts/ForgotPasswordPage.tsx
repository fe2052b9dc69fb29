/* Asking for a link to choose a new password. The answer is the same whether or not there is such an account. */
import { useState } from 'react'
import { useForgotPassword } from '@/api/accounts'
import { formFailure, refusedField } from '@/api/errors'
import { useSendsMail } from '@/api/site'
import { AccountField, AccountForm } from '@/features/accounts/AccountForm'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { emailProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { useForm } from '@/lib/form'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'

const fields = ['email'] as const

/** Renders the form, then where to look. */
export function ForgotPasswordPage() {
  useTitle('Forgot your password')
  const [sentTo, setSentTo] = useState<string>()
  const forgot = useForgotPassword()
  const form = useForm({ email: '' })
  if (sentTo !== undefined) {
    return (
      <Sent
        email={sentTo}
        onAgain={() => {
          setSentTo(undefined)
        }}
      />
    )
  }
  const submit = () => {
    const email = form.values.email.trim()
    if (!form.accept({ email: emailProblem(email) })) return
    forgot.mutate(email, {
      onSuccess: () => {
        setSentTo(email)
      },
      onError: (error) => {
        form.accept(refusedField(error, fields) ?? {})
      },
    })
  }
  return (
    <AccountFrame
      title="Forgot your password?"
      text="We send you a link to choose a new one."
      footer={<TextLink to={paths.signIn}>Back to log in</TextLink>}
    >
      <AccountForm
        formRef={form.formRef}
        onSubmit={submit}
        failure={formFailure(forgot.error, fields)}
        submitLabel="Send the link"
        pending={forgot.isPending}
        pendingLabel="Sending…"
      >
        <AccountField
          label="E-mail"
          type="email"
          autoComplete="username"
          {...form.field('email')}
        />
      </AccountForm>
    </AccountFrame>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const sendsMail = useSendsMail()
  const texts = messages.forgot
  return (
    <AccountFrame
      title={sendsMail ? texts.sentTitle : texts.writtenTitle}
      text={sendsMail ? texts.sent(email) : texts.written(email)}
      footer={<TextLink to={paths.signIn}>Back to log in</TextLink>}
    >
      {sendsMail && <p className="mt-3 text-muted">{texts.checkSpam}</p>}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={onAgain}>Ask again</Button>
      </div>
    </AccountFrame>
  )
}
