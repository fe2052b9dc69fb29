/* The name that others see. */
import { useUpdateUser } from '@/api/accounts'
import type { User } from '@/api/schema'
import { Section } from '@/features/accounts/account/Section'
import { AccountField, AccountForm } from '@/features/accounts/AccountForm'
import { nameProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { toast } from '@/ui/toast'
import { UnsavedForm } from '@/ui/unsaved-changes'

/** Renders the form. */
export function ProfileSection({ user }: { user: User }) {
  const form = useForm({
    initial: { name: user.name },
    check: ({ name }) => ({ name: nameProblem(name) }),
  })
  const submit = useSubmit(form, useUpdateUser(), {
    input: ({ name }) => ({ name: name.trim() }),
    onDone: (saved) => {
      form.reset({ name: saved.name })
      toast.success(messages.account.profileSaved.title, messages.account.profileSaved.text)
    },
  })
  return (
    <Section title="Profile" text="Shown in the activity of events and in invitations.">
      <AccountForm wide={false} submit={submit} submitLabel="Save profile" pendingLabel="Saving…">
        <AccountField form={form} name="name" label="Your name" autoComplete="name" />
        <UnsavedForm form={form} />
      </AccountForm>
    </Section>
  )
}
