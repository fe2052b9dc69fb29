/* Turns the sandbox into an account: name, email address and a password. */
import { useKeepSandbox } from '@/api/accounts'
import { messages } from '@/features/accounts/messages'
import { NewPersonFields, newPersonProblems, trimmed } from '@/features/accounts/NewPersonFields'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

/** Renders the dialog; the page under it stays what it is. */
export function KeepSandboxDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: { name: '', email: '', password: '' },
    check: newPersonProblems,
  })
  const submit = useSubmit(form, useKeepSandbox(), {
    input: trimmed,
    onDone: (answer) => {
      if ('id' in answer) toast.success(messages.banner.kept.title, messages.banner.kept.text)
      else toast.success(messages.checkEmail.title, messages.checkEmail.keep(answer.checkEmail))
      onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={messages.banner.keepTitle}
      maxWidth={440}
      submit={submit}
      submitLabel="Create account"
      pendingLabel="Creating your account…"
    >
      <p className="text-muted">{messages.banner.keepText}</p>
      <NewPersonFields form={form} />
    </FormDialog>
  )
}
