/* The e-mail address: it changes when the link that goes to the new one is opened. */
import { useState } from 'react'
import { useChangeEmail } from '@/api/accounts'
import { formFailure, refusedField } from '@/api/errors'
import type { User } from '@/api/schema'
import { useSendsMail } from '@/api/site'
import { Section } from '@/features/accounts/account/Section'
import { AccountField, AccountForm } from '@/features/accounts/AccountForm'
import { emailProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { ResendLink } from '@/features/accounts/ResendLink'
import { useForm } from '@/lib/form'
import { Badge } from '@/ui/Badge'

const fields = ['email', 'password'] as const

/** Renders the present address and the form for another one. */
export function EmailSection({ user }: { user: User }) {
  const change = useChangeEmail()
  const texts = messages.account
  const askedText = useSendsMail() ? texts.emailAsked : texts.emailAskedWithoutMail
  const [asked, setAsked] = useState<string>()
  const form = useForm({ email: '', password: '' })
  const submit = () => {
    const email = form.values.email.trim()
    const { password } = form.values
    const found = {
      email: emailProblem(email),
      password: password === '' && user.hasPassword ? messages.passwordRequired : undefined,
    }
    if (!form.accept(found)) return
    change.mutate(
      { email, password },
      {
        onSuccess: () => {
          setAsked(email)
          form.reset({ email: '', password: '' })
        },
        onError: (error) => {
          form.accept(refusedField(error, fields) ?? {})
        },
      },
    )
  }
  return (
    <Section
      title="E-mail address"
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
        formRef={form.formRef}
        onSubmit={submit}
        failure={formFailure(change.error, fields)}
        submitLabel="Change e-mail address"
        pending={change.isPending}
        pendingLabel="Sending the link…"
      >
        <AccountField
          label="New e-mail address"
          type="email"
          autoComplete="email"
          {...form.field('email')}
        />
        {user.hasPassword && (
          <AccountField
            label="Your password"
            type="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
        )}
        <p role="status" className="empty:sr-only">
          {asked !== undefined && askedText(asked)}
        </p>
      </AccountForm>
    </Section>
  )
}
