/* Changing the password, or setting the first one. */
import { useChangePassword } from '@/api/accounts'
import { formFailure, refusedField } from '@/api/errors'
import type { User } from '@/api/schema'
import { Section } from '@/features/accounts/account/Section'
import { AccountField, AccountForm, NewPasswordField } from '@/features/accounts/AccountForm'
import { newPasswordProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { useForm } from '@/lib/form'
import { toast } from '@/ui/toast'

const fields = ['currentPassword', 'newPassword'] as const
const empty = { currentPassword: '', newPassword: '' }

/** Renders the form; people who sign in elsewhere have no present password to type. */
export function PasswordSection({ user }: { user: User }) {
  const change = useChangePassword()
  const form = useForm(empty)
  const submit = () => {
    const { currentPassword, newPassword } = form.values
    const found = {
      currentPassword:
        user.hasPassword && currentPassword === '' ? messages.passwordRequired : undefined,
      newPassword: newPasswordProblem(newPassword),
    }
    if (!form.accept(found)) return
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.reset(empty)
          const { title, text } = messages.account.passwordChanged
          toast.success(title, text)
        },
        onError: (error) => {
          form.accept(refusedField(error, fields) ?? {})
        },
      },
    )
  }
  return (
    <Section
      title="Password"
      text={
        user.hasPassword
          ? 'Changing it signs out every other device.'
          : 'You sign in without a password so far. You may set one as a second way in.'
      }
    >
      <AccountForm
        wide={false}
        formRef={form.formRef}
        onSubmit={submit}
        failure={formFailure(change.error, fields)}
        submitLabel={user.hasPassword ? 'Change password' : 'Set password'}
        pending={change.isPending}
        pendingLabel="Changing…"
      >
        {user.hasPassword && (
          <AccountField
            label="Current password"
            type="password"
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
        )}
        <NewPasswordField label="New password" {...form.field('newPassword')} />
      </AccountForm>
    </Section>
  )
}
