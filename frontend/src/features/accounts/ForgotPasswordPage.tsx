/* Asking for a link to choose a new password. The answer is the same whether or not there is such an account. */
import { useState } from 'react'
import { useForgotPassword } from '@/api/accounts'
import { useSendsMail } from '@/api/site'
import { AccountField, AccountForm } from '@/features/accounts/AccountForm'
import { AccountFrame, TextLink } from '@/features/accounts/AccountFrame'
import { emailProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'

/** Renders the form, then where to look. */
export function ForgotPasswordPage() {
  useTitle('Forgot your password')
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
  })
  const submit = useSubmit(form, useForgotPassword(), {
    input: ({ email }) => email.trim(),
    onDone: () => {
      setSentTo(form.getValues().email.trim())
    },
  })
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
  return (
    <AccountFrame
      title="Forgot your password?"
      text="We will send you a link to choose a new one."
      footer={<TextLink to={paths.signIn}>Back to log in</TextLink>}
    >
      <AccountForm submit={submit} submitLabel="Send the link" pendingLabel="Sending…">
        <AccountField form={form} name="email" label="Email" type="email" autoComplete="username" />
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
