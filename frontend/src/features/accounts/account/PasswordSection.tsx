/* Changing the password, or setting the first one. */
import { useChangePassword } from '@/api/accounts'
import type { User } from '@/api/schema'
import { Section } from '@/features/accounts/account/Section'
import { AccountField, AccountForm, NewPasswordField } from '@/features/accounts/AccountForm'
import { newPasswordProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { toast } from '@/ui/toast'

const empty = { currentPassword: '', newPassword: '' }

/** Renders the form; people who sign in elsewhere have no present password to type. */
export function PasswordSection({ user }: { user: User }) {
  const form = useForm({
    initial: empty,
    check: ({ currentPassword, newPassword }) => ({
      currentPassword:
        user.hasPassword && currentPassword === '' ? messages.passwordRequired : undefined,
      newPassword: newPasswordProblem(newPassword),
    }),
  })
  const submit = useSubmit(form, useChangePassword(), {
    input: (values) => values,
    onDone: () => {
      form.reset(empty)
      const { title, text } = messages.account.passwordChanged
      toast.success(title, text)
    },
  })
  return (
    <Section
      title="Password"
      text={
        user.hasPassword
          ? 'Changing it signs out every other device.'
          : 'You currently sign in without a password. You can set one as a second way to sign in.'
      }
    >
      <AccountForm
        wide={false}
        submit={submit}
        submitLabel={user.hasPassword ? 'Change password' : 'Set password'}
        pendingLabel="Changing…"
      >
        {user.hasPassword && (
          <AccountField
            form={form}
            name="currentPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
          />
        )}
        <NewPasswordField form={form} name="newPassword" label="New password" />
      </AccountForm>
    </Section>
  )
}
