/* The name that others see. */
import { useUpdateUser } from '@/api/accounts'
import { formFailure, refusedField } from '@/api/errors'
import type { User } from '@/api/schema'
import { Section } from '@/features/accounts/account/Section'
import { AccountField, AccountForm } from '@/features/accounts/AccountForm'
import { nameProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { useForm } from '@/lib/form'
import { toast } from '@/ui/toast'

const fields = ['name'] as const

/** Renders the form. */
export function ProfileSection({ user }: { user: User }) {
  const update = useUpdateUser()
  const form = useForm({ name: user.name })
  const submit = () => {
    if (!form.accept({ name: nameProblem(form.values.name) })) return
    update.mutate(
      { name: form.values.name.trim() },
      {
        onSuccess: (saved) => {
          form.reset({ name: saved.name })
          toast.success(messages.account.profileSaved.title, messages.account.profileSaved.text)
        },
        onError: (error) => {
          form.accept(refusedField(error, fields) ?? {})
        },
      },
    )
  }
  return (
    <Section title="Profile" text="Your name stands in the activity of events and in invitations.">
      <AccountForm
        wide={false}
        formRef={form.formRef}
        onSubmit={submit}
        failure={formFailure(update.error, fields)}
        submitLabel="Save profile"
        pending={update.isPending}
        pendingLabel="Saving…"
      >
        <AccountField label="Your name" autoComplete="name" {...form.field('name')} />
      </AccountForm>
    </Section>
  )
}
