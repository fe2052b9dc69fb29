/* Turns the sandbox into an account: name, e-mail address and a password. */
import { useKeepSandbox } from '@/api/accounts'
import { formFailure, refusedField } from '@/api/errors'
import { messages } from '@/features/accounts/messages'
import {
  NewPersonFields,
  newPersonFields,
  newPersonProblems,
} from '@/features/accounts/NewPersonFields'
import { useForm } from '@/lib/form'
import { FormAlert } from '@/ui/FormAlert'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

/** Renders the dialog; the page under it stays what it is. */
export function KeepSandboxDialog({ onClose }: { onClose: () => void }) {
  const keep = useKeepSandbox()
  const form = useForm({ name: '', email: '', password: '' })
  const submit = () => {
    const { name, email, password } = form.values
    if (!form.accept(newPersonProblems(form.values))) return
    keep.mutate(
      { name: name.trim(), email: email.trim(), password },
      {
        onSuccess: (answer) => {
          if ('id' in answer) toast.success(messages.banner.kept.title, messages.banner.kept.text)
          else toast.success(messages.checkEmail.title, messages.checkEmail.keep(answer.checkEmail))
          onClose()
        },
        onError: (error) => {
          form.accept(refusedField(error, newPersonFields) ?? {})
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
      <NewPersonFields form={form} />
      <FormAlert message={formFailure(keep.error, newPersonFields)} />
    </FormDialog>
  )
}
