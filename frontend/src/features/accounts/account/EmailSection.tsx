/* The email address: it changes when the link that goes to the new one is opened. */
import { useState } from 'react'
import { useChangeEmail } from '@/api/accounts'
import type { User } from '@/api/schema'
import { useSendsMail } from '@/api/site'
import { Section } from '@/features/accounts/account/Section'
import { AccountField, AccountForm } from '@/features/accounts/AccountForm'
import { emailProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { ResendLink } from '@/features/accounts/ResendLink'
import { Badge } from '@/ui/Badge'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'

const empty = { email: '', password: '' }

/** Renders the present address and the form for another one. */
export function EmailSection({ user }: { user: User }) {
  const texts = messages.account
  const askedText = useSendsMail() ? texts.emailAsked : texts.emailAskedWithoutMail
  const [asked, setAsked] = useState<string>()
  const form = useForm({
    initial: empty,
    check: ({ email, password }) => ({
      email: emailProblem(email),
      password: password === '' && user.hasPassword ? messages.passwordRequired : undefined,
    }),
  })
  const submit = useSubmit(form, useChangeEmail(), {
    input: ({ email, password }) => ({ email: email.trim(), password }),
    onDone: () => {
      setAsked(form.getValues().email.trim())
      form.reset(empty)
    },
  })
  return (
    <Section
      title="Email address"
      text={
        <>
          <span className="block text-text">{user.email}</span>
          <Badge tone={user.emailVerified ? 'success' : 'warning'} className="mt-2">
            {user.emailVerified ? 'Verified' : 'Not verified'}
          </Badge>
          {!user.emailVerified && user.sandboxUntil == null && (
            <span className="mt-3 block">
              <ResendLink email={user.email} />
            </span>
          )}
        </>
      }
    >
      <AccountForm
        wide={false}
        submit={submit}
        submitLabel="Change email address"
        pendingLabel="Sending the link…"
      >
        <AccountField
          form={form}
          name="email"
          label="New email address"
          type="email"
          autoComplete="email"
        />
        {user.hasPassword && (
          <AccountField
            form={form}
            name="password"
            label="Your password"
            type="password"
            autoComplete="current-password"
          />
        )}
        <p role="status" className="empty:sr-only">
          {asked !== undefined && askedText(asked)}
        </p>
      </AccountForm>
    </Section>
  )
}
