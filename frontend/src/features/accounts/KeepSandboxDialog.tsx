/* Turns the sandbox into an account: name, e-mail address and a password. */
import { useKeepSandbox } from '@/api/accounts'
import { formFailure, refusedField } from '@/api/errors'
import { AccountField, NewPasswordField } from '@/features/accounts/AccountForm'
import { emailProblem, nameProblem, newPasswordProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import { useForm } from '@/lib/form'
import { FormAlert } from '@/ui/FormAlert'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

const fields = ['name', 'email', 'password'] as const

/** Renders the dialog; the page under it stays what it is. */
export function KeepSandboxDialog({ onClose }: { onClose: () => void }) {
  const keep = useKeepSandbox()
  const form = useForm({ name: '', email: '', password: '' })
  const submit = () => {
    const { name, email, password } = form.values
    const found = {
      name: nameProblem(name),
      email: emailProblem(email),
      password: newPasswordProblem(password, messages.passwordRequired),
    }
    if (!form.accept(found)) return
    keep.mutate(
      { name: name.trim(), email: email.trim(), password },
      {
        onSuccess: () => {
          toast.success(messages.banner.kept.title, messages.banner.kept.text)
          onClose()
        },
        onError: (error) => {
          form.accept(refusedField(error, fields) ?? {})
        },
      },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={messages.banner.keepTitle}
      maxWidth={440}
      formRef={form.formRef}
      onSubmit={submit}
      submitLabel="Create account"
      pending={keep.isPending}
      pendingLabel="Creating your account…"
    >
      <p className="text-muted">{messages.banner.keepText}</p>
      <AccountField
        label="Your name"
        autoComplete="name"
        value={form.values.name}
        error={form.errors.name}
        onChange={(value) => {
          form.set('name', value)
        }}
      />
      <AccountField
        label="E-mail"
        type="email"
        autoComplete="username"
        value={form.values.email}
        error={form.errors.email}
        onChange={(value) => {
          form.set('email', value)
        }}
      />
      <NewPasswordField
        label="Password"
        value={form.values.password}
        error={form.errors.password}
        onChange={(value) => {
          form.set('password', value)
        }}
      />
      <FormAlert message={formFailure(keep.error, fields)} />
    </FormDialog>
  )
}
